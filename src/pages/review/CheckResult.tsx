import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { entities } from "../../generated/entities.ts";
import { parsePointer } from "../../model/configPath.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import type { ReviewStore } from "../../stores/saving/ReviewStore.ts";
import { savingText } from "../../texts/en/saving.ts";
import { formAddress } from "../formAddress.ts";
import styles from "./ReviewDialog.module.css";

interface CheckResultProps {
  readonly review: ReviewStore;
  /** The dialog gives way to the field that one goes to. */
  readonly onLeave: () => void;
}

/** What the server says of the draft without applying it: that nothing is wrong, or what is, with the way to each field. */
export const CheckResult = observer(function CheckResult({ review: { check }, onLeave }: CheckResultProps) {
  if (check === undefined) return null;
  return (
    <div role="status" className={styles.check}>
      {check.kind === "running" && savingText("saving.checkRunning")}
      {check.kind === "failed" && <p>{savingText("saving.checkFailed", { reason: check.message })}</p>}
      {check.kind === "done" && check.problems.length === 0 && (
        <p className={styles.fine}>
          <Icon name="success" size={15} />
          {savingText("saving.checkFine")}
        </p>
      )}
      {check.kind === "done" && check.problems.length > 0 && (
        <>
          <p>{foundInWords(check)}</p>
          <ul className={styles.problems}>
            {check.problems.map((problem) => (
              <li key={`${problem.pointer} ${problem.keyword} ${problem.message}`} data-level={problem.level}>
                <Icon name={problem.level} size={14} label={savingText(`saving.found.${problem.level}`)} />{" "}
                <ProblemWords problem={problem} onLeave={onLeave} />
              </li>
            ))}
          </ul>
          {check.unlisted > 0 && <p>{savingText("saving.checkMore", { count: check.unlisted })}</p>}
        </>
      )}
    </div>
  );
});

function ProblemWords({ problem, onLeave }: { readonly problem: Problem; readonly onLeave: () => void }) {
  const path = parsePointer(problem.pointer);
  const address = formAddress(path);
  const place = placeInWords(path, entities);
  return (
    <>
      {address === undefined ? (
        place
      ) : (
        <Link to={address} onClick={onLeave}>
          {place}
        </Link>
      )}
      {place === "" ? problem.message : `: ${problem.message}`}
    </>
  );
}

/** Errors are listed first: where a warning is listed, no error is left out. */
function foundInWords({ problems, unlisted }: { readonly problems: readonly Problem[]; readonly unlisted: number }) {
  const errors = problems.filter(({ level }) => level === "error").length;
  if (errors === 0) return savingText("saving.checkDoubts", { count: problems.length + unlisted });
  return savingText("saving.checkWrong", { count: errors === problems.length ? errors + unlisted : errors });
}
