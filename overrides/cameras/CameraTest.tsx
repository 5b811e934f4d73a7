import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SourceProbe } from "../../src/generated/types/SourceProbe.ts";
import type { Track } from "../../src/generated/types/Track.ts";
import { formatBitrate } from "../../src/model/units/formatQuantity.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { camerasText } from "../../src/texts/en/cameras.ts";
import styles from "./Cameras.module.css";

interface CameraTestProps {
  /** With its login; undefined while it cannot be tested, as the fields say. */
  readonly url: string | undefined;
}

/** What the test of an address came to. */
interface Told {
  readonly url: string;
  readonly probe?: SourceProbe;
  readonly failure?: string;
}

/** Has the server look at the camera that is typed, and says what it sends or what is wrong. */
export const CameraTest = observer(function CameraTest({ url }: CameraTestProps) {
  const { calls, connection, serverInfo } = useStores();
  const [told, setTold] = useState<Told>();
  const [isRunning, setRunning] = useState(false);
  const latest = useRef(0);
  if (!serverInfo.can("probe_source")) return <p className={styles.quiet}>{camerasText("cameras.cannotTest")}</p>;
  if (url !== undefined && !/^(rtsp|rtmp)s?:\/\//i.test(url))
    return <p className={styles.quiet}>{camerasText("cameras.notTested")}</p>;
  const test = async (asked: string) => {
    latest.current += 1;
    const own = latest.current;
    setRunning(true);
    const next = await calls.probeSource(asked).then(
      (probe): Told => ({ url: asked, probe }),
      (error: unknown): Told => ({ url: asked, failure: error instanceof Error ? error.message : String(error) }),
    );
    if (own !== latest.current) return;
    setTold(next);
    setRunning(false);
  };
  return (
    <div className={styles.test}>
      <Button
        icon="activity"
        isBusy={isRunning}
        disabled={url === undefined || connection.isOffline}
        onClick={() => url !== undefined && void test(url)}
      >
        {camerasText("cameras.test")}
      </Button>
      {isRunning && <LoadingState label={camerasText("cameras.testing")} />}
      {!isRunning && told !== undefined && <Outcome told={told} isOld={told.url !== url} />}
    </div>
  );
});

function Outcome({ told, isOld }: { readonly told: Told; readonly isOld: boolean }) {
  const { probe, failure = probe?.message } = told;
  const info = probe?.media_info;
  if (info === undefined) {
    return (
      <p className={styles.failed} role="alert">
        <Icon name="failure" size={16} />
        {failure}
      </p>
    );
  }
  const { tracks = [] } = info;
  const hasVideo = tracks.some(({ content }) => content === "video");
  const bitrate = probe?.bitrate;
  return (
    <div className={styles.found} role="status">
      <p className={hasVideo ? styles.works : styles.odd}>
        <Icon name={hasVideo ? "success" : "warning"} size={16} />
        {hasVideo
          ? camerasText("cameras.works", { time: formatDuration(probe?.took_ms ?? 0) })
          : camerasText("cameras.noVideo")}
      </p>
      <KeyValueList
        rows={[
          ...tracks.map((track) => ({
            name: camerasText(track.content === "video" ? "cameras.video" : "cameras.audio"),
            value: trackWords(track),
          })),
          ...(bitrate === undefined ? [] : [{ name: camerasText("cameras.bitrate"), value: formatBitrate(bitrate) }]),
        ]}
      />
      {isOld && <p className={styles.quiet}>{camerasText("cameras.old")}</p>}
    </div>
  );
}

function trackWords({ codec, size, fps }: Track): string {
  return [codec, size?.replace("x", " × "), fps === undefined ? undefined : camerasText("cameras.fps", { fps })]
    .filter((word) => word !== undefined)
    .join(", ");
}
