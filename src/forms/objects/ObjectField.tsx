import type { FieldProps } from "@rjsf/utils";
import { Suspense } from "react";
import { MapEntries } from "../collections/MapEntries.tsx";
import { CustomField } from "../fields/CustomField.tsx";
import { FormSections } from "../fields/FormSections.tsx";
import { FoldingFrame, GroupFrame } from "../fields/GroupFrame.tsx";
import { valuesBelow } from "../fieldSelection.ts";
import { type Field, readField } from "../rjsf/readField.ts";
import { useFieldState, useSession, useSessionValue } from "../session/useSession.ts";
import { EitherLists } from "./EitherLists.tsx";
import { PresenceField } from "./PresenceField.tsx";
import { PresetChoice, presetValues } from "./PresetChoice.tsx";
import { isSchema, propertiesOf, PropertyFields } from "./PropertyFields.tsx";
import { wordIn, WordSwitch } from "./WordSwitch.tsx";

/** An object: the form itself with its sections, a frame with fields, fields without a frame, or a table of keys. */
export function ObjectField(props: FieldProps) {
  const field = readField(props);
  const { root } = useSession();
  if (field.path.length === root.length) return <FormSections field={field} />;
  // The union beside it draws these properties, in one frame with its own.
  if (props.childFieldPathId !== undefined) return null;
  const names = propertiesOf(field);
  const more = field.schema["additionalProperties"];
  const { presence, piece } = field.ui;
  const word = wordIn(field, names);
  const isVoid = word?.isChosen === true;
  const settings = (
    <>
      {piece !== undefined && <ObjectPiece field={field} />}
      {word && <WordSwitch field={field} {...word} />}
      {!isVoid && <ObjectProperties field={field} names={names} />}
      {isSchema(more) && !isVoid && <MapEntries field={field} itemSchema={more} known={names} />}
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

interface ObjectPropertiesProps {
  readonly field: Field;
  readonly names: readonly string[];
}

/** The properties of an object; values with a name for some of them (`x-ui.presets`) stand before the first of those. */
function ObjectProperties({ field, names }: ObjectPropertiesProps) {
  const { presets } = field.ui;
  const at = presets ? names.findIndex((name) => presets.of.some((preset) => name in presetValues(preset))) : -1;
  if (!presets || at < 0) return <PropertiesOrLists field={field} names={names} />;
  return (
    <>
      <PropertiesOrLists field={field} names={names.slice(0, at)} />
      <PresetChoice field={field} presets={presets} />
      <PropertiesOrLists field={field} names={names.slice(at)} />
    </>
  );
}

/** Lists that stand in for each other (`x-ui.either`) are chosen from where the first would be. */
function PropertiesOrLists({ field, names }: ObjectPropertiesProps) {
  const { either } = field.ui;
  const at = either ? names.findIndex((name) => name in either.of) : -1;
  if (!either || at < 0) return <PropertyFields field={field} names={names} />;
  const others = names.slice(at).filter((name) => !(name in either.of));
  return (
    <>
      <PropertyFields field={field} names={names.slice(0, at)} />
      <EitherLists field={field} either={either} />
      <PropertyFields field={field} names={others} />
    </>
  );
}

/**
 * What an object's settings come to (`x-ui.piece`), drawn by an override. Of several entities nothing is said while they
 * differ.
 */
function ObjectPiece({ field }: { readonly field: Field }) {
  const session = useSession();
  const state = useFieldState(field.path, field.ui);
  const differs = useSessionValue(({ latest }) => valuesBelow(field.pointer, latest.selection) > 0);
  const component = session.latest.widgets?.objects?.[field.ui.piece ?? ""];
  if (!component || differs) return null;
  return (
    <Suspense fallback={null}>
      <CustomField field={field} state={state} component={component} />
    </Suspense>
  );
}
