import { useCallback } from "react";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { parsePointer } from "../../model/configPath.ts";
import { nextNumber } from "../../model/entity/multiEdit.ts";
import { GroupFrame } from "../fields/GroupFrame.tsx";
import { MixedBox, useFocusKept } from "../fields/MixedBox.tsx";
import { isMixed, keysInSome } from "../fieldSelection.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/readField.ts";
import { inputId } from "../session/fieldFocus.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import { AccordionItem, NewItemButtons } from "./Accordion.tsx";
import { MapRows } from "./MapRows.tsx";
import { translate } from "../../texts/language.ts";
import { type MapProps, MapTable, mapValueUi, NewMapRow } from "./MapTable.tsx";
import { itemTitle, rowProperties } from "./listFieldItems.ts";

interface MapEntriesProps {
  readonly field: Field;
  readonly itemSchema: JsonSchema;
  /** Properties with a schema and a field of their own. */
  readonly known: readonly string[];
}

/** The keys of a map: a table of small values, titles to open large ones by. Beside properties they get a frame. */
export function MapEntries({ field, itemSchema, known }: MapEntriesProps) {
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  const value = isPlainObject(field.value) ? field.value : {};
  const inSome = useSessionValue(({ latest }) => keysInSome(field.pointer, latest.selection).join("\n"));
  const keys = [...new Set([...Object.keys(value), ...inSome.split("\n")])].filter(
    (key) => key !== "" && !known.includes(key),
  );
  if (isNumbered(field)) keys.sort((one, other) => Number(one) - Number(other));
  const properties = isPlainObject(itemSchema["properties"]) ? Object.keys(itemSchema["properties"]).length : 0;
  const isFolded = field.ui.collapsed ?? (isNumbered(field) || properties > rowProperties);
  const isInRows = field.ui.row !== undefined && properties > 0;
  const Keys = isInRows ? MapRows : isFolded && properties > 0 ? MapAccordion : MapTable;
  const id = inputId(session.idPrefix, field.path);
  const keepFocus = useFocusKept(id, isMixed(state.mixed));
  // Beside properties, what the schema says of the keys stands with their values: the object's own words are its own.
  const own = field.uiNode.additionalProperties?.["ui:options"];
  const map: Field = known.length === 0 ? field : { ...field, ui: { ...own, pattern: field.ui.pattern } };
  const table = isMixed(state.mixed) ? (
    <MixedBox
      field={field}
      id={`${id}-set`}
      values={state.mixed?.values ?? 0}
      onPress={keepFocus}
      onSet={() => session.change(field.path, {})}
    />
  ) : (
    <Keys field={map} itemSchema={itemSchema} keys={keys} isFixed={state.isReadOnly || !state.isEnabled} />
  );
  if (known.length === 0) return table;
  const title = itemSchema["title"];
  return (
    <GroupFrame field={field} isOuter title={typeof title === "string" ? translate(title) : field.title}>
      {table}
    </GroupFrame>
  );
}

/** The values of a map behind titles, of which one at a time is open and mounted. Numbered ones are added by a button. */
function MapAccordion({ field, itemSchema, keys, isFixed }: MapProps) {
  const session = useSession();
  const { pointer, path, ui, uiNode, value } = field;
  const open = useSessionValue((one) => one.unfolded.openItem(pointer));
  const handleRemove = useCallback(
    (key: string) => session.change([...parsePointer(pointer), key], undefined),
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

/** Whether the keys of a map are numbers counted from 1, as those of the transcoder's tracks: its items are titled by them. */
function isNumbered({ ui }: Pick<Field, "ui">): boolean {
  return ui.itemTitle?.includes("{index}") === true;
}
