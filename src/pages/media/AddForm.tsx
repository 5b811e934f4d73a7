import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { classes } from "../../components/classes.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useSaveKey } from "../../components/saveKey.ts";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { MediaEdit } from "../../model/media/mediaEdits.ts";
import type { SaveOutcome } from "../../stores/saving/SaveQueue.ts";
import { saveFromForm } from "../../stores/saving/immediateSaves.ts";
import { text } from "../../texts/text.ts";
import sections from "../../theme/sections.module.css";
import styles from "./AddForm.module.css";

interface AddFormProps {
  /** The collection that it comes to: what is typed of it is kept under its name. */
  readonly what: string;
  readonly title: string;
  /** What Create saves; undefined while it cannot be, as the fields say. */
  readonly edit: MediaEdit | undefined;
  readonly onCreated: () => void;
  readonly onDiscard: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Where something new of a media list is typed and saved at once. What the server refuses stays typed, with its words. */
export const AddForm = observer(function AddForm({ what, title, edit, onCreated, onDiscard, children }: AddFormProps) {
  const stores = useStores();
  const heading = useId();
  const [step, setStep] = useState<"rest" | "saving" | "done">("rest");
  const [refusal, setRefusal] = useState<string>();
  const { isOffline } = stores.connection;
  const isHere = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const follow = async (making: Promise<SaveOutcome>) => {
    setStep("saving");
    setRefusal(undefined);
    const outcome = await making;
    // Who has left meanwhile is not fetched back to what was made.
    if (!isHere.current) return;
    setStep(outcome === true ? "done" : "rest");
    if (outcome === true) onCreated();
    else if (outcome !== false) setRefusal(outcome.message);
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    isHere.current = true;
    // It was drawn anew, or one has come back, while it is being made.
    const making = stores.halfTyped.making.get(what);
    if (making) void latest.current(making);
    return () => {
      isHere.current = false;
    };
  }, [stores, what]);
  const create = () => {
    if (!edit || isOffline || step !== "rest") return;
    void follow(stores.halfTyped.make(what, () => saveFromForm(stores, [edit], () => isHere.current)));
  };
  useSaveKey("page", () => {
    if (edit) create();
    else focusWhatIsMissing(form.current);
    return true;
  });
  const discard = () => {
    stores.halfTyped.forget(what);
    onDiscard();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  // While the next page is loaded, its name would look like one that is used already.
  if (step === "done") return null;
  return (
    <form ref={form} className={classes(sections.frame, styles.form)} aria-labelledby={heading} onSubmit={handleSubmit}>
      <div className={sections.head}>
        <h2 id={heading} className={sections.title}>
          {title}
        </h2>
      </div>
      <div className={classes(sections.body, styles.body)}>
        <div className={styles.fields}>{children}</div>
        {refusal !== undefined && (
          <p className={styles.refusal} role="alert">
            <Icon name="error" size={14} />
            {refusal}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="primary" type="submit" disabled={!edit || isOffline} isBusy={step === "saving"}>
            {text("groups.create")}
          </Button>
          <WhenSign when="atOnce" />
          <Button onClick={discard}>{text("groups.discard")}</Button>
          {isOffline && <span className={styles.offline}>{text("groups.offline")}</span>}
        </div>
      </div>
    </form>
  );
});

/** Where the first thing is to be typed or mended before it can be created. */
function focusWhatIsMissing(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [])];
  const wrong = fields.find((field) => field.getAttribute("aria-invalid") === "true");
  const empty = fields.find((field) => field instanceof HTMLInputElement && field.value === "");
  (wrong ?? empty ?? fields[0])?.focus();
}
