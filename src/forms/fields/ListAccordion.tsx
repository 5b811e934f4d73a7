import { useCallback, useLayoutEffect, useRef } from "react";
import type { Json } from "../../model/Json.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import { AccordionItem } from "./AccordionItem.tsx";
import { itemTitle } from "./itemTitle.ts";
import type { ListProps } from "./ListProps.ts";
import { NewItemButtons } from "./NewItemButtons.tsx";
import { removeItem } from "./removeItem.ts";

/** Titles of items, of which one at a time is open. Only the open one is mounted: twenty tracks cost as much as one. */
export function ListAccordion({ field, list, state }: ListProps) {
  const session = useSession();
  const { pointer, path } = field;
  const ids = session.itemIds(pointer, list.key).of(list.items);
  const open = useSessionValue((one) => one.unfolded.openItem(pointer));
  const isFixed = state.isReadOnly || !state.isEnabled;
  const newest = useRef({ field, list });
  useLayoutEffect(() => {
    newest.current = { field, list };
  });
  const handleRemove = useCallback(
    (segment: string) => removeItem(session, newest.current.field, newest.current.list, Number(segment)),
    [session],
  );
  const handleAdd = (item: Json) => {
    const next = ids[list.items.length];
    session.change([...path, String(list.items.length)], item);
    session.unfolded.setItem(pointer, next);
  };
  return (
    <>
      {list.items.map((item, index) => (
        <AccordionItem
          key={ids[index]}
          title={itemTitle(field, item, index)}
          parent={path}
          segment={String(index)}
          id={ids[index] ?? ""}
          isOpen={open !== undefined && open === ids[index]}
          isFixed={isFixed}
          onRemove={handleRemove}
        >
          <ChildField parent={field} segment={String(index)} schema={list.schema} uiNode={list.uiNode} value={item} />
        </AccordionItem>
      ))}
      {!isFixed && <NewItemButtons field={field} onAdd={handleAdd} />}
    </>
  );
}
