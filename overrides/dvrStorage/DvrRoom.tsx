import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { classes } from "../../src/components/classes.ts";
import { ProgressBar } from "../../src/components/states/ProgressBar.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import { entities } from "../../src/generated/entities.ts";
import { type DvrRoomStats, type FolderRoom, readDvrRoom, sumOfRooms } from "../../src/model/dvr/dvrRoom.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { dvrStorageText } from "../../src/texts/en/dvrStorage.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./DvrStorage.module.css";

/** Where the archives of a DVR lie, what they take, how deep they reach, whose they are and how full the disk is. */
export const DvrRoom = observer(function DvrRoom({ path, server }: SectionPieceProps) {
  const room = useRoom(path, server !== undefined);
  return (
    <div className={classes(fields.fieldRow, styles.room)} role="group" aria-label={dvrStorageText("dvr.room")}>
      <span className={fields.label}>{dvrStorageText("dvr.room")}</span>
      <div className={styles.parts} data-live>
        {typeof room === "string" ? <p className={styles.quiet}>{room}</p> : <Facts room={room} />}
      </div>
    </div>
  );
});

/** How full each disk of a DVR is. */
export const DvrDisks = observer(function DvrDisks({ path, server }: SectionPieceProps) {
  const room = useRoom(path, server !== undefined);
  if (typeof room === "string" || room.disks.length === 0) return null;
  return (
    <ul className={styles.disks} data-live aria-label={dvrStorageText("dvr.room")}>
      {room.disks.map(([name, disk]) => (
        <li key={name}>
          <Folder name={name} room={disk} hasRecordings />
        </li>
      ))}
    </ul>
  );
});

/** What the server tells, or why there is nothing to show. */
function useRoom(path: SectionPieceProps["path"], isSaved: boolean): DvrRoomStats | string {
  const { config, serverInfo } = useStores();
  const [collection = "", key = ""] = path ?? [];
  const reported = config.node(collection, key).readRuntime()?.["stats"];
  if (!isSaved) return dvrStorageText("dvr.room.unsaved");
  const room = readDvrRoom(reported);
  return room ?? dvrStorageText(serverInfo.can("dvr_impact") ? "dvr.room.waiting" : "dvr.room.unknown");
}

const Facts = observer(function Facts({ room }: { readonly room: DvrRoomStats }) {
  const { connection } = useStores();
  const { used, fromMs, root, disks } = room;
  return (
    <>
      {connection.isOffline && <p className={styles.quiet}>{dvrStorageText("dvr.room.stale")}</p>}
      {root !== undefined && <Folder name={root.folder} room={root} hasRecordings={false} />}
      {disks.length > 0 && <DiskSum disks={disks.map(([, disk]) => disk)} />}
      <dl className={styles.facts}>
        <div>
          <dt>{dvrStorageText("dvr.room.recordings")}</dt>
          <dd>
            {fromMs === undefined
              ? dvrStorageText("dvr.room.nothing")
              : dvrStorageText("dvr.room.since", { size: formatBytes(used), from: formatMoment(fromMs) })}{" "}
            {room.isReading && dvrStorageText("dvr.room.reading")}
          </dd>
        </div>
        <div>
          <dt>{dvrStorageText("dvr.room.streams")}</dt>
          <dd>
            <Streams room={room} />
          </dd>
        </div>
      </dl>
    </>
  );
});

const Streams = observer(function Streams({ room: { streams, streamCount } }: { readonly room: DvrRoomStats }) {
  const own = useStores().config.readList("streams");
  if (streamCount === 0) return dvrStorageText("dvr.room.noStreams");
  const others = streamCount - streams.length;
  return (
    <span className={styles.names}>
      {streams.map((name) =>
        // What a location or mirror brings has no settings of its own.
        Object.hasOwn(own, name) ? (
          <Link key={name} to={`/${entities.stream.route}/${formatMediaNames([name])}/dvr`}>
            {name}
          </Link>
        ) : (
          <span key={name}>{name}</span>
        ),
      )}
      {others > 0 && <span>{dvrStorageText("dvr.room.more", { count: others })}</span>}
    </span>
  );
});

interface FolderProps {
  readonly name: string;
  readonly room: FolderRoom;
  readonly hasRecordings: boolean;
}

/** A folder, how full the file system under it is, and what is wrong with it. */
function Folder({ name, room: { folder, state, error, total, free, used }, hasRecordings }: FolderProps) {
  return (
    <div className={styles.folder}>
      <div className={styles.name} title={folder}>
        {name}
      </div>
      {total !== undefined && free !== undefined && <Fill folder={folder} total={total} free={free} />}
      {hasRecordings && state !== "failed" && (
        <div className={styles.quiet}>
          {dvrStorageText("dvr.room.recordings")}: {formatBytes(used)}
        </div>
      )}
      {state === "failed" && <div className={styles.bad}>{error}</div>}
      {state === "new" && <div className={styles.quiet}>{dvrStorageText("dvr.room.new")}</div>}
    </div>
  );
}

/** The disks of a RAID as one. */
function DiskSum({ disks }: { readonly disks: readonly FolderRoom[] }) {
  const failed = disks.filter(({ state }) => state === "failed");
  return (
    <div className={styles.folder}>
      <Fill folder={disks.map(({ folder }) => folder).join(", ")} {...sumOfRooms(disks)} />
      {failed.map(({ folder, error }) => (
        <div key={folder} className={styles.bad}>
          {error}
        </div>
      ))}
    </div>
  );
}

function Fill({ folder, total, free }: { readonly folder: string; readonly total: number; readonly free: number }) {
  return (
    <ProgressBar
      kind="level"
      label={dvrStorageText("dvr.room.disk", { folder })}
      value={total - free}
      max={total}
      valueText={dvrStorageText("dvr.room.free", { free: formatBytes(free), total: formatBytes(total) })}
    />
  );
}
