import { observer } from "mobx-react-lite";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Select } from "../../components/controls/Choices.tsx";
import { Field, TextField } from "../../components/controls/TextField.tsx";
import { ToggleChip } from "../../components/controls/Toggles.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { tagFormats } from "../../forms/typing/tagFormats.ts";
import type { PanelValue } from "../../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor, UiNode } from "../../generated/contracts/FormDescriptor.ts";
import { parsePointer } from "../../model/configPath.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import type { CollectionEditor } from "../../stores/editing/CollectionEditor.ts";
import { type AddedValue, addPanelValue, isSecretList } from "../../stores/editing/panelValues.ts";
import { panelText } from "../../texts/en/panels.ts";
import styles from "./AddValue.module.css";

/** More names are chosen from a list. */
const mostChips = 30;

interface AddValueProps {
  readonly editor: CollectionEditor;
  readonly form: FormDescriptor;
  readonly values: readonly PanelValue[];
  /** Something was added to an item. */
  readonly onAdd: (key: string) => void;
}

/** Adds a value to one of the lists of an item: the item by its chip, what the value is, what is done about it, the value. */
export const AddValue = observer(function AddValue({ editor, form, values, onAdd }: AddValueProps) {
  const { log } = useStores();
  const [chosen, setChosen] = useState<string>();
  const [kind, setKind] = useState(values[0]?.kind ?? "");
  const [mode, setMode] = useState(values[0]?.mode ?? "");
  const [typed, setTyped] = useState("");
  const [told, setTold] = useState<{ readonly error?: string; readonly done?: string }>({});
  const keys = editor.keys.filter((one) => !editor.isDeleted(one));
  const key = keys.length === 1 ? keys[0] : keys.find((one) => one === chosen);
  const ofKind = values.filter((value) => value.kind === kind);
  const target = ofKind.find((value) => value.mode === mode) ?? ofKind[0];
  if (target === undefined) return null;
  const label = inSentence(editor.descriptor.label);
  const format = tagFormats[wordsOf(form, target.list)];
  const isSecret = isSecretList(editor, target.list);
  const answer = (added: AddedValue, to: string) => {
    if (added.kind === "wrong") return setTold({ error: added.words });
    const name = editor.titleOf(to);
    if (added.kind === "exists") {
      log(new Error(panelText("panels.value.existsLog")));
      return setTold({ error: panelText("panels.value.exists", { name, mode: added.mode }) });
    }
    setTyped("");
    setTold({ done: panelText("panels.value.added", { name, kind, mode: target.mode }) });
    return onAdd(to);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (key === undefined) return;
    const word = format?.read(typed.trim()) ?? typed.trim();
    if (word === "") return setTold({ error: panelText("panels.value.empty") });
    if (format !== undefined && format.nameOf(word) === undefined)
      return setTold({ error: panelText("panels.value.unknown", { kind: inSentence(kind), value: word }) });
    answer(await addPanelValue(editor, key, target, word), key);
  };
  return (
    <Panel title={panelText("panels.value.title")}>
      <form className={styles.box} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Chosen editor={editor} keys={keys} chosen={key} onChoose={setChosen} />
        <div className={styles.row}>
          <Choice label={panelText("panels.value.kind")} words={kindsOf(values)} chosen={kind} onChoose={setKind} />
          <Choice
            label={panelText("panels.value.mode")}
            words={ofKind.map((value) => value.mode)}
            chosen={target.mode}
            onChoose={setMode}
          />
          <div className={styles.value}>
            <TextField
              key={isSecret ? "secret" : "plain"}
              label={panelText("panels.value.value")}
              value={typed}
              error={told.error}
              isSecret={isSecret}
              offered={format === undefined ? [] : offeredBy(format)}
              onChange={(value) => {
                setTyped(value);
                setTold({});
              }}
            />
          </div>
          <div className={styles.add}>
            <Button type="submit" icon="plus" disabled={key === undefined}>
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

interface ChosenProps {
  readonly editor: CollectionEditor;
  readonly keys: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** The items as chips, one of them pressed. */
const Chosen = observer(function Chosen({ editor, keys, chosen, onChoose }: ChosenProps) {
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

interface ChoiceProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly chosen: string;
  readonly onChoose: (word: string) => void;
}

function Choice({ label, words, chosen, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {({ className: _, ...control }) => (
        <Select
          {...control}
          options={words.map((word) => ({ value: word, label: word }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </Field>
  );
}

function kindsOf(values: readonly PanelValue[]): readonly string[] {
  return [...new Set(values.map(({ kind }) => kind))];
}

function offeredBy({
  offered,
  nameOf,
}: {
  offered: () => readonly string[];
  nameOf: (word: string) => string | undefined;
}) {
  return offered().map((word) => ({ value: word, label: nameOf(word) ?? word }));
}

/** What the words of a list are, as the form says it. */
function wordsOf({ uiSchema }: FormDescriptor, list: string): string {
  const node = parsePointer(list).reduce<unknown>((outer, name) => (isNode(outer) ? outer[name] : undefined), uiSchema);
  const words = isNode(node) ? node["ui:options"]?.widgetOptions?.["words"] : undefined;
  return typeof words === "string" ? words : "";
}

function isNode(value: unknown): value is UiNode {
  return typeof value === "object" && value !== null;
}
