import type { FormSection } from "../../generated/shapes/FormDescriptor.ts";
import { PropertyFields } from "../fields/PropertyFields.tsx";
import { ExtraKeys } from "../fields/ExtraKeys.tsx";
import { isSchema } from "../fields/isSchema.ts";
import { propertiesOf } from "../fields/propertiesOf.ts";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { SectionPanel } from "./SectionPanel.tsx";

/** The whole form: its sections in order, each with its properties. */
export function FormSections({ field }: { readonly field: Field }) {
  const session = useSession();
  const { form } = session.latest;
  const names = propertiesOf(field);
  const more = field.schema["additionalProperties"];
  const placed = new Set(form.sections.flatMap(({ properties }) => properties));
  // A condition of the schema may add properties that the generator did not see: they follow at the end.
  const added = names.filter((name) => !placed.has(name));
  const last = form.sections.length - 1;
  // Which sections take in the fields of hidden ones.
  useSessionValue((one) => form.sections.map(({ visible }) => one.holds(visible, one.root)).join());
  return form.sections.map((section, index) => {
    const isHere = (name: string) => session.sectionOf([...session.root, name]) === section;
    const own = [...section.properties, ...(section.guests ?? [])].filter((name) => names.includes(name));
    const shown = section.guests ? own.filter(isHere) : own;
    return (
      <SectionPanel key={section.name} section={section} isOnly={isOnly(form.sections)} field={field}>
        <PropertyFields field={field} names={index === last ? [...shown, ...added] : shown} />
        {index === 0 && session.root.length > 0 && isSchema(more) && (
          <ExtraKeys field={field} itemSchema={more} known={names} />
        )}
      </SectionPanel>
    );
  });
}

function isOnly(sections: readonly FormSection[]): boolean {
  return sections.length === 1;
}
