import type { FieldProps } from "@rjsf/utils";
import { FoldingFrame } from "../frame/FoldingFrame.tsx";
import { FormSections } from "../frame/FormSections.tsx";
import { GroupFrame } from "../frame/GroupFrame.tsx";
import { fieldOf } from "../rjsf/fieldOf.ts";
import { ExtraKeys } from "./ExtraKeys.tsx";
import { useSession } from "../session/useSession.ts";
import { isSchema } from "./isSchema.ts";
import { ObjectProperties } from "./ObjectProperties.tsx";
import { PresenceField } from "./PresenceField.tsx";
import { propertiesOf } from "./propertiesOf.ts";
import { Summary } from "./Summary.tsx";
import { wordIn } from "./wordIn.ts";
import { WordSwitch } from "./WordSwitch.tsx";

/** An object: the form itself with its sections, a frame with fields, fields without a frame, or a table of keys. */
export function ObjectField(props: FieldProps) {
  const field = fieldOf(props);
  const { root } = useSession();
  if (field.path.length === root.length) return <FormSections field={field} />;
  // The union beside it draws these properties, in one frame with its own.
  if (props.childFieldPathId !== undefined) return null;
  const names = propertiesOf(field);
  const more = field.schema["additionalProperties"];
  const { presence, summary } = field.ui;
  const word = wordIn(field, names);
  const isVoid = word?.isChosen === true;
  const settings = (
    <>
      {summary !== undefined && <Summary field={field} />}
      {word && <WordSwitch field={field} {...word} />}
      {!isVoid && <ObjectProperties field={field} names={names} />}
      {isSchema(more) && !isVoid && <ExtraKeys field={field} itemSchema={more} known={names} />}
    </>
  );
  const inside = presence ? (
    <PresenceField field={field} presence={presence}>
      {settings}
    </PresenceField>
  ) : (
    settings
  );
  if (field.ui.inline === true) return inside;
  const Frame = field.ui.collapsed === true ? FoldingFrame : GroupFrame;
  return <Frame field={field}>{inside}</Frame>;
}
