import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { RadioGroup } from "../../components/controls/Choices.tsx";
import { MomentField } from "../../components/controls/MomentField.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { HOUR_MS, MINUTE_MS } from "../../model/units/durations.ts";
import { knownZone, nextHour, zoneInWords, zonedMoment } from "../../model/units/zonedTime.ts";
import type { ReviewStore } from "../../stores/saving/ReviewStore.ts";
import { savingText } from "../../texts/en/saving.ts";
import fields from "../../theme/fields.module.css";
import styles from "./ReviewDialog.module.css";

interface TimeChoiceProps {
  readonly review: ReviewStore;
}

/** Now, or at a time that is typed by the server's clock. */
export const TimeChoice = observer(function TimeChoice({ review }: TimeChoiceProps) {
  const { when, isRisky } = review;
  return (
    <div className={styles.terms}>
      <div className={styles.line}>
        <span className={fields.label}>{savingText("saving.when")}</span>
        <RadioGroup
          label={savingText("saving.when")}
          value={when}
          options={(["now", "later"] as const).map((value) => ({ value, label: savingText(`saving.${value}`) }))}
          onChange={(wanted) => review.setWhen(wanted)}
        />
      </div>
      {when === "later" && <LaterTime review={review} />}
      {when === "later" && isRisky && <p className={fields.warning}>{savingText("saving.laterRisky")}</p>}
    </div>
  );
});

const faults = { missing: "saving.timeMissing", past: "saving.timePast", late: "saving.timeLate" } as const;

const LaterTime = observer(function LaterTime({ review }: TimeChoiceProps) {
  const { serverInfo, clock } = useStores();
  const zone = knownZone(serverInfo.info?.time_zone);
  const { atMs } = review;
  // A time that is chosen may pass while it is looked at.
  const now = clock.readMs();
  const fault = atMs === undefined ? undefined : review.timeFault;
  const zoneHelp = savingText(zone === undefined ? "saving.zoneHere" : "saving.zone", {
    zone: zoneInWords(atMs ?? now, zone),
  });
  const [there, here] = [zone, undefined].map((one) => (atMs === undefined ? "" : zonedMoment(atMs, now, one)));
  const hereHelp = there === here ? "" : ` ${savingText("saving.hereIs", { moment: here ?? "" })}`;
  return (
    <>
      <MomentField
        label={savingText("saving.at")}
        ms={atMs}
        zone={zone}
        help={zoneHelp + hereHelp}
        error={fault && savingText(faults[fault])}
        onChange={(ms) => review.setAt(ms)}
      />
      <div className={styles.line}>
        <Button size="small" onClick={() => review.setAt(Math.ceil(now / MINUTE_MS) * MINUTE_MS + HOUR_MS)}>
          {savingText("saving.inHour")}
        </Button>
        <Button size="small" onClick={() => review.setAt(nextHour(now, 3, zone))}>
          {savingText("saving.atNight")}
        </Button>
      </div>
      <p className={fields.help}>{savingText("saving.laterHelp")}</p>
    </>
  );
});
