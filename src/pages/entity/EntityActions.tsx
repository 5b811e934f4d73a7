import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import type { FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";
import type { Problem } from "../../model/check/Problem.ts";
import type { Editor } from "../../stores/Editor.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/useStores.ts";
import styles from "./EntityPage.module.css";
import { useGate } from "./useGate.ts";

interface EntityActionsProps {
  readonly form: FormDescriptor;
  readonly editor: Editor;
  /** Turns what is typed but not yet an edit into one. */
  readonly flush: () => void;
  /** Text in a field that cannot become a value: it is mended before anything is saved. */
  readonly blockedBy: readonly Problem[];
}

/** Save and Reset of what stands on the page. */
export const EntityActions = observer(function EntityActions({ form, editor, flush, blockedBy }: EntityActionsProps) {
  const { save } = useStores();
  const isGated = useGate(editor, form);
  const handleSave = () => {
    flush();
    if (blockedBy.length === 0) void editor.commit(form.fields);
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        disabled={!editor.canSave(form.fields) || isGated}
        isBusy={save.isRunning}
        onClick={handleSave}
      >
        {text("pages.save")}
      </Button>
      <Button disabled={!editor.isChanged(form.fields)} onClick={() => editor.resetPage(form.fields)}>
        {text("pages.reset")}
      </Button>
    </div>
  );
});
