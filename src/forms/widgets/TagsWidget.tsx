import { type KeyboardEvent, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import type { Json } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { typedText } from "../typing/typedText.ts";
import { wordOf } from "../wordOf.ts";
import { inputProps } from "./inputProps.ts";
import { tokensOf } from "./tokensOf.ts";
import styles from "./TagsWidget.module.css";

/** A list of words: a comma, a space or Enter ends one [S327], Backspace in the empty input edits the last again [S328]. */
export function TagsWidget(props: FieldWidgetProps) {
  const { value, label, disabled, readOnly, ui } = props;
  const [typed, setTyped] = useState("");
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  const isFixed = disabled || readOnly;
  const add = (words: readonly Json[]) => {
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
              {ui.enumLabels?.[wordOf(item)] ?? wordOf(item)}
              {!isFixed && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text("forms.removeItem", { title: wordOf(item) })}
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
        onChange={(event) => handleInput(event.currentTarget.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          handleInput(`${typed} `);
          props.onBlur();
        }}
      />
    </span>
  );
}
