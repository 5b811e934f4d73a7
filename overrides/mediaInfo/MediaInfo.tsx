import { useEffect, useRef, useState } from "react";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { MediaInfo as ReportedMedia } from "../../src/generated/types/MediaInfo.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { TrackTable } from "./TrackTable.tsx";
import styles from "./MediaInfo.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

interface MediaInfoProps {
  /** Of a stream or a file. */
  readonly name: string;
  /** What the server reports of it; drawn anew by whoever watches it. */
  readonly stats: JsonObject;
}

/** What comes in and what goes out, track by track. Where the stats do not say what goes out, the server is asked. */
export function MediaInfo({ name, stats }: MediaInfoProps) {
  const reported = stats["media_info"];
  const asked = useMediaInfo(name, tracksOf(reported) === undefined);
  return (
    <>
      <Tracks title={overviewText("mediaInfo.input")} info={stats["input_media_info"]} />
      <Tracks title={overviewText("mediaInfo.output")} info={tracksOf(reported) ? reported : asked} />
    </>
  );
}

function Tracks({ title, info }: { readonly title: string; readonly info: unknown }) {
  const tracks = tracksOf(info);
  return (
    <Panel title={title} isFlush={tracks !== undefined}>
      {tracks ? (
        <TrackTable caption={title} tracks={tracks} />
      ) : (
        <p className={styles.none}>{overviewText("mediaInfo.none")}</p>
      )}
    </Panel>
  );
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
