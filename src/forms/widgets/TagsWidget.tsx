import { type KeyboardEvent, useState } from "react";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { isKey } from "../../model/keys/consoleKeys.ts";
import { splitTokens } from "../../model/typedValues.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { nameIn, tagFormats } from "../typing/tagFormats.ts";
import { applyTypingRules } from "../typing/useTypedText.ts";
import { TagChips } from "./TagChips.tsx";
import { toWord } from "../valueInWords.ts";
import fields from "../../theme/fields.module.css";
import styles from "./TagsWidget.module.css";

/** A list of words: a comma, a space or Enter ends one [S327], Backspace in the empty input edits the last again [S328]. */
export function TagsWidget(props: FieldWidgetProps) {
  const { value, label, disabled, readOnly, ui } = props;
  const [typed, setTyped] = useState("");
  const [isOffering, setOffering] = useState(false);
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const isFixed = disabled || readOnly;
  const format = tagFormats[toWord(ui.widgetOptions?.["words"])];
  const nameOf = (item: Json) => ui.enumLabels?.[toWord(item)] ?? nameIn(format, toWord(item));
  const add = (typedWords: readonly Json[]) => {
    const words = typedWords.map((word) => (typeof word === "string" ? (format?.read(word) ?? word) : word));
    const fresh = words.filter((word, index) => !items.includes(word) && words.indexOf(word) === index);
    if (fresh.length > 0) props.onChange([...items, ...fresh]);
  };
  const removeAt = (index: number) => props.onChange(items.filter((_, at) => at !== index));
  const handleInput = (raw: string) => {
    const { done, rest } = splitTags(raw, props.schema);
    add(done);
    setTyped(ui.typing?.only === "digits" ? applyTypingRules(rest, ui.typing) : rest);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isKey(event, "field.endWord")) {
      event.preventDefault();
      handleInput(`${typed} `);
    }
    if (!isKey(event, "field.editWord") || typed !== "" || items.length === 0) return;
    event.preventDefault();
    setTyped(toWord(items.at(-1)));
    removeAt(items.length - 1);
  };
  return (
    <span className={styles.tags} data-disabled={isFixed || undefined}>
      <TagChips
        label={label}
        words={items.map(nameOf)}
        isFixed={isFixed}
        isSecret={ui.secret === true}
        onRemove={removeAt}
      />
      <input
        {...inputProps(props)}
        type={ui.secret === true ? "password" : "text"}
        autoComplete={ui.secret === true ? "new-password" : "off"}
        spellCheck={false}
        className={fields.input}
        readOnly={readOnly}
        placeholder={props.placeholder}
        value={typed}
        {...(format && { list: `${props.id}-offered` })}
        onFocus={() => setOffering(format !== undefined)}
        onChange={({ currentTarget, nativeEvent }) =>
          handleInput(format && isSuggestion(nativeEvent) ? `${currentTarget.value} ` : currentTarget.value)
        }
        onKeyDown={handleKey}
        onBlur={() => {
          handleInput(`${typed} `);
          props.onBlur();
        }}
      />
      {format && (
        <datalist id={`${props.id}-offered`}>
          {isOffering &&
            format.offered().map((word) => (
              <option key={word} value={word}>
                {format.nameOf(word)}
              </option>
            ))}
        </datalist>
      )}
    </span>
  );
}

/** A word taken from the list that the browser offers is whole; one that is typed is not, until it is ended. */
function isSuggestion(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === "insertReplacementText";
}

interface Tokens {
  /** Words that a comma or white space has ended, as the list stores them. */
  readonly done: readonly Json[];
  /** What is still being typed. */
  readonly rest: string;
}

/** Splits what is typed into the words of a list. A word that is no number does not enter a list of numbers. */
function splitTags(typed: string, schema: JsonSchema): Tokens {
  const rest = /[^\s,]*$/.exec(typed)?.[0] ?? "";
  const words = splitTokens(typed.slice(0, typed.length - rest.length));
  const items = schema["items"];
  const isNumeric = isPlainObject(items) && (items["type"] === "integer" || items["type"] === "number");
  const done = words.map((word) => (isNumeric ? Number(word) : word));
  return { done: done.filter((word) => typeof word === "string" || Number.isFinite(word)), rest };
}
