import { useId, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { tokens } from "../../model/typing/tokens.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";

interface Props {
  readonly title: string;
  readonly kind: "add" | "remove";
  readonly onApply: (words: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Where the items are written that shall come into, or go out of, the lists of all selected entities. */
export function ListEditBox({ title, kind, onApply, onCancel }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const words = tokens(typed);
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
          onChange={(event) => setTyped(event.currentTarget.value)}
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
