import { observer } from "mobx-react-lite";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { ReviewContext, useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import type { RestoreNote } from "../../model/revisions/restorePlan.ts";
import { type RevisionRestore, revisionRestoreOf } from "../../stores/revisions/RevisionRestore.ts";
import { compareText } from "../../texts/en/compare.ts";
import { NoteList, RestoreQuestion } from "./RestoreQuestion.tsx";
import styles from "./RestoreSteps.module.css";

/**
 * What becomes of taking a revision into the draft: the question before something is lost, and what is in the draft then.
 * A page shows it above its content and calls `restoreIntoDraft` of `revisionRestoreOf(stores)`.
 */
export const RestoreSteps = observer(function RestoreSteps() {
  const restore = revisionRestoreOf(useStores());
  const { state } = restore;
  const said = useRef<HTMLDivElement>(null);
  const isSaid = state.kind === "done" || state.kind === "failed" || state.kind === "undone";
  const atFirst = useRef(state);
  useEffect(() => {
    // What was pressed may be far below, or gone with its dialog; what was told before one came is not pressed.
    if (isSaid && state !== atFirst.current) said.current?.focus();
  }, [isSaid, state]);
  return (
    <>
      <div ref={said} tabIndex={-1} role="status" className={styles.steps}>
        {state.kind === "reading" && <LoadingState label={compareText("compare.restoring", { rev: state.rev })} />}
        {state.kind === "failed" && <Failed restore={restore} />}
        {state.kind === "undone" && <Told restore={restore} words={compareText("compare.undone")} />}
        {state.kind === "done" && <Done restore={restore} />}
      </div>
      {state.kind === "asking" && <RestoreQuestion restore={restore} rev={state.rev} />}
    </>
  );
});

interface StepProps {
  readonly restore: RevisionRestore;
}

const Failed = observer(function Failed({ restore }: StepProps) {
  const { state } = restore;
  if (state.kind !== "failed") return null;
  return (
    <Told restore={restore} words={compareText("compare.restoreFailed", { reason: state.message })}>
      <Button size="small" onClick={() => void restore.retry()}>
        {compareText("compare.retry")}
      </Button>
    </Told>
  );
});

const Done = observer(function Done({ restore }: StepProps) {
  const openReview = useContext(ReviewContext);
  const { state } = restore;
  if (state.kind !== "done") return null;
  const { rev, count, scope, notes } = state;
  const what = scope.length === 0 ? compareText("compare.doneAll") : placeInWords(scope, entities);
  if (count === 0)
    return <Told restore={restore} words={compareText("compare.doneNone", { what, rev })} notes={notes} />;
  const isTextLost = scope.length === 0 || notes.some(({ kind }) => kind === "created");
  const done = compareText("compare.done", { count, rev });
  const words = isTextLost ? `${done} ${compareText("compare.noteComments")}` : done;
  return (
    <Told restore={restore} words={words} notes={notes}>
      {restore.canUndo && (
        <Button size="small" icon="undo" onClick={() => restore.undo()}>
          {compareText("compare.undo")}
        </Button>
      )}
      {openReview && (
        <Button size="small" variant="primary" icon="review" onClick={openReview}>
          {compareText("compare.review")}
        </Button>
      )}
    </Told>
  );
});

interface ToldProps extends StepProps {
  readonly words: string;
  readonly notes?: readonly RestoreNote[];
  readonly children?: ReactNode;
}

function Told({ restore, words, notes = [], children }: ToldProps) {
  return (
    <div className={styles.told}>
      <Icon name="info" size={15} />
      <div className={styles.words}>
        <p>{words}</p>
        <NoteList notes={notes} isShort />
      </div>
      {children}
      <Button size="small" variant="ghost" onClick={() => restore.dismiss()}>
        {compareText("compare.dismiss")}
      </Button>
    </div>
  );
}
