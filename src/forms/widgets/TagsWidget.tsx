import { type KeyboardEvent, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import type { Json } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { typedText } from "../typing/typedText.ts";
import { wordOf } from "../wordOf.ts";
import { inputProps } from "./inputProps.ts";
import { tagFormats, type TagFormat } from "./tagFormats.ts";
import { tokensOf } from "./tokensOf.ts";
import styles from "./TagsWidget.module.css";

/** A list of words: a comma, a space or Enter ends one [S327], Backspace in the empty input edits the last again [S328]. */
export function TagsWidget(props: FieldWidgetProps) {
  const { value, label, disabled, readOnly, ui } = props;
  const [typed, setTyped] = useState("");
  const [isOffering, setOffering] = useState(false);
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const isFixed = disabled || readOnly;
  const format = tagFormats[wordOf(ui.widgetOptions?.["words"])];
  const nameOf = (item: Json) => ui.enumLabels?.[wordOf(item)] ?? nameIn(format, wordOf(item));
  const add = (typedWords: readonly Json[]) => {
    const words = typedWords.map((word) => (typeof word === "string" ? (format?.read(word) ?? word) : word));
    const fresh = words.filter((word, index) => !items.includes(word) && words.indexOf(word) === index);
    if (fresh.length > 0) props.onChange([...items, ...fresh]);
  };
  const removeAt = (index: number) => props.onChange(items.filter((_, at) => at !== index));
  const handleInput = (raw: string) => {
    const { done, rest } = tokensOf(raw, props.schema);
    add(done);
    setTyped(ui.typing?.only === "digits" ? typedText(rest, ui.typing) : rest);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      handleInput(`${typed} `);
    }
    if (event.key !== "Backspace" || typed !== "" || items.length === 0) return;
    event.preventDefault();
    setTyped(wordOf(items.at(-1)));
    removeAt(items.length - 1);
  };
  return (
    <span className={styles.tags} data-disabled={isFixed || undefined}>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <li key={`${wordOf(item)}:${items.indexOf(item) === index ? "" : index}`} className={styles.tag}>
              {nameOf(item)}
              {!isFixed && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text("forms.removeItem", { title: nameOf(item) })}
                  onClick={() => removeAt(index)}
                >
                  <Icon name="remove" size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        {...inputProps(props)}
        type="text"
        autoComplete="off"
        spellCheck={false}
        className={fields.input}
        readOnly={readOnly}
        placeholder={props.placeholder}
        value={typed}
        {...(format && { list: `${props.id}-offered` })}
        onFocus={() => setOffering(format !== undefined)}
        onChange={({ currentTarget, nativeEvent }) =>
          handleInput(format && isPicked(nativeEvent) ? `${currentTarget.value} ` : currentTarget.value)
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

/** `DE Germany`. */
function nameIn(format: TagFormat | undefined, word: string): string {
  const name = format?.nameOf(word);
  return name === undefined ? word : `${word} ${name}`;
}

/** A word taken from the list that the browser offers is whole; one that is typed is not, until it is ended. */
function isPicked(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === "insertReplacementText";
}
