import { observer } from "mobx-react-lite";
import { Icon } from "../../components/Icon.tsx";
import { SavingIndicator } from "../../components/shell/SavingIndicator.tsx";
import { StatusLine } from "../../components/shell/StatusLine.tsx";
import { Badge } from "../../components/states/Badge.tsx";
import { useSaving, useStores } from "../../context/StoresContext.ts";
import { formatBandwidth } from "../../model/units/formatQuantity.ts";
import { foreignZone, formatLasting } from "../../model/units/formatTime.ts";
import { text } from "../../texts/text.ts";
import styles from "./ShellNotices.module.css";

const timeoutS = 10;

/** What is happening to the config that was sent, in the header of every page. */
export const SavingStatus = observer(function SavingStatus() {
  const { state } = useStores().save;
  const isSaving = useSaving();
  if (state.kind === "running") return <Running since={state.since} />;
  // What checks it may still be on its way; what asks about it says so itself.
  const isUntold = state.kind !== "slow" && state.kind !== "unconfirmed";
  if (isSaving && isUntold) return <Running since={Number.POSITIVE_INFINITY} />;
  return <SavingIndicator state={state} />;
});

const Running = observer(function Running({ since }: { readonly since: number }) {
  const elapsedS = Math.max(Math.floor((useStores().clock.readMs() - since) / 1000), 0);
  return <SavingIndicator state={{ kind: "running", elapsedS, timeoutS }} />;
});

/** That what is shown is not live, in the header that stays in sight. */
export const LineStatus = observer(function LineStatus() {
  const { connection } = useStores();
  if (!connection.isStale) return null;
  const words = text(connection.isOffline ? "offline.word" : "offline.quiet");
  return (
    <span className={styles.sign} title={words}>
      <Badge tone="warn">
        <Icon name="unplug" size={12} />
        <span>{words}</span>
      </Badge>
    </span>
  );
});

/** The server's totals under the header. */
export const ServerStatus = observer(function ServerStatus() {
  const { info } = useStores().serverInfo;
  if (!info) return null;
  return (
    <StatusLine
      version={info.version}
      build={info.build}
      streams={info.total_streams ?? 0}
      onlineStreams={info.online_streams ?? 0}
      files={info.opened_files ?? 0}
      clients={info.total_clients ?? 0}
      input={formatBandwidth(info.input_kbit ?? 0)}
      output={formatBandwidth(info.output_kbit ?? 0)}
      uptime={formatLasting((info.uptime ?? 0) * 1000)}
      zone={foreignZone(Date.now())}
    />
  );
});
