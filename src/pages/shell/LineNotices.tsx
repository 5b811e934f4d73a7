import { observer } from "mobx-react-lite";
import { Notifications } from "../../components/shell/Notifications.tsx";
import { OfflineBanner } from "../../components/shell/OfflineBanner.tsx";
import { formatDuration } from "../../model/units/formatDuration.ts";
import { HandEditNotice } from "./HandEditNotice.tsx";
import { useStores } from "../../context/useStores.ts";

/** What stands above every page: that the line is down, and what the server wants known. */
export const LineNotices = observer(function LineNotices({ onReconnect }: { readonly onReconnect: () => void }) {
  const { connection, notifications } = useStores();
  return (
    <>
      {connection.isOffline && <Offline onReconnect={onReconnect} />}
      <HandEditNotice />
      <Notifications nextVersion={notifications.nextVersion} errors={notifications.errors} />
    </>
  );
});

const Offline = observer(function Offline({ onReconnect }: { readonly onReconnect: () => void }) {
  const { connection, config, clock } = useStores();
  const { line } = connection;
  const now = clock.readMs();
  const age = config.lastFrameAt === undefined ? undefined : formatDuration(Math.max(now - config.lastFrameAt, 0));
  const next = line.kind === "offline" ? Math.max(Math.ceil((line.nextAttemptAt - now) / 1000), 0) : null;
  return <OfflineBanner age={age} nextAttemptInS={next} onReconnect={onReconnect} />;
});
