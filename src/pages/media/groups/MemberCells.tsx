import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button } from "../../../components/controls/Button.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import type { JsonObject } from "../../../model/Json.ts";
import { isRunning } from "../../../model/stream/reportedStream.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import type { StreamView } from "../../../model/stream/StreamView.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../mediaAddresses.ts";
import { useRestart } from "../../stream/useRestart.ts";
import type { MediaColumn } from "../MediaHead.tsx";
import { StatusCell } from "../StatusCell.tsx";
import styles from "./GroupedList.module.css";

/** The columns of a list whose groups hold streams, up to what is the list's own. */
export function memberColumns(): readonly MediaColumn[] {
  return [
    { id: "select", label: text("media.selectColumn"), isHidden: true },
    { id: "name", label: text("media.name"), sortKey: "name" },
    { id: "status", label: text("media.status"), sortKey: "status" },
    { id: "clients", label: text("media.clients"), sortKey: "clients", isNumber: true },
    { id: "bitrate", label: text("media.bitrate"), sortKey: "bitrate", isNumber: true },
    { id: "runtime", label: text("media.runtime"), sortKey: "runtime", isNumber: true },
  ];
}

interface MemberNameProps {
  readonly kind: "published" | "mirrored" | "file";
  /** Its whole name, the prefix included. */
  readonly name: string;
  /** What is shown of it. */
  readonly label?: string;
}

/** The way to a stream or file below a group. */
export function MemberName({ kind, name, label = name }: MemberNameProps) {
  const { search } = useLocation();
  return (
    <span className={styles.member}>
      <Link to={itemAddress(kind, [name]) + search} tabIndex={-1} title={withHiddenShown(name)}>
        {withHiddenShown(label)}
      </Link>
    </span>
  );
}

interface MemberCellsProps {
  readonly name: string;
  readonly view: StreamView;
  /** Beside the status. */
  readonly children?: ReactNode;
}

/** How one stream below a group does: status, clients, bitrate, runtime. */
export function MemberCells({ name, view, children }: MemberCellsProps) {
  return (
    <>
      <GridCell>
        {children === undefined ? (
          <StatusCell name={name} view={view} />
        ) : (
          <span className={styles.state}>
            <StatusCell name={name} view={view} />
            {children}
          </span>
        )}
      </GridCell>
      <GridCell isNumber>{view.clients}</GridCell>
      <GridCell isNumber>{view.bitrate}</GridCell>
      <GridCell isNumber>{view.runtime}</GridCell>
    </>
  );
}

/** Restarts a relayed stream while it runs; one that runs on demand is so stopped until the next client comes. */
export const StopButton = observer(function StopButton({
  name,
  stream,
}: {
  readonly name: string;
  readonly stream: JsonObject;
}) {
  const { connection } = useStores();
  const { restart, isRestarting } = useRestart([name]);
  if (!isRunning(stream) && !isRestarting) return null;
  return (
    <Button size="small" variant="ghost" disabled={connection.isOffline} isBusy={isRestarting} onClick={restart}>
      {text(stream["static"] === false ? "groups.stop" : "groups.restart")}
    </Button>
  );
});
