import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { GridCell } from "../../src/components/data/VirtualList.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { cameraAddress, cameraArchive } from "../../src/model/cameras/cameraStreams.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import { StreamView } from "../../src/model/stream/StreamView.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { camerasText } from "../../src/texts/en/cameras.ts";
import { Thumbnail } from "../player/Thumbnail.tsx";
import styles from "./Cameras.module.css";

/** One camera in the list: its picture, where it is, how it does, and how it is recorded. */
export const CameraRow = observer(function CameraRow({ item: name }: { readonly item: string }) {
  const { config } = useStores();
  const node = config.node("streams", name);
  const stream = node.readConfig();
  node.readRuntime();
  if (stream === undefined) return null;
  const view = new StreamView(stream);
  const to = `/standalone/${formatMediaNames([name])}`;
  return (
    <>
      <GridCell isLive>
        <span className={styles.picture}>
          <Thumbnail name={name} hasPicture={view.hasPicture} />
        </span>
      </GridCell>
      <GridCell>
        <div className={styles.words}>
          <Link to={to} className={styles.name} title={name}>
            {withHiddenShown(name)}
          </Link>
          <span className={styles.address} title={cameraAddress(stream)}>
            {cameraAddress(stream)}
          </span>
        </div>
      </GridCell>
      <GridCell isLive>
        <div className={styles.words}>
          <StatusDot status={view.dot} text={view.status.text} />
          <Archive name={name} stream={stream} to={`${to}/dvr`} />
        </div>
      </GridCell>
    </>
  );
});

interface ArchiveProps {
  readonly name: string;
  readonly stream: JsonObject;
  readonly to: string;
}

const Archive = observer(function Archive({ name, stream, to }: ArchiveProps) {
  const { config } = useStores();
  const archive = cameraArchive(stream, config.readList("dvrs"));
  if (archive === undefined) return <span className={styles.unrecorded}>{camerasText("cameras.notRecorded")}</span>;
  const { keptS, recordedS } = archive;
  const words = [
    recordedS === undefined
      ? camerasText("cameras.recording")
      : camerasText("cameras.recorded", { time: formatDuration(recordedS * 1000) }),
    keptS === undefined
      ? camerasText("cameras.keptAll")
      : camerasText("cameras.kept", { time: formatDuration(keptS * 1000) }),
  ].join(", ");
  return (
    <Link to={to} className={styles.archive} aria-label={`${camerasText("cameras.archiveOf", { name })}: ${words}`}>
      {words}
    </Link>
  );
});
