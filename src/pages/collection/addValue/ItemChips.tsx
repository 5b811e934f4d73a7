import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Select } from "../../../components/controls/Choices.tsx";
import { Field } from "../../../components/controls/TextField.tsx";
import { ToggleChip } from "../../../components/controls/Toggles.tsx";
import type { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";
import styles from "./AddValue.module.css";

/** More names are chosen from a list. */
const mostChips = 30;

interface ItemChipsProps {
  readonly editor: CollectionEditor;
  readonly keys: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** The items of a collection as chips, one of them pressed. */
export const ItemChips = observer(function ItemChips({ editor, keys, chosen, onChoose }: ItemChipsProps) {
  const id = useId();
  const { plural, label } = editor.descriptor;
  if (keys.length > mostChips) {
    const options = keys.map((key) => ({ value: key, label: editor.titleOf(key) }));
    return (
      <Field label={label}>
        {({ className: _, ...control }) => (
          <Select
            {...control}
            options={chosen === undefined ? [{ value: "", label: "" }, ...options] : options}
            value={chosen ?? ""}
            onChange={onChoose}
          />
        )}
      </Field>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.chips}>
      <span id={id} className={styles.label}>
        {plural}
      </span>
      {keys.map((key) => (
        <ToggleChip key={key} isOn={key === chosen} onChange={() => onChoose(key)}>
          {editor.titleOf(key)}
        </ToggleChip>
      ))}
    </div>
  );
});
