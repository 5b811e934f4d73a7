import { useId, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import type { TypingRules } from "../../generated/shapes/FormDescriptor.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import { TypedWords } from "./TypedWords.ts";

interface Props {
  readonly title: string;
  readonly kind: "add" | "remove";
  /** What the field of one item makes of what is typed. */
  readonly typing: TypingRules | undefined;
  /** One of `wordBreaks`. */
  readonly breaks: RegExp;
  readonly onApply: (words: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Where the items are written that shall come into, or go out of, the lists of all selected entities. */
export function ListEditBox({ title, kind, typing, breaks, onApply, onCancel }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [rules] = useState(() => new TypedWords(typing, breaks));
  const words = rules.wordsOf(typed);
  const handleType = (input: HTMLInputElement) => {
    const raw = input.value;
    const shown = rules.type(raw);
    if (shown !== raw) {
      // Other text would send the caret to the end; it belongs behind the same letters.
      const at = Math.max(0, shown.length - raw.length + (input.selectionStart ?? raw.length));
      input.value = shown;
      input.setSelectionRange(at, at);
    }
    setTyped(shown);
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {text(kind === "add" ? "forms.itemsToAdd" : "forms.itemsToRemove", { title })}
      </label>
      <div className={fields.group}>
        <input
          id={id}
          autoFocus
          className={fields.input}
          value={typed}
          onChange={({ currentTarget }) => handleType(currentTarget)}
          onKeyDown={({ key }) => {
            if (key === "Enter" && words.length > 0) onApply(words);
            if (key === "Escape") onCancel();
          }}
        />
        <Button size="small" variant="primary" disabled={words.length === 0} onClick={() => onApply(words)}>
          {text("forms.apply")}
        </Button>
        <Button size="small" onClick={onCancel}>
          {text("forms.cancel")}
        </Button>
      </div>
    </div>
  );
}
