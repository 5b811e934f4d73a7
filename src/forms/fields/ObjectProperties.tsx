import type { Field } from "../rjsf/Field.ts";
import { EitherLists } from "./EitherLists.tsx";
import { PropertyFields } from "./PropertyFields.tsx";
import { ShortcutChoice } from "./ShortcutChoice.tsx";

interface Props {
  readonly field: Field;
  readonly names: readonly string[];
}

/** The properties of an object; shortcuts for some of them (`x-ui.shortcuts`) stand before the first of those. */
export function ObjectProperties({ field, names }: Props) {
  const { shortcuts } = field.ui;
  const at = shortcuts ? names.findIndex((name) => shortcuts.of.some(({ value }) => name in value)) : -1;
  if (!shortcuts || at < 0) return <PropertiesOrLists field={field} names={names} />;
  return (
    <>
      <PropertiesOrLists field={field} names={names.slice(0, at)} />
      <ShortcutChoice field={field} shortcuts={shortcuts} />
      <PropertiesOrLists field={field} names={names.slice(at)} />
    </>
  );
}

/** Lists that stand in for each other (`x-ui.either`) are chosen from where the first would be. */
function PropertiesOrLists({ field, names }: Props) {
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
