import { observer } from "mobx-react-lite";
import { useOutletContext } from "react-router-dom";
import { RadioGroup } from "../../src/components/controls/Choices.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { isPublishing, withPublishing } from "../../src/model/stream/streamPublishing.ts";
import type { Editor } from "../../src/stores/editing/Editor.ts";
import { publishText } from "../../src/texts/en/publish.ts";
import styles from "./PublishChoice.module.css";
import { formsText } from "../../src/texts/en/formFields.ts";

/**
 * Whether others may publish. Where a server publishes by URL the choice stands among the sources, so it edits each
 * entity as that one needs it, and not the one setting that it is drawn for.
 */
export const PublishChoice = observer(function PublishChoice({ id, label, ui, disabled, readOnly }: FieldWidgetProps) {
  const { serverInfo } = useStores();
  const { each } = useOutletContext<Editor>();
  const canPublishByUrl = serverInfo.can("url_publish");
  const accepting = each.filter(({ value }) => value && isPublishing(value, canPublishByUrl)).length;
  const handleChange = (choice: "accept" | "ignore") => {
    for (const editor of each) {
      if (!editor.value || isPublishing(editor.value, canPublishByUrl) === (choice === "accept")) continue;
      const edits = withPublishing(editor.value, choice === "accept", canPublishByUrl);
      for (const [key, value] of Object.entries(edits)) editor.edit([key], value ?? undefined);
    }
  };
  return (
    <div id={id} tabIndex={-1} className={styles.choice}>
      <RadioGroup
        label={label}
        options={[
          { value: "accept", label: ui.enumLabels?.["true"] ?? formsText("forms.on") },
          { value: "ignore", label: ui.enumLabels?.["false"] ?? formsText("forms.off") },
        ]}
        value={accepting === each.length ? "accept" : accepting === 0 ? "ignore" : undefined}
        isDisabled={disabled || readOnly}
        onChange={handleChange}
      />
      {accepting > 0 && accepting < each.length && (
        <span className={styles.mixed}>{publishText("input.someAccept", { accepting, count: each.length })}</span>
      )}
    </div>
  );
});
