import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { knownZone, zonedMoment } from "../../model/units/zonedTime.ts";
import type { ScheduledSave } from "../../api/areas/savingApi.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import { cancelledInWords, savingText } from "../../texts/en/saving.ts";
import { ScheduledDialog } from "./ScheduledDialog.tsx";
import styles from "./ScheduledDialog.module.css";

/** In the header, while saves wait for their time: how many, and when the next one is; leads to all of them. */
export const ScheduledSign = observer(function ScheduledSign() {
  const stores = useStores();
  const { scheduled } = savingStoresOf(stores);
  const [isOpen, setIsOpen] = useState(false);
  const { saves, cancelled } = scheduled;
  const { info } = stores.serverInfo;
  const words =
    cancelled?.by !== undefined
      ? cancelledInWords(momentOf(cancelled.save, info), cancelled.by)
      : saves === undefined
        ? savingText("saving.waitsUnknown")
        : waitInWords(saves, info);
  const isCancelled = cancelled?.by !== undefined;
  const next = isCancelled ? cancelled.save : saves?.[0];
  const moment = next && momentOf(next, info);
  return (
    <>
      {words !== "" && (
        <Button
          size="small"
          icon="clock"
          className={styles.sign}
          title={words}
          aria-label={words}
          onClick={() => setIsOpen(true)}
        >
          <span className={styles.long}>{words}</span>
          {moment !== undefined && (
            <>
              <span className={styles.short}>{isCancelled ? words : savingText("saving.waitsShort", { moment })}</span>
              <span className={styles.least}>{moment}</span>
            </>
          )}
        </Button>
      )}
      {isOpen && (
        <ScheduledDialog
          scheduled={scheduled}
          onClose={() => {
            scheduled.forgetCancelled();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
});

interface Clock {
  readonly time_zone?: string;
}

function waitInWords(saves: readonly ScheduledSave[], info: Clock | undefined): string {
  const [next] = saves;
  if (next === undefined) return "";
  const moment = momentOf(next, info);
  return saves.length === 1
    ? savingText("saving.waitsOne", { moment })
    : savingText("saving.waits", { count: saves.length, moment });
}

function momentOf({ at }: Pick<ScheduledSave, "at">, info: Clock | undefined): string {
  return zonedMoment(at, Date.now(), knownZone(info?.time_zone));
}
