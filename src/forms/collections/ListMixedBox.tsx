import { useId, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import type { TypingRules, UiNode } from "../../generated/contracts/FormDescriptor.ts";
import { isKey } from "../../model/keys/consoleKeys.ts";
import type { Field } from "../rjsf/readField.ts";
import { useFieldState, useSession } from "../session/useSession.ts";
import { cutWords } from "../typing/useTypedText.ts";
import { TypedWords, wordBreaks } from "./TypedWords.ts";
import type { ListItems } from "./listFieldItems.ts";
import fields from "../../theme/fields.module.css";
import styles from "../fields/MixedBox.module.css";
import { formsText } from "../../texts/en/formFields.ts";

interface ListMixedBoxProps {
  readonly field: Field;
  readonly list: ListItems;
}

/** A list in which the selected entities differ: keep each as is, replace it, add items to all, remove items from all. */
export function ListMixedBox({ field, list }: ListMixedBoxProps) {
  const session = useSession();
  const [kind, setKind] = useState<"add" | "remove">();
  const { path, title, pointer } = field;
  const values = useFieldState(path, field.ui).mixed?.values ?? 0;
  if (kind !== undefined) {
    return (
      <ListEditBox
        title={title}
        kind={kind}
        // What is taken out is written as it is stored, whatever the rules of today would make of it.
        typing={kind === "add" ? itemTyping(list) : undefined}
        breaks={!list.isScalar && list.key === "url" ? wordBreaks.addresses : wordBreaks.tokens}
        onCancel={() => setKind(undefined)}
        onApply={(words) => {
          const items =
            kind === "remove" || list.isScalar || list.key === undefined
              ? words
              : words.map((word) => ({ [list.key ?? ""]: word }));
          session.latest.onListEdit?.(pointer, { kind, items });
          setKind(undefined);
        }}
      />
    );
  }
  return (
    <div className={styles.box}>
      <span>{formsText("forms.mixed", { count: values })}</span>
      <Button
        size="small"
        aria-label={formsText("forms.replaceAt", { title })}
        onClick={() => session.change(path, [])}
      >
        {formsText("forms.replace")}
      </Button>
      {session.latest.onListEdit && (
        <>
          <Button size="small" onClick={() => setKind("add")}>
            {formsText("forms.addItems")}
          </Button>
          <Button size="small" onClick={() => setKind("remove")}>
            {formsText("forms.removeItems")}
          </Button>
        </>
      )}
    </div>
  );
}

interface ListEditBoxProps {
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
function ListEditBox({ title, kind, typing, breaks, onApply, onCancel }: ListEditBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [rules] = useState(() => new TypedWords(typing, breaks));
  // What is left out at once leaves the text as it was: that alone would draw nothing anew.
  const [hasCut, setCut] = useState(false);
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
    setCut(rules.hasCut);
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {formsText(kind === "add" ? "forms.itemsToAdd" : "forms.itemsToRemove", { title })}
      </label>
      <div className={fields.group}>
        <input
          id={id}
          autoFocus
          className={fields.input}
          value={typed}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => handleType(currentTarget)}
          onKeyDown={(event) => {
            if (isKey(event, "field.take") && words.length > 0) onApply(words);
            if (isKey(event, "field.leave")) onCancel();
          }}
        />
        <Button size="small" variant="primary" disabled={words.length === 0} onClick={() => onApply(words)}>
          {formsText("forms.apply")}
        </Button>
        <Button size="small" onClick={onCancel}>
          {formsText("forms.cancel")}
        </Button>
      </div>
      <p id={`${id}-help`} role="status" className={fields.help}>
        {hasCut && cutWords(typing)}
      </p>
    </div>
  );
}

/** The rules under which one item of a list is typed: its own, or those of the property that names it. */
function itemTyping({ isScalar, key, uiNode }: ListItems): TypingRules | undefined {
  if (isScalar || key === undefined) return uiNode["ui:options"]?.typing;
  const named = uiNode[key] as UiNode | undefined; // The ui schema keeps nodes beside words; a property's key holds a node.
  return named?.["ui:options"]?.typing;
}
