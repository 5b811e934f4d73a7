import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { Select } from "../../src/components/controls/Choices.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { entities } from "../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../src/generated/contracts/EntityDescriptor.ts";
import { namesInOrder } from "../../src/model/media/mediaOrder.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./ReferenceWidget.module.css";

/**
 * One entity of the global config by its name, and the way to where they are edited. Option `entity`: the schema of it
 * (`dvr-storage`). A name that is not there any more stays until another is chosen.
 */
export const ReferenceWidget = observer(function ReferenceWidget(props: FieldWidgetProps) {
  const { config } = useStores();
  const { collection = "", route = "", plural } = descriptorOf(props.ui.widgetOptions?.["entity"]);
  const names = namesInOrder(config.readList(collection));
  const value = typeof props.value === "string" ? props.value : "";
  const isMissing = value !== "" && !names.includes(value);
  const noteId = `${props.id}-missing`;
  const options = ["", ...names, ...(isMissing ? [value] : [])].map((name) => ({
    value: name,
    label: name === "" ? (props.ui.enumLabels?.[""] ?? text("forms.notSet")) : name,
  }));
  return (
    <div className={styles.reference}>
      <Select
        id={props.id}
        options={options}
        value={value}
        disabled={props.disabled || props.readOnly}
        aria-invalid={props.isInvalid || isMissing || undefined}
        aria-describedby={[props.describedBy, isMissing && noteId].filter(Boolean).join(" ") || undefined}
        onChange={(name) => props.onChange(name === "" ? undefined : name)}
        onBlur={props.onBlur}
      />
      <Link to={`/${route}`}>{plural}</Link>
      {isMissing && (
        <span id={noteId} className={styles.missing}>
          {text("reference.missing", { name: value })}
        </span>
      )}
    </div>
  );
});

/** @throws Error for a name that no schema has */
function descriptorOf(name: unknown): EntityDescriptor {
  const found = Object.entries(entities).find(([key]) => key === name)?.[1];
  if (!found) throw new Error(`The option entity of the widget "reference" names no entity: ${String(name)}`);
  return found;
}
