import { observer } from "mobx-react-lite";
import type { ListOverride } from "../../../../overrides/ListOverride.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { useSaveKey } from "../../../components/saveKey.ts";
import { useSaving, useStores } from "../../../context/StoresContext.ts";
import { inSentence } from "../../../model/diff/settingWords.ts";
import type { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";
import { panelText } from "../../../texts/en/panels.ts";
import { text } from "../../../texts/text.ts";
import styles from "./PanelsPage.module.css";

interface PanelsSaveBarProps {
  readonly editor: CollectionEditor;
  readonly whyNot: ListOverride["whyNotSaved"];
}

/** Saves all panels together, or takes back what was edited; says why nothing can be saved. */
export const PanelsSaveBar = observer(function PanelsSaveBar({ editor, whyNot }: PanelsSaveBarProps) {
  const stores = useStores();
  const { save } = stores;
  const isSaving = useSaving();
  const reason = whyNot?.(stores);
  const { label } = editor.descriptor;
  // Here nothing moves when it goes: a press on something else, which names the item, must not miss it.
  const note = reason ?? (!editor.canAdd && panelText("panels.nameless", { label: inSentence(label) }));
  const { isChanged, hasErrors } = editor;
  useSaveKey("page", () => {
    // It is checked before: what was typed last may have mended what was wrong.
    if (editor.isChanged && reason === undefined && !save.isRunning) void editor.commit();
    return editor.isChanged;
  });
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        disabled={!isChanged || hasErrors || reason !== undefined}
        isBusy={isSaving}
        onClick={() => void editor.commit()}
      >
        {text("pages.save")}
      </Button>
      <Button disabled={!isChanged || save.isRunning} onClick={() => editor.reset()}>
        {text("pages.reset")}
      </Button>
      <span role="status" className={styles.note}>
        {note}
      </span>
    </div>
  );
});
