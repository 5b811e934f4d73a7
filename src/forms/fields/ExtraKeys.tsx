import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { GroupFrame } from "../frame/GroupFrame.tsx";
import { MixedBox } from "../frame/MixedBox.tsx";
import type { Field } from "../rjsf/Field.ts";
import { inputId } from "../session/inputId.ts";
import { isMixed } from "../session/isMixed.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { isNumbered } from "./isNumbered.ts";
import { keysInSome } from "./keysInSome.ts";
import { MapAccordion } from "./MapAccordion.tsx";
import { MapTable } from "./MapTable.tsx";
import { rowProperties } from "./rowProperties.ts";

interface Props {
  readonly field: Field;
  readonly itemSchema: JsonSchema;
  /** Properties with a schema and a field of their own. */
  readonly known: readonly string[];
}

/** The keys of a map: a table of small values, titles to open large ones by. Beside properties they get a frame. */
export function ExtraKeys({ field, itemSchema, known }: Props) {
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
  const Keys = isFolded && properties > 0 ? MapAccordion : MapTable;
  const id = inputId(session.idPrefix, field.path);
  // Beside properties, what the schema says of the keys stands with their values: the object's own words are its own.
  const own = field.uiNode.additionalProperties?.["ui:options"];
  const map: Field = known.length === 0 ? field : { ...field, ui: { ...own, pattern: field.ui.pattern } };
  const table = isMixed(state.mixed) ? (
    <MixedBox
      field={field}
      id={`${id}-set`}
      values={state.mixed?.values ?? 0}
      onSet={() => session.change(field.path, {})}
    />
  ) : (
    <Keys field={map} itemSchema={itemSchema} keys={keys} isFixed={state.isReadOnly || !state.isEnabled} />
  );
  if (known.length === 0) return table;
  const title = itemSchema["title"];
  return (
    <GroupFrame field={field} isOuter title={typeof title === "string" ? title : field.title}>
      {table}
    </GroupFrame>
  );
}
