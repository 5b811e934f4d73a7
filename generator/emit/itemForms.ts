import type { SchemaNode } from "../schema/schemaNode.ts";
import { conditionKey } from "../compile/compileModule.ts";
import { formSchema } from "../schema/formSchema.ts";
import { readAnnotations, type Condition, type ItemPageAnnotation } from "../schema/annotations.ts";
import { uiSchema } from "../schema/uiSchema.ts";
import { walkFields } from "../schema/walkFields.ts";
import type { FormDescriptor, FormSection } from "../contracts/FormDescriptor.ts";

/** The form of one item of a list, as its descriptor, with the conditions to compile for it. */
export interface ItemForm {
  /** The list's own name: `urls`. */
  readonly name: string;
  readonly descriptor: Omit<FormDescriptor, "load" | "entity">;
  readonly conditions: ReadonlyMap<string, Condition>;
}

/** The forms of the items of those lists of an entity that give their items a page (`x-ui.itemPage`). */
export function itemForms(entity: SchemaNode): readonly ItemForm[] {
  return walkFields(entity).flatMap(({ node, pattern, page = "" }) => {
    const { itemPage } = readAnnotations(node).ui;
    if (!itemPage || !node.items) return [];
    const conditions = new Map<string, Condition>();
    const item = `${pattern}/*`;
    const ui = uiSchema(node.items, conditions, item);
    const descriptor = {
      page,
      title: itemPage.title,
      item,
      schema: formSchema(node.items),
      uiSchema: ui,
      sections: sections(itemPage, ui["ui:order"] ?? [], conditions),
      fields: walkFields(node.items).map((field) => `${item}${field.pattern}`),
    };
    return [{ name: pattern.slice(pattern.lastIndexOf("/") + 1), descriptor, conditions }];
  });
}

/** Properties in their order; those that no section names stand in the first one. */
function sections(
  page: ItemPageAnnotation,
  order: readonly string[],
  conditions: Map<string, Condition>,
): readonly FormSection[] {
  const named = new Set(page.sections.flatMap(({ properties = [] }) => properties));
  return page.sections.map(({ visible, properties: own = [], ...section }, index) => {
    if (visible) conditions.set(conditionKey(visible), visible);
    const isHere = (key: string) => own.includes(key) || (index === 0 && key !== "*" && !named.has(key));
    return {
      ...section,
      properties: order.filter(isHere),
      ...(visible ? { visible: conditionKey(visible) } : {}),
    } as FormSection;
  });
}
