import { observer } from "mobx-react-lite";
import type { ListOverride } from "../../../../overrides/ListOverride.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import type { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";
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
  const reason = whyNot?.(stores);
  const { isChanged, hasErrors } = editor;
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        disabled={!isChanged || hasErrors || reason !== undefined}
        isBusy={save.isRunning}
        onClick={() => void editor.commit()}
      >
        {text("pages.save")}
      </Button>
      <Button disabled={!isChanged || save.isRunning} onClick={() => editor.reset()}>
        {text("pages.reset")}
      </Button>
      {reason !== undefined && (
        <span role="status" className={styles.reason}>
          {reason}
        </span>
      )}
    </div>
  );
});
