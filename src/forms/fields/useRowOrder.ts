import { useLayoutEffect, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { useSession } from "../session/useSession.ts";
import { itemTitle } from "./itemTitle.ts";
import type { ListItems } from "./ListItems.ts";
import { moveItem } from "./moveItem.ts";
import type { RowOrder } from "./RowOrder.ts";

/** Moving rows of a list; `said` is for those who listen. */
export function useRowOrder(field: Field, list: ListItems): RowOrder & { readonly said: string } {
  const session = useSession();
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const focused = useRef<string>(undefined);
  const count = list.items.length;
  // A moved row takes its inputs along, and the browser the focus away from them.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const wanted = document.getElementById(focused.current);
    const frame = inputId(session.idPrefix, field.path);
    focused.current = undefined;
    if (wanted && !(wanted instanceof HTMLButtonElement && wanted.disabled)) wanted.focus();
    else
      (wanted?.parentElement?.querySelector<HTMLElement>("button:enabled") ?? document.getElementById(frame))?.focus();
  });
  const move: RowOrder["move"] = (from, to, control) => {
    const title = itemTitle(field, list.items[from], from);
    if (!moveItem(session, field, from, to)) return;
    focused.current = `${inputId(session.idPrefix, [...field.path, String(to)])}${control}`;
    setSaid(text("forms.moved", { title, place: to + 1, count }));
  };
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    count,
    dragged,
    target,
    said,
    move,
    onDrag: (index) => (index === undefined ? end() : setDragged(index)),
    onDragOver: setTarget,
    onDrop: () => {
      if (dragged !== undefined && target !== undefined) move(dragged, target, "-grip");
      end();
    },
  };
}
