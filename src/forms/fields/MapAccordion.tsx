import { useCallback } from "react";
import type { Json } from "../../model/Json.ts";
import { nextNumber } from "../../model/list/nextNumber.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { pathOf } from "../../model/path/pathOf.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { AccordionItem } from "./AccordionItem.tsx";
import { isNumbered } from "./isNumbered.ts";
import { itemTitle } from "./itemTitle.ts";
import type { MapProps } from "./MapProps.ts";
import { mapValueUi } from "./mapValueUi.ts";
import { NewItemButtons } from "./NewItemButtons.tsx";
import { NewMapRow } from "./NewMapRow.tsx";

/** The values of a map behind titles, of which one at a time is open and mounted. Numbered ones are added by a button. */
export function MapAccordion({ field, itemSchema, keys, isFixed }: MapProps) {
  const session = useSession();
  const { pointer, path, ui, uiNode, value } = field;
  const open = useSessionValue((one) => one.unfolded.openItem(pointer));
  const handleRemove = useCallback(
    (key: string) => session.change([...pathOf(pointer), key], undefined),
    [session, pointer],
  );
  const handleAdd = (item: Json) => {
    const next = nextNumber(keys);
    const { selection, onListEdit } = session.latest;
    // Each of several entities has a next number of its own.
    if (selection && onListEdit) onListEdit(pointer, { kind: "add", items: [item] });
    else session.change([...path, next], item);
    session.unfolded.setItem(pointer, next);
  };
  const items = isPlainObject(value) ? value : {};
  return (
    <>
      {keys.map((key) => (
        <AccordionItem
          key={key}
          title={isNumbered(field) ? itemTitle(field, items[key], Number(key) - 1) : key}
          parent={path}
          segment={key}
          id={key}
          isOpen={open === key}
          isFixed={isFixed}
          onRemove={handleRemove}
        >
          <ChildField
            parent={field}
            segment={key}
            schema={itemSchema}
            uiNode={mapValueUi(uiNode, ui.pattern)}
            value={items[key]}
          />
        </AccordionItem>
      ))}
      {!isFixed && !isNumbered(field) && <NewMapRow field={field} keys={keys} itemSchema={itemSchema} />}
      {!isFixed && isNumbered(field) && <NewItemButtons field={field} onAdd={handleAdd} />}
    </>
  );
}
