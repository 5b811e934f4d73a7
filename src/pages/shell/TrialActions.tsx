import { observer } from "mobx-react-lite";
import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import type { TrialStore } from "../../stores/saving/TrialStore.ts";
import { savingText } from "../../texts/en/saving.ts";
import styles from "./ShellNotices.module.css";

/** Keep and Undo of the save on trial. */
export const TrialActions = observer(function TrialActions({ store }: { readonly store: TrialStore }) {
  const { serverInfo } = useStores();
  return (
    <>
      <Button size="small" variant="primary" isBusy={store.isBusy} onClick={() => void store.keep()}>
        {savingText("saving.keep")}
      </Button>
      {serverInfo.can("undo_config") && (
        <Button size="small" isBusy={store.isBusy} onClick={() => void store.undo()}>
          {savingText("saving.undo")}
        </Button>
      )}
    </>
  );
});

/** Beside a Save that was refused because another save is on trial: why, and what decides it. */
export const RefusedByTrial = observer(function RefusedByTrial() {
  const stores = useStores();
  const { trial } = savingStoresOf(stores);
  const { failure } = stores.save;
  if (failure?.kind !== "pending") return null;
  return (
    <div className={styles.refused} role="group" aria-label={savingText("saving.trialLabel")}>
      <Icon name="clock" size={14} />
      <p>{failure.message}</p>
      {trial.state.kind === "waiting" && <TrialActions store={trial} />}
    </div>
  );
});
