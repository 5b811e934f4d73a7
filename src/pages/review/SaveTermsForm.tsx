import { observer } from "mobx-react-lite";
import { Select } from "../../components/controls/Choices.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Checkbox } from "../../components/controls/Toggles.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { commentLength, LONGEST_COMMENT } from "../../model/config/saveTerms.ts";
import { confirmTimes, type ReviewStore } from "../../stores/saving/ReviewStore.ts";
import { savingText } from "../../texts/en/saving.ts";
import fields from "../../theme/fields.module.css";
import styles from "./ReviewDialog.module.css";
import { TimeChoice } from "./TimeChoice.tsx";

interface TermsProps {
  readonly review: ReviewStore;
}

/** How the changes are saved: what they are for, whether on trial first, and when. What the server cannot is not offered. */
export const SaveTermsForm = observer(function SaveTermsForm({ review }: TermsProps) {
  const { serverInfo } = useStores();
  const [hasComment, hasTrial, hasTime] = ["comment", "confirm", "save_at"].map((power) => serverInfo.can(power));
  if (!hasComment && !hasTrial && !hasTime) return null;
  return (
    <Panel title={savingText("saving.how")}>
      <div className={styles.terms}>
        {hasComment && <CommentField review={review} />}
        {hasTime && <TimeChoice review={review} />}
        {hasTrial && review.when === "now" && <TrialChoice review={review} />}
      </div>
    </Panel>
  );
});

/** From here on the characters that are left are counted. */
const nearLimit = LONGEST_COMMENT - 100;

const CommentField = observer(function CommentField({ review }: TermsProps) {
  const length = commentLength(review.comment);
  const counts = { count: length, limit: LONGEST_COMMENT };
  return (
    <TextField
      label={savingText("saving.comment")}
      value={review.comment}
      onChange={(comment) => review.setComment(comment)}
      help={length > nearLimit ? savingText("saving.commentLeft", counts) : savingText("saving.commentHelp")}
      error={review.isCommentTooLong ? savingText("saving.commentTooLong", counts) : undefined}
    />
  );
});

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
