import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { Coder } from "../../src/generated/types/Coder.ts";
import { chassisText } from "../../src/texts/en/chassis.ts";
import styles from "./Chassis.module.css";

interface RestartCoderProps {
  readonly coder: Coder;
  readonly onRestarted: () => void;
}

/** Boots a module anew, and asks before it where streams would stop by that. */
export const RestartCoder = observer(function RestartCoder({ coder, onRestarted }: RestartCoderProps) {
  const { calls, connection, failures } = useStores();
  const [step, setStep] = useState<"rest" | "asking" | "running" | "done">("rest");
  const { id, streams = 0 } = coder;
  // It may turn off again later.
  const isBooting = coder.status === "booting" || coder.status === "starting";
  const restart = async () => {
    setStep("running");
    const isDone = await failures.attempt(chassisText("chassis.restartFailed", { id }), async () =>
      (await calls.chassis()).restart(id),
    );
    setStep(isDone ? "done" : "rest");
    if (isDone) onRestarted();
  };
  return (
    <>
      <Button
        size="small"
        icon="restart"
        aria-label={chassisText("chassis.restartOf", { id })}
        isBusy={step === "running"}
        disabled={connection.isOffline}
        onClick={() => (streams > 0 ? setStep("asking") : void restart())}
      >
        {chassisText("chassis.restart")}
      </Button>
      <p className={styles.told} role="status">
        {step === "done" && isBooting && chassisText("chassis.restarted", { id })}
      </p>
      <ConfirmDialog
        isOpen={step === "asking"}
        title={chassisText("chassis.restartTitle", { id })}
        isDangerous
        confirmLabel={chassisText("chassis.restart")}
        onConfirm={() => void restart()}
        onCancel={() => setStep("rest")}
      >
        <p>{chassisText("chassis.restartMany", { count: streams })}</p>
      </ConfirmDialog>
    </>
  );
});
