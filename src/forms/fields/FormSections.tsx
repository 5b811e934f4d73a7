import { type ReactNode, Suspense } from "react";
import { classes } from "../../components/classes.ts";
import { Panel } from "../../components/data/Panel.tsx";
import type { FormSection, UiNode } from "../../generated/contracts/FormDescriptor.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import { MapEntries } from "../collections/MapEntries.tsx";
import { isSchema, propertiesOf, PropertyFields } from "../objects/PropertyFields.tsx";
import type { Field } from "../rjsf/readField.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";
import sections from "../../theme/sections.module.css";
import styles from "./FormSections.module.css";
import { formsText } from "../../texts/en/formFields.ts";

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
      <SectionPanel key={section.name} section={section} isOnly={form.sections.length === 1} field={field}>
        <PropertyFields field={field} names={index === last ? [...shown, ...added] : shown} />
        {index === 0 && session.root.length > 0 && isSchema(more) && (
          <MapEntries field={field} itemSchema={more} known={names} />
        )}
      </SectionPanel>
    );
  });
}

interface SectionPanelProps {
  readonly section: FormSection;
  /** The only section of its form: it always stands open. */
  readonly isOnly: boolean;
  readonly field: Field;
  readonly children: ReactNode;
}

/** One section: title, help, and its fields while it is open. A closed one mounts none of them. */
function SectionPanel({ section, isOnly, field, children }: SectionPanelProps) {
  const session = useSession();
  const isShown = useSessionValue(
    (one) => one.holds(section.visible, one.root) && hasContent(one, section, field.uiNode),
  );
  const isOpen = useSessionValue(
    (one) => isOnly || one.unfolded.isSectionOpen(section.name, section.collapsed !== true),
  );
  const problems = useSessionValue((one) =>
    section.properties.reduce((sum, name) => sum + one.problemsWithin(formatPointer([...one.root, name])), 0),
  );
  if (!isShown) return null;
  return (
    <Panel
      // Where the form stands in a dialog, that one has the title.
      title={section.title === "" ? undefined : section.title}
      level={session.latest.headingLevel}
      marks={
        problems > 0 && <span className={styles.problems}>{formsText("forms.problems", { count: problems })}</span>
      }
      help={section.help}
      folding={
        isOnly ? undefined : { isOpen, onFold: (isUnfolded) => session.unfolded.setSection(section.name, isUnfolded) }
      }
    >
      {isOpen && (
        <div className={classes(styles.fields, sections.fields)}>
          {children}
          {section.piece !== undefined && <SectionPiece name={section.piece} />}
        </div>
      )}
    </Panel>
  );
}

/** Whether there is something to show: a section without fields has words, or a live piece, which is of one entity only. */
function hasContent(session: FormSession, section: FormSection, uiNode: UiNode): boolean {
  if (section.properties.length === 0) return section.piece === undefined || !session.latest.selection;
  return section.properties.some((name) => {
    const child = uiNode[name] as UiNode | undefined; // The ui schema keeps nodes beside words; a property's key holds a node.
    return isDrawn(session, [...session.root, name], child);
  });
}

/** An object without a frame shows as much as its settings do. */
function isDrawn(session: FormSession, path: ConfigPath, node: UiNode | undefined): boolean {
  const ui = node?.["ui:options"] ?? { pattern: formatPointer(path) };
  if (!session.state(path, ui).isVisible) return false;
  const children = ui.inline === true ? (node?.["ui:order"] ?? []).filter((name) => name !== "*") : [];
  // See above.
  return children.length === 0 || children.some((name) => isDrawn(session, [...path, name], node?.[name] as UiNode));
}

/** The live piece of a section, from the overrides' table; of one entity only. */
function SectionPiece({ name }: { readonly name: string }) {
  const { latest } = useSession();
  const entity = useSessionValue((session) => session.entity);
  const server = useSessionValue((session) => session.latest.server);
  const Piece = latest.widgets?.sections?.[name];
  if (!Piece || latest.selection) return null;
  return (
    <Suspense fallback={null}>
      <Piece path={latest.entityPath} entity={entity} server={server} />
    </Suspense>
  );
}
