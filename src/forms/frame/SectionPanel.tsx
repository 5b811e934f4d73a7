import type { ReactNode } from "react";
import { Icon } from "../../components/Icon.tsx";
import type { FormSection, UiNode } from "../../generated/shapes/FormDescriptor.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { Field } from "../rjsf/Field.ts";
import type { FormSession } from "../session/FormSession.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";
import { SectionPiece } from "./SectionPiece.tsx";
import styles from "./SectionPanel.module.css";

interface Props {
  readonly section: FormSection;
  /** The only section of its form: it always stands open. */
  readonly isOnly: boolean;
  readonly field: Field;
  readonly children: ReactNode;
}

/** One section: title, help, and its fields while it is open. A closed one mounts none of them. */
export function SectionPanel({ section, isOnly, field, children }: Props) {
  const session = useSession();
  const isShown = useSessionValue(
    (one) => one.holds(section.visible, one.root) && hasContent(one, section, field.uiNode),
  );
  const isOpen = useSessionValue(
    (one) => isOnly || one.unfolded.isSectionOpen(section.name, section.collapsed !== true),
  );
  const problems = useSessionValue((one) =>
    section.properties.reduce((sum, name) => sum + one.problemsWithin(pointerOf([...one.root, name])), 0),
  );
  if (!isShown) return null;
  const id = `${session.idPrefix}-${section.name}`;
  const Heading = `h${session.latest.headingLevel ?? 2}` as const;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.heading}>
        {isOnly ? (
          section.title
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-fields` : undefined}
            onClick={() => session.unfolded.setSection(section.name, !isOpen)}
          >
            <Icon name={isOpen ? "chevron-down" : "chevron-right"} />
            {section.title}{" "}
            {problems > 0 && <span className={styles.problems}>{text("forms.problems", { count: problems })}</span>}
          </button>
        )}
      </Heading>
      {isOpen && (
        <div id={`${id}-fields`} className={styles.fields}>
          {section.help !== undefined && <p className={fields.help}>{section.help}</p>}
          {children}
          {section.piece !== undefined && <SectionPiece name={section.piece} />}
        </div>
      )}
    </section>
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
  const ui = node?.["ui:options"] ?? { pattern: pointerOf(path) };
  if (!session.state(path, ui).isVisible) return false;
  const children = ui.inline === true ? (node?.["ui:order"] ?? []).filter((name) => name !== "*") : [];
  // See above.
  return children.length === 0 || children.some((name) => isDrawn(session, [...path, name], node?.[name] as UiNode));
}
