import { observer } from "mobx-react-lite";
import type { FormEvent } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Select } from "../../../components/controls/Choices.tsx";
import { Field, TextField } from "../../../components/controls/TextField.tsx";
import { Panel } from "../../../components/data/Panel.tsx";
import type { PanelValue } from "../../../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../../generated/contracts/FormDescriptor.ts";
import { inSentence } from "../../../model/diff/settingWords.ts";
import type { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";
import { isSecretList } from "../../../stores/editing/panelValues.ts";
import { panelText } from "../../../texts/en/panels.ts";
import styles from "./AddValue.module.css";
import { ItemChips } from "./ItemChips.tsx";
import { useAddValue } from "./useAddValue.ts";
import { translate } from "../../../texts/language.ts";

interface AddValueProps {
  readonly editor: CollectionEditor;
  readonly form: FormDescriptor;
  readonly values: readonly PanelValue[];
  /** Something was added to an item. */
  readonly onAdd: (key: string) => void;
}

/** Adds a value to one of the lists of an item: the item by its chip, what the value is, what is done about it, the value. */
export const AddValue = observer(function AddValue({ editor, form, values, onAdd }: AddValueProps) {
  const { half, told, put, type, add, isBusy, offered } = useAddValue(editor, form, onAdd);
  const { typed, chosen, kind = values[0]?.kind, mode } = half;
  const keys = editor.keys.filter((one) => !editor.isDeleted(one));
  const key = keys.length === 1 ? keys[0] : keys.find((one) => one === chosen);
  const target = targetIn(values, kind, mode);
  if (target === undefined) return null;
  const label = inSentence(editor.descriptor.label);
  const isSecret = isSecretList(editor, target.list);
  const kinds = [...new Set(values.map((value) => value.kind))];
  const modes = values.filter((value) => value.kind === target.kind).map((value) => value.mode);
  const choose = (nextKind: string, nextMode: string | undefined) => {
    const next = targetIn(values, nextKind, nextMode);
    // A token must not stand in clear where an address is typed.
    if (next !== undefined && isSecretList(editor, next.list) !== isSecret) type("");
    put({ kind: nextKind, mode: nextMode });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (key !== undefined) void add(key, target);
  };
  return (
    <Panel title={panelText("panels.value.title")}>
      <form className={styles.box} noValidate onSubmit={handleSubmit}>
        <ItemChips editor={editor} keys={keys} chosen={key} onChoose={(one) => put({ chosen: one })} />
        <div className={styles.row}>
          <Choice
            label={panelText("panels.value.kind")}
            words={kinds}
            chosen={target.kind}
            onChoose={(word) => choose(word, mode)}
          />
          <Choice
            label={panelText("panels.value.mode")}
            words={modes}
            chosen={target.mode}
            onChoose={(word) => choose(target.kind, word)}
          />
          <div className={styles.value}>
            <TextField
              key={isSecret ? "secret" : "plain"}
              label={panelText("panels.value.value")}
              value={typed}
              error={told.error}
              isSecret={isSecret}
              offered={offered(target.list)}
              onChange={type}
            />
          </div>
          <div className={styles.add}>
            <Button type="submit" icon="plus" isBusy={isBusy} disabled={key === undefined}>
              {panelText("panels.value.add")}
            </Button>
          </div>
        </div>
        <p role="status" className={styles.told}>
          {key === undefined
            ? panelText(keys.length === 0 ? "panels.value.noItem" : "panels.value.notChosen", { label })
            : told.done}
        </p>
      </form>
    </Panel>
  );
});

/** Where a value of a kind goes under a mode; under the kind's first mode where it has no such mode. */
function targetIn(values: readonly PanelValue[], kind: string | undefined, mode: string | undefined) {
  const ofKind = values.filter((value) => value.kind === kind);
  return ofKind.find((value) => value.mode === mode) ?? ofKind[0];
}

interface ChoiceProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly chosen: string;
  readonly onChoose: (word: string) => void;
}

function Choice({ label, words, chosen, onChoose }: ChoiceProps) {
  const options = words.map((word) => ({ value: word, label: translate(word) }));
  return (
    <Field label={label}>
      {({ className: _, ...control }) => <Select {...control} options={options} value={chosen} onChange={onChoose} />}
    </Field>
  );
}
