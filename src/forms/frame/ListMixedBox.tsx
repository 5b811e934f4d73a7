import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { text } from "../../texts/text.ts";
import type { ListItems } from "../fields/ListItems.ts";
import type { Field } from "../rjsf/Field.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import styles from "./ConflictBox.module.css";
import { itemTyping } from "./itemTyping.ts";
import { ListEditBox } from "./ListEditBox.tsx";
import { wordBreaks } from "./wordBreaks.ts";

interface Props {
  readonly field: Field;
  readonly list: ListItems;
}

/** A list in which the selected entities differ: keep each as is, replace it, add items to all, remove items from all. */
export function ListMixedBox({ field, list }: Props) {
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
      <span>{text("forms.mixed", { count: values })}</span>
      <Button size="small" aria-label={text("forms.replaceAt", { title })} onClick={() => session.change(path, [])}>
        {text("forms.replace")}
      </Button>
      {session.latest.onListEdit && (
        <>
          <Button size="small" onClick={() => setKind("add")}>
            {text("forms.addItems")}
          </Button>
          <Button size="small" onClick={() => setKind("remove")}>
            {text("forms.removeItems")}
          </Button>
        </>
      )}
    </div>
  );
}
