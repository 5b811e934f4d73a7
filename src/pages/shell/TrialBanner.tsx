import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Trial } from "../../api/areas/savingApi.ts";
import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { focusContent, isTyping } from "../../components/shell/AppShell.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import type { TrialStore } from "../../stores/saving/TrialStore.ts";
import { changesInWords, savingText, whoInWords } from "../../texts/en/saving.ts";
import styles from "./ShellNotices.module.css";
import { TrialActions } from "./TrialActions.tsx";

/** The save on trial, on every page of every console: whose it is, how long it still has, Keep and Undo; and what became of it. */
export const TrialBanner = observer(function TrialBanner() {
  const stores = useStores();
  const { trial: store } = savingStoresOf(stores);
  const { state } = store;
  const words = useRef<HTMLDivElement>(null);
  // The dialog that it was saved from, or the button that decided it, is gone; who only sees it is left in peace.
  const takesFocus =
    state.kind === "waiting" ? store.isOwn && stores.ownSaves.isFresh : state.kind !== "none" && state.isDecidedHere;
  useEffect(() => {
    // Nobody's typing goes into another box.
    if (takesFocus && !isTyping(document.activeElement)) words.current?.focus();
  }, [takesFocus, state.kind]);
  if (state.kind === "none") return null;
  const dismiss = () => {
    store.dismiss();
    focusContent();
  };
  return (
    <section className={styles.notice} aria-label={savingText("saving.trialLabel")}>
      <Icon name={state.kind === "waiting" ? "clock" : "info"} />
      <div ref={words} tabIndex={-1} className={styles.words}>
        <p role="alert">{wordsOf(store, state.trial)}</p>
        {state.kind === "waiting" && <TimeLeft store={store} trial={state.trial} />}
        {store.failure !== undefined && (
          <p role="alert">{savingText("saving.notDecided", { reason: store.failure })}</p>
        )}
      </div>
      {state.kind === "waiting" ? (
        <TrialActions store={store} />
      ) : (
        <>
          {state.kind === "returned" && state.edits && (
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                void store.editAgain();
                focusContent();
              }}
            >
              {savingText("saving.editAgain")}
            </Button>
          )}
          <Button size="small" onClick={dismiss}>
            {savingText("saving.dismiss")}
          </Button>
        </>
      )}
    </section>
  );
});

/** Counted each second, and read aloud by nobody each second. */
const TimeLeft = observer(function TimeLeft({ store, trial }: { readonly store: TrialStore; readonly trial: Trial }) {
  const { clock, connection } = useStores();
  const left = store.secondsLeft(clock.readMs());
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const online = left > 0 ? savingText("saving.returnsIn", { time }) : savingText("saving.over");
  const offline =
    left > 0 ? savingText("saving.offline", { time }) : savingText("saving.offlineOver", { rev: trial.rev });
  return (
    <p role="timer" aria-live="off" className={styles.time}>
      {connection.isOffline ? offline : online}
    </p>
  );
});

function wordsOf({ state, isOwn }: TrialStore, { rev, who, address, changes = 0, comment }: Trial): string {
  if (state.kind === "kept" || state.kind === "returned") {
    const { by } = state;
    if (by === undefined) return savingText(`saving.${state.kind}`, { rev });
    if (state.kind === "returned" && by.who === "server") return savingText("saving.returnedInTime", { rev });
    return savingText(`saving.${state.kind}By`, { rev, who: whoInWords(by.who, by.address) });
  }
  const said = { rev, who: whoInWords(who, address), changes: changesInWords(changes) };
  const words = isOwn ? savingText("saving.trialOwn", said) : savingText("saving.trial", said);
  return comment ? `${words} “${comment}”` : words;
}
