import type { FieldProps } from "@rjsf/utils";
import { useCallback, useLayoutEffect, useRef } from "react";
import type { Json } from "../../model/Json.ts";
import { GroupFrame } from "../fields/GroupFrame.tsx";
import { ScalarField } from "../fields/ScalarField.tsx";
import { isMixed } from "../fieldSelection.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import { readField } from "../rjsf/readField.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import { AccordionItem, NewItemButtons } from "./Accordion.tsx";
import { ListMixedBox } from "./ListMixedBox.tsx";
import { ListRows } from "./ListRows.tsx";
import { itemTitle, type ListProps, readList, removeItem, rowProperties } from "./listFieldItems.ts";

/** A list: words in one input, a row per item, or titles of which the open one shows its fields. */
export function ListField(props: FieldProps) {
  const field = readField(props);
  const { ui, uiNode } = field;
  const session = useSession();
  const state = useFieldState(field.path, ui);
  const list = readList(field, ui.list ?? session.info(ui)?.list);
  const widget = uiNode["ui:widget"];
  if (widget !== undefined || (list.isScalar && ui.newItem === undefined)) return <ScalarField {...props} />;
  const isFolded = ui.row === undefined && (ui.collapsed ?? list.properties > rowProperties);
  const Items = isFolded && !list.isScalar ? ListAccordion : ListRows;
  return (
    <GroupFrame field={field}>
      {isMixed(state.mixed) ? (
        <ListMixedBox field={field} list={list} />
      ) : (
        <Items field={field} list={list} state={state} />
      )}
    </GroupFrame>
  );
}

/** Titles of items, of which one at a time is open. Only the open one is mounted: twenty tracks cost as much as one. */
function ListAccordion({ field, list, state }: ListProps) {
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
