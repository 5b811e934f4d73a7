import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { parsePointer } from "../../model/configPath.ts";
import { type DraftEdits, hasEdits } from "../../model/draft/fieldEdits.ts";
import { pathInWords } from "../../model/revisions/changedEntities.ts";
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
  const short = isCancelled ? savingText("saving.cancelledShort") : saves && waitInWords(saves, info, "Short");
  return (
    <>
      {words !== "" && (
        <Button
          size="small"
          icon={isCancelled ? "warning" : "clock"}
          className={styles.sign}
          title={words}
          aria-label={words}
          onClick={() => setIsOpen(true)}
        >
          <span className={styles.long}>{words}</span>
          <span className={styles.short}>{short || words}</span>
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

function waitInWords(saves: readonly ScheduledSave[], info: Clock | undefined, length: "" | "Short" = ""): string {
  const [next] = saves;
  if (next === undefined) return "";
  return savingText(`saving.waits${length}`, { count: saves.length, moment: momentOf(next, info) });
}

function momentOf({ at }: Pick<ScheduledSave, "at">, info: Clock | undefined): string {
  return zonedMoment(at, Date.now(), knownZone(info?.time_zone));
}

/** That what is staged is changed once more by a save that waits for its time, as far as it says what it changes. */
export const PlannedAgain = observer(function PlannedAgain() {
  const stores = useStores();
  const { info } = stores.serverInfo;
  const { saves = [] } = savingStoresOf(stores).scheduled;
  return saves.map((save) => {
    const again = pathsInBoth(save, stores.draft.edits);
    if (again.length === 0) return null;
    const what = again.map((path) => pathInWords(path, save, entities)).join("; ");
    return <p key={save.id}>{savingText("saving.changesAgain", { moment: momentOf(save, info), what })}</p>;
  });
});

function pathsInBoth({ paths }: ScheduledSave, edits: DraftEdits): readonly string[] {
  return paths.filter((path) => hasEdits(edits, parsePointer(`/${path}`)));
}
