import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { useSaveKey } from "../../components/saveKey.ts";
import { useSaving, useStores } from "../../context/StoresContext.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import { text } from "../../texts/text.ts";
import styles from "./EntityPage.module.css";
import { SettingPast, TextLink } from "./EntityLinks.tsx";
import { lazyPart } from "../../components/states/lazyPart.tsx";

const RefusedByTrial = lazyPart(() => import("../shell/TrialActions.tsx").then((file) => file.RefusedByTrial));

interface EntityActionsProps {
  readonly form: FormDescriptor;
  readonly editor: Editor;
  /** Turns what is typed but not yet an edit into one. */
  readonly flush: () => void;
  /** Text in a field that cannot become a value: it is mended before anything is saved. */
  readonly blockedBy: readonly Problem[];
  /** Leads to the first thing that keeps it from being saved. */
  readonly onRefused: () => void;
  readonly saveLabel?: string | undefined;
}

/** Save and Reset of what stands on the page. */
export const EntityActions = observer(function EntityActions({
  form,
  editor,
  flush,
  blockedBy,
  onRefused,
  saveLabel = text("pages.save"),
}: EntityActionsProps) {
  const { save } = useStores();
  const isSaving = useSaving();
  const isGated = useGate(editor, form);
  const handleSave = () => {
    const from = document.activeElement;
    flush();
    if (blockedBy.length > 0) onRefused();
    if (blockedBy.length > 0 || !editor.canSave(form.fields) || isGated)
      return blockedBy.length > 0 || editor.isChanged(form.fields);
    const leadOn = async (isSaved: boolean) => {
      if (isSaved) return;
      await save.caughtUp();
      // Whoever has gone on meanwhile is left alone.
      if (document.activeElement === from || isFocusUnused()) onRefused();
    };
    void editor.commit(form.fields).then(leadOn);
    return true;
  };
  useSaveKey("page", handleSave);
  return (
    <>
      <TextLink editor={editor} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={!editor.canSave(form.fields) || isGated}
          isBusy={isSaving}
          onClick={handleSave}
        >
          {saveLabel}
        </Button>
        <Button disabled={!editor.isChanged(form.fields)} onClick={() => editor.resetPage(form.fields)}>
          {text("pages.reset")}
        </Button>
        <SettingPast editor={editor} />
        {save.refusals.has("pending") && (
          <Suspense>
            <RefusedByTrial />
          </Suspense>
        )}
      </div>
    </>
  );
});

/**
 * Whether something is wrong now with a part of the page that keeps its Save closed (`save.gate`). Such a page is checked
 * at each edit, or Save would stay closed after the last mistake is mended.
 */
function useGate(editor: Editor, form: FormDescriptor): boolean {
  const gates = form.fields.filter((pattern) => editor.descriptor.fields[pattern]?.save?.gate);
  const hasGate = gates.length > 0;
  const { value } = editor;
  useEffect(() => {
    if (hasGate) void editor.check();
  }, [editor, hasGate, value]);
  return editor.problems.some(
    ({ level, pointer }) =>
      level === "error" && gates.some((gate) => pointer === gate || pointer.startsWith(`${gate}/`)),
  );
}

/** Whether the focus is nowhere, or where `focusContent` has put it: nobody has taken it elsewhere. */
function isFocusUnused(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.matches("#content, #content h1") === true;
}
