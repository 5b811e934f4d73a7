import { useCallback } from "react";
import { Button } from "../../components/controls/Button.tsx";
import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { pathOf } from "../../model/path/pathOf.ts";
import { text } from "../../texts/text.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { AccordionItem } from "./AccordionItem.tsx";
import { isNumbered } from "./isNumbered.ts";
import { itemTitle } from "./itemTitle.ts";
import type { MapProps } from "./MapProps.ts";
import { mapValueUi } from "./mapValueUi.ts";
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
  const handleAdd = () => {
    const next = String(Math.max(0, ...keys.map(Number).filter(Number.isFinite)) + 1);
    // Options of a schema are JSON.
    session.change([...path, next], (ui.widgetOptions?.["newValue"] ?? {}) as Json);
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
      {!isFixed && isNumbered(field) && (
        <div>
          <Button size="small" icon="plus" onClick={handleAdd}>
            {ui.newItem ?? text("forms.addItem", { title: field.title })}
          </Button>
        </div>
      )}
    </>
  );
}
