import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { OfflineBanner } from "../../components/shell/OfflineBanner.tsx";
import { lazyPart, MissingParts } from "../../components/states/lazyPart.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { formatLasting } from "../../model/units/formatTime.ts";

/** What stands above every page: what the server wants known. */
export const ShellNotices = observer(function ShellNotices() {
  const { handEdit, notifications } = useStores();
  const [isNeeded, setNeeded] = useState(false);
  // They stay from then on, as what was refused for the sake of one is taken back with it.
  if (!isNeeded && (handEdit.words !== undefined || notifications.count > 0)) setNeeded(true);
  return (
    <>
      <MissingParts />
      <Suspense fallback={notifications.isPutAway || <p style={{ height: 35 }} />}>
        {isNeeded && <ServerNotices />}
      </Suspense>
    </>
  );
});

/** In the header: the way back to the notices that were put away. */
export const NoticesAway = observer(function NoticesAway() {
  const { notifications } = useStores();
  return <Suspense>{notifications.isPutAway && notifications.count > 0 && <NoticeBell />}</Suspense>;
});

/** In the header: that a text is typed which the draft does not know, with the way to it. */
export const TextAside = observer(function TextAside() {
  const { configText } = useStores();
  return <Suspense>{configText.isAside && <UnsavedText />}</Suspense>;
});

const loadNotices = () => import("./ServerNotices.tsx");
const ServerNotices = lazyPart(() => loadNotices().then((file) => file.ServerNotices));
const UnsavedText = lazyPart(() => loadNotices().then((file) => file.UnsavedText));
const NoticeBell = lazyPart(() => loadNotices().then((file) => file.NoticeBell));

const loadTrial = () => import("./TrialBanner.tsx").then((file) => file.TrialBanner);
const TrialBanner = lazyPart(loadTrial);

/** What stays in sight on every page: that the connection is down, and the save that is undone unless it is kept. */
export const UrgentNotices = observer(function UrgentNotices({ onReconnect }: { readonly onReconnect: () => void }) {
  const { connection } = useStores();
  return (
    <>
      {connection.isOffline && <Offline onReconnect={onReconnect} />}
      <TrialNotice />
    </>
  );
});

const TrialNotice = observer(function TrialNotice() {
  const { draft, ownSaves, serverInfo } = useStores();
  const [isNeeded, setNeeded] = useState(false);
  // It stays from then on, to say what became of it.
  if (!isNeeded && (serverInfo.info?.pending_save || ownSaves.trial)) setNeeded(true);
  const mayBeNeeded = draft.count > 0 && serverInfo.can("confirm");
  useEffect(() => {
    // The very save that needs it may cut the line.
    if (mayBeNeeded) loadTrial().catch(() => undefined);
  }, [mayBeNeeded]);
  return (
    isNeeded && (
      <Suspense>
        <TrialBanner />
      </Suspense>
    )
  );
});

const Offline = observer(function Offline({ onReconnect }: { readonly onReconnect: () => void }) {
  const { connection, config, clock } = useStores();
  const { state } = connection;
  const now = clock.readMs();
  const age = config.lastFrameAt === undefined ? undefined : formatLasting(now - config.lastFrameAt);
  const next = state.kind === "offline" ? Math.max(Math.ceil((state.nextAttemptAt - now) / 1000), 0) : null;
  return <OfflineBanner age={age} nextAttemptInS={next} onReconnect={onReconnect} />;
});
