import { observer } from "mobx-react-lite";
import { Button } from "../../src/components/controls/Button.tsx";
import { StatusCell } from "../../src/components/states/StatusCell.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { WhenSign } from "../../src/components/states/WhenSign.tsx";
import { useRestart } from "../../src/context/useRestart.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { GroupTotals } from "../../src/model/media/mediaGroups.ts";
import { isRunning } from "../../src/model/stream/reportedStream.ts";
import type { StreamView } from "../../src/model/stream/StreamView.ts";
import { formatBitrate, formatCount } from "../../src/model/units/formatQuantity.ts";
import { text } from "../../src/texts/text.ts";
import type { OwnColumn } from "../ListOverride.ts";
import styles from "./mediaLists.module.css";

type StreamColumn = "clients" | "bitrate" | "runtime";

/** The columns that say how the streams below an item do; which go first where the list is narrow is the list's matter. */
export function streamColumnsFrom(fromPx: Readonly<Record<StreamColumn, number>>) {
  const column = (id: StreamColumn, width: string): OwnColumn<StreamColumn> => ({
    id,
    get label() {
      return text(`media.column.${id}`);
    },
    width,
    fromPx: fromPx[id],
    isNumber: true,
    isSorted: true,
  });
  return [column("clients", "3.5rem"), column("bitrate", "5.5rem"), column("runtime", "4.75rem")];
}

/** What the streams below an item come to: status, clients, bitrate, and no runtime. */
export function totalsCells({ status, clients, bitrateKbit }: GroupTotals, words: string) {
  return {
    status: (
      <span className={styles.status} title={words}>
        <StatusDot status={status} text={words} />
      </span>
    ),
    clients: formatCount(clients),
    bitrate: bitrateKbit > 0 && formatBitrate(bitrateKbit),
  };
}

/** How one stream below an item does. */
export function streamCells(name: string, view: StreamView) {
  const { clients, bitrate, runtime } = view;
  return { status: <StatusCell name={name} view={view} />, clients, bitrate, runtime };
}

interface StopButtonProps {
  readonly name: string;
  readonly stream: JsonObject;
}

/** Restarts a relayed stream while it runs; one that runs on demand is so stopped until the next client comes. */
export const StopButton = observer(function StopButton({ name, stream }: StopButtonProps) {
  const { connection } = useStores();
  const { restart, isRestarting } = useRestart([name], stream["static"] === false ? "stop" : "restart");
  if (!isRunning(stream) && !isRestarting) return null;
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className={styles.stop}
        disabled={connection.isOffline}
        isBusy={isRestarting}
        onClick={restart}
      >
        {text(stream["static"] === false ? "groups.stop" : "groups.restart")}
      </Button>
      <WhenSign when="atOnce" isShort />
    </>
  );
});
