import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Select } from "../../components/controls/Choices.tsx";
import { Checkbox } from "../../components/controls/Toggles.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { knownZone, zonedMoment } from "../../model/units/zonedTime.ts";
import { confirmTimes, type ReviewStore } from "../../stores/saving/ReviewStore.ts";
import { savingText } from "../../texts/en/saving.ts";
import fields from "../../theme/fields.module.css";
import { CommentField } from "./CommentField.tsx";
import styles from "./ReviewDialog.module.css";
import { TimeChoice } from "./TimeChoice.tsx";

interface TermsProps {
  readonly review: ReviewStore;
}

interface TermsFormProps extends TermsProps {
  /** Where other things have the room of the screen; a risk is shown all the same. */
  readonly isFolded?: boolean;
}

/** How the changes are saved: what they are for, whether on trial first, and when. What the server cannot is not offered. */
export const SaveTermsForm = observer(function SaveTermsForm({ review, isFolded = false }: TermsFormProps) {
  const { serverInfo } = useStores();
  const [isOpen, setOpen] = useState(() => (!isFolded && hasRoom()) || review.isRisky || review.when === "later");
  const [hasComment, hasTrial, hasTime] = ["comment", "confirm", "save_at"].map((power) => serverInfo.can(power));
  if (!hasComment && !hasTrial && !hasTime) return null;
  return (
    <details className={styles.how} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{savingText("saving.how")}</strong> {termsInWords(review, serverInfo.info?.time_zone)}
      </summary>
      <div className={styles.terms}>
        {hasComment && <CommentField comment={review.comment} onChange={(comment) => review.setComment(comment)} />}
        {hasTime && <TimeChoice review={review} />}
        {hasTrial && review.when === "now" && <TrialChoice review={review} />}
      </div>
    </details>
  );
});

/** What the button says that saves on these terms. @param now where it is saved for good at once */
export function saveLabel({ when, atMs, withinS }: ReviewStore, zone: string | undefined, now: string): string {
  if (when === "later" && atMs !== undefined)
    return savingText("saving.saveAt", { moment: zonedMoment(atMs, Date.now(), knownZone(zone)) });
  return withinS > 0 ? savingText("saving.saveTrial") : now;
}

/** On a low screen and on a phone the changes need the room; a risk is shown all the same. */
function hasRoom(): boolean {
  return globalThis.matchMedia?.("(min-height: 800px) and (min-width: 640px)").matches ?? true;
}

function termsInWords({ when, atMs, withinS, comment }: ReviewStore, zone: string | undefined): string {
  const time =
    when === "later"
      ? atMs === undefined
        ? savingText("saving.howAtNone")
        : savingText("saving.howAt", { moment: zonedMoment(atMs, Date.now(), knownZone(zone)) })
      : withinS > 0
        ? savingText("saving.howTrial", { time: minutesInWords(Math.ceil(withinS / 60)) })
        : savingText("saving.howNow");
  return comment.trim() === "" ? time : `${time} ${savingText("saving.quoted", { comment: comment.trim() })}`;
}

const TrialChoice = observer(function TrialChoice({ review }: TermsProps) {
  const { withinS, isRisky } = review;
  const isOn = withinS > 0;
  const help = isRisky ? (isOn ? "saving.confirmRisky" : "saving.confirmRiskyOff") : "saving.confirmHelp";
  return (
    <div className={fields.field}>
      <div className={styles.line}>
        <Checkbox isChecked={isOn} onChange={(wanted) => review.setWithin(wanted ? confirmTimes[0] : 0)}>
          {savingText("saving.confirm")}
        </Checkbox>
        {isOn && (
          <>
            <span>{savingText("saving.within")}</span>
            <Select
              className={styles.short}
              aria-label={savingText("saving.withinLabel")}
              value={String(withinS)}
              options={confirmTimes.map((seconds) => ({ value: String(seconds), label: minutesInWords(seconds / 60) }))}
              onChange={(seconds) => review.setWithin(Number(seconds))}
            />
          </>
        )}
      </div>
      <p className={isRisky ? fields.warning : fields.help}>{savingText(help)}</p>
    </div>
  );
});

function minutesInWords(count: number): string {
  return count === 1 ? savingText("saving.minute") : savingText("saving.minutes", { count });
}
