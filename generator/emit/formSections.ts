import type { SchemaNode } from "../SchemaNode.ts";
import { annotationsOf } from "../schema/annotationsOf.ts";
import { conditionKey } from "../schema/conditionKey.ts";
import type { PageAnnotation } from "../schema/EntityAnnotation.ts";
import type { Condition } from "../schema/UiAnnotation.ts";
import { uiSchema } from "../schema/uiSchema.ts";
import type { FormSection } from "../shapes/FormDescriptor.ts";

/** The sections of a page with their top-level properties; one that has none and says nothing is left out. */
export function formSections(
  part: SchemaNode,
  page: PageAnnotation,
  conditions: Map<string, Condition>,
): readonly FormSection[] {
  const order = uiSchema(part, new Map())["ui:order"] ?? [];
  return page.sections.flatMap(({ visible, ...section }, index) => {
    const properties = order.filter((key) => {
      const child = part.properties?.[key];
      const own = child && sectionOf(child, page.name);
      return child && (own === section.name || (own === undefined && index === 0));
    });
    if (properties.length === 0 && section.help === undefined && section.piece === undefined) return [];
    if (visible) conditions.set(conditionKey(visible), visible);
    const guests = order.filter((key) => annotationsOf(part.properties?.[key] ?? {}).ui.whileHidden === section.name);
    return [
      {
        ...section,
        properties,
        ...(guests.length > 0 ? { guests } : {}),
        ...(visible ? { visible: conditionKey(visible) } : {}),
      } as FormSection,
    ];
  });
}

/** A property's own section on this page, else that of its first child that has one; its section elsewhere is no matter. */
function sectionOf(node: SchemaNode, page: string): string | undefined {
  const { ui } = annotationsOf(node);
  if (ui.section !== undefined && (ui.page === undefined || ui.page === page)) return ui.section;
  for (const child of Object.values(node.properties ?? {})) {
    const found = sectionOf(child, page);
    if (found !== undefined) return found;
  }
  return undefined;
}
