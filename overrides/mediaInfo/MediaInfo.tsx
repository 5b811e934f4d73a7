import { Panel } from "../../src/components/data/Panel.tsx";
import type { JsonObject } from "../../src/model/Json.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./MediaInfo.module.css";
import { TrackTable } from "./TrackTable.tsx";
import { tracksOf } from "./tracksOf.ts";
import { useMediaInfo } from "./useMediaInfo.ts";

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
      <Tracks title={text("mediaInfo.input")} info={stats["input_media_info"]} />
      <Tracks title={text("mediaInfo.output")} info={tracksOf(reported) ? reported : asked} />
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
        <p className={styles.none}>{text("mediaInfo.none")}</p>
      )}
    </Panel>
  );
}
