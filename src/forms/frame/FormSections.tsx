import type { FormSection } from "../../generated/shapes/FormDescriptor.ts";
import { PropertyFields } from "../fields/PropertyFields.tsx";
import { propertiesOf } from "../fields/propertiesOf.ts";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { SectionPanel } from "./SectionPanel.tsx";

/** The whole form: its sections in order, each with its properties. */
export function FormSections({ field }: { readonly field: Field }) {
  const { form } = useSession().latest;
  const names = propertiesOf(field);
  const placed = new Set(form.sections.flatMap(({ properties }) => properties));
  // A condition of the schema may add properties that the generator did not see: they follow at the end.
  const added = names.filter((name) => !placed.has(name));
  const last = form.sections.length - 1;
  return form.sections.map((section, index) => {
    const own = section.properties.filter((name) => names.includes(name));
    return (
      <SectionPanel key={section.name} section={section} isOnly={isOnly(form.sections)} field={field}>
        <PropertyFields field={field} names={index === last ? [...own, ...added] : own} />
      </SectionPanel>
    );
  });
}

function isOnly(sections: readonly FormSection[]): boolean {
  return sections.length === 1;
}
