import type { FieldProps } from "@rjsf/utils";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { FormSections } from "../frame/FormSections.tsx";
import { GroupFrame } from "../frame/GroupFrame.tsx";
import { fieldOf } from "../rjsf/fieldOf.ts";
import { ExtraKeys } from "./ExtraKeys.tsx";
import { PropertyFields } from "./PropertyFields.tsx";
import { propertiesOf } from "./propertiesOf.ts";

/** An object: the form itself with its sections, a frame with fields, fields without a frame, or a table of keys. */
export function ObjectField(props: FieldProps) {
  const field = fieldOf(props);
  if (field.path.length === 0) return <FormSections field={field} />;
  // The union beside it draws these properties, in one frame with its own.
  if (props.childFieldPathId !== undefined) return null;
  const names = propertiesOf(field);
  const more = field.schema["additionalProperties"];
  const fields = <PropertyFields field={field} names={names} />;
  const inside = (
    <>
      {fields}
      {isSchema(more) && <ExtraKeys field={field} itemSchema={more} known={names} />}
    </>
  );
  return field.ui.inline === true ? inside : <GroupFrame field={field}>{inside}</GroupFrame>;
}

function isSchema(value: unknown): value is JsonSchema {
  return isPlainObject(value) && Object.keys(value).length > 0;
}
