import { useEffect, useRef, useState } from "react";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { MediaInfo as ReportedMedia } from "../../src/generated/types/MediaInfo.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { overviewText } from "../../src/texts/en/streamOverview.ts";
import styles from "./MediaInfo.module.css";
import { TrackTable } from "./TrackTable.tsx";
import { trackRows } from "./trackRows.ts";

interface MediaInfoProps {
  /** Of a stream or a file. */
  readonly name: string;
  /** What the server reports of it; drawn anew by whoever watches it. */
  readonly stats: JsonObject;
}

/** What comes in and what goes out, track by track in one table. Where the stats do not say what goes out, the server is asked. */
export function MediaInfo({ name, stats }: MediaInfoProps) {
  const input = tracksOf(stats["input_media_info"]);
  const reported = tracksOf(stats["media_info"]);
  const asked = useMediaInfo(name, reported === undefined);
  const output = reported ?? tracksOf(asked);
  const title = overviewText("mediaInfo.title");
  if (!input && !output) {
    return (
      <Panel title={title}>
        <p className={styles.none}>{overviewText("mediaInfo.none")}</p>
      </Panel>
    );
  }
  const rows = trackRows(input, output);
  // What is down may still report what it was made of.
  const isOver = stats["alive"] === false;
  const direction = directionOf(input !== undefined, output !== undefined, rows);
  return (
    <Panel title={title} help={isOver ? overviewText("mediaInfo.over") : direction} isFlush>
      <div data-live className={styles.tracks}>
        <TrackTable caption={title} rows={rows} />
      </div>
    </Panel>
  );
}

/** Which way the tracks of the table go. */
function directionOf(hasInput: boolean, hasOutput: boolean, rows: ReturnType<typeof trackRows>): string {
  if (!hasOutput) return overviewText("mediaInfo.inputOnly");
  if (!hasInput) return overviewText("mediaInfo.outputOnly");
  return overviewText(rows.some(({ isOther }) => isOther) ? "mediaInfo.differs" : "mediaInfo.same");
}

/** The tracks of a media info; undefined while nothing is known of them. */
function tracksOf(info: unknown): readonly JsonObject[] | undefined {
  const tracks = isPlainObject(info) ? info["tracks"] : undefined;
  const known = Array.isArray(tracks) ? tracks.filter(isPlainObject) : [];
  return known.length === 0 ? undefined : known;
}

/** Asks the server once what something consists of, when it is needed as its page opens; undefined without an answer. */
function useMediaInfo(name: string, isNeeded: boolean): ReportedMedia | undefined {
  const { calls, failures } = useStores();
  const [answer, setAnswer] = useState<{ readonly name: string; readonly info: ReportedMedia }>();
  const needed = useRef(isNeeded);
  useEffect(() => {
    let isCurrent = true;
    if (needed.current) {
      void failures.attempt(overviewText("mediaInfo.failed", { name }), async () => {
        const info = await calls.mediaInfo(name);
        if (isCurrent) setAnswer({ name, info });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [calls, failures, name]);
  return answer?.name === name ? answer.info : undefined;
}
