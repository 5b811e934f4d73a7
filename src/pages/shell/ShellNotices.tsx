import { observer } from "mobx-react-lite";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { Notifications } from "../../components/shell/Notifications.tsx";
import { OfflineBanner } from "../../components/shell/OfflineBanner.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { formatDuration } from "../../model/units/formatTime.ts";
import { text } from "../../texts/text.ts";
import styles from "./ShellNotices.module.css";

/** What stands above every page: that the connection is down, and what the server wants known. */
export const ShellNotices = observer(function ShellNotices({ onReconnect }: { readonly onReconnect: () => void }) {
  const { connection, notifications } = useStores();
  return (
    <>
      {connection.isOffline && <Offline onReconnect={onReconnect} />}
      <HandEditNotice />
      <Notifications nextVersion={notifications.nextVersion} errors={notifications.errors} />
    </>
  );
});

const loadTrial = () => import("./TrialBanner.tsx").then((file) => ({ default: file.TrialBanner }));
// A line that breaks in this moment must not take the page with it.
const TrialBanner = lazy<ComponentType>(() => loadTrial().catch(() => ({ default: () => null })));

/** The save that is undone unless it is kept; it stays in sight. */
export const TrialNotice = observer(function TrialNotice() {
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
  const age = config.lastFrameAt === undefined ? undefined : formatDuration(Math.max(now - config.lastFrameAt, 0));
  const next = state.kind === "offline" ? Math.max(Math.ceil((state.nextAttemptAt - now) / 1000), 0) : null;
  return <OfflineBanner age={age} nextAttemptInS={next} onReconnect={onReconnect} />;
});

/** Of a file full of them the first say what is meant. */
const mostShown = 5;

/** Says that the config file was edited by hand and cannot be taken, so that nothing can be saved, and offers the ways out. */
export const HandEditNotice = observer(function HandEditNotice() {
  const { handEdit, questions, save } = useStores();
  const { words, edit, isBusy } = handEdit;
  useEffect(() => void handEdit.refresh(), [handEdit, words]);
  useEffect(() => {
    // What was refused because of it can be saved now.
    if (words === undefined && save.failure?.kind === "hand-edit") save.dismissFailure();
  }, [save, words]);
  if (words === undefined) return null;
  const changes = edit?.mend ?? [];
  const mend = async () => {
    if (await questions.ask(mendQuestion(changes), { label: text("handEdit.mend") })) await handEdit.mend();
  };
  const putAside = async () => {
    if (await questions.ask(text("handEdit.putAsideQuestion"), { label: text("handEdit.putAside"), isDangerous: true }))
      await handEdit.putAside();
  };
  return (
    <section className={styles.notice} aria-label={text("handEdit.label")}>
      <Icon name="error" />
      <p role="alert" className={styles.words}>
        {words} {text("handEdit.nothingSaved")}
      </p>
      {changes.length > 0 && (
        <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void mend()}>
          {text("handEdit.mend")}
        </Button>
      )}
      <Button size="small" isBusy={isBusy} onClick={() => void putAside()}>
        {text("handEdit.putAside")}
      </Button>
    </section>
  );
});

function mendQuestion(
  changes: readonly { readonly line: number | undefined; readonly from: string; readonly to: string }[],
) {
  const shown = changes
    .slice(0, mostShown)
    .map(({ line, from, to }) => text("handEdit.change", { line: line ?? "", from, to }))
    .join(" ");
  const more = changes.length > mostShown ? ` ${text("handEdit.more", { count: changes.length - mostShown })}` : "";
  return `${text("handEdit.mendQuestion")} ${shown}${more}`;
}
