import type { Product, ProductSchema } from "../dereference.ts";
import { taggedUnion } from "../dialect/unionMembers.ts";
import { type PageAnnotation, readAnnotations } from "../schema/annotations.ts";
import { onlyBranch } from "../schema/formSchema.ts";
import { followReference, isNode, type SchemaNode, unionTag } from "../schema/schemaNode.ts";
import { titleFromName } from "./titleFromName.ts";

/**
 * The product with all that its schemas leave to us: every property has a title, every list of objects says what makes
 * its items, and every setting of an entity stands on a page.
 */
export function withFieldDefaults(product: Product): Product {
  return { ...product, schemas: product.schemas.map((one) => placeFields({ ...one, schema: describe(one.schema) })) };
}

const described = new WeakMap<SchemaNode, SchemaNode>();

/** Titles from names, and the identity of list items, at any depth; what a circle leads back to is one and the same. */
function describe(node: SchemaNode): SchemaNode {
  const known = described.get(node) ?? withWords(node);
  described.set(node, known);
  return known;
}

function withWords(raw: SchemaNode): SchemaNode {
  const node = withChoice(raw);
  const words: Record<string, unknown> = { ...node };
  const target = node["x-target"];
  if (target) words["x-target"] = () => describe(target());
  if (node.properties) {
    words["properties"] = Object.fromEntries(
      Object.entries(node.properties).map(([key, child]) => [
        key,
        isNode(child) ? describe({ ...child, title: child.title ?? titleFromName(key), ...secrecy(child) }) : child,
      ]),
    );
  }
  if (isNode(node.items)) {
    const key = itemKey(followReference(node.items), node["x-list"] !== undefined);
    words["items"] = describe({ ...node.items, title: node.items.title ?? node.title ?? "" });
    const isOurs = node["x-list"] === undefined && key !== undefined;
    if (isOurs) words["x-list"] = { key };
    if (key !== undefined)
      words["x-ui"] = {
        newItem: newItemOf(followReference(node.items)),
        ...(isOurs ? titleOfItems(followReference(node.items), key) : {}),
        ...readAnnotations(node).ui,
      };
  }
  if (isNode(node.additionalProperties)) {
    const value = node.additionalProperties;
    words["additionalProperties"] = describe({ ...value, title: value.title ?? node.title ?? "" });
  }
  for (const keyword of ["oneOf", "anyOf"] as const) {
    const branches = node[keyword];
    if (branches) words[keyword] = branches.map((branch) => (isNode(branch) ? describe(branch) : branch));
  }
  return words;
}

/** A union whose branches a word tells apart is a choice by that word, also where it may be `null` instead. */
function withChoice(node: SchemaNode): SchemaNode {
  const { oneOf, anyOf, ...rest } = node;
  if (node["discriminator"] !== undefined || (oneOf && anyOf) || (node.type ?? "object") !== "object") return node;
  const union = taggedUnion(oneOf ?? anyOf ?? []);
  if (!union) return node;
  const tag = union.discriminator.propertyName;
  return { ...rest, ...union, oneOf: union.oneOf.map((branch) => withConstant(branch, tag)) };
}

/** A list of one word is that word. */
function withConstant(branch: SchemaNode, name: string): SchemaNode {
  const { enum: choices, ...property } = branch.properties?.[name] ?? {};
  const fixed = choices === undefined ? property : { ...property, const: choices[0] };
  return { ...branch, properties: { ...branch.properties, [name]: fixed } };
}

/** What plain schemas have for a secret: a text that is a password, or that is written and never read. */
function secrecy(node: SchemaNode): Partial<SchemaNode> {
  const { ui } = readAnnotations(node);
  const isText = [node.type].flat().includes("string");
  const isSecret = node["format"] === "password" || node["writeOnly"] === true;
  return isText && isSecret && ui.secret === undefined && ui.widget === undefined
    ? { "x-ui": { ...ui, secret: true } }
    : {};
}

/** Words for the row of an item that is not there yet. */
function newItemOf({ title }: SchemaNode): string {
  if (title === undefined) return "New item";
  return `New ${/^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title}`;
}

/**
 * What tells two items of a list of objects apart: a name or an id, else their place. A union has no name of its own.
 * @param isSaid what makes its items the list says itself
 */
function itemKey(item: SchemaNode, isSaid: boolean): string | undefined {
  const { properties, required = [] } = item;
  if (!properties) return !isSaid && isObjectOfAKind(item) ? "$index" : undefined;
  const isText = (name: string) =>
    [properties[name]?.type].flat().some((type) => type === "string" || type === "integer");
  return ["id", "key", "name", ...required].find((name) => required.includes(name) && isText(name)) ?? "$index";
}

/** An item is called by its title or name, else by what tells it from the others. */
function titleOfItems({ properties = {} }: SchemaNode, key: string): { readonly itemTitle?: string } {
  const isText = (name: string) => [properties[name]?.type].flat().includes("string");
  const title = ["title", "name", "label", "id"].find(isText) ?? (key === "$index" ? undefined : key);
  return title === undefined ? {} : { itemTitle: `{${title}}` };
}

function isObjectOfAKind(item: SchemaNode): boolean {
  return unionTag(withChoice(item)) !== undefined || onlyBranch(item)?.properties !== undefined;
}

/** Puts what no annotation places on the entity's first page: an object as a section of its own, all else in the first one. */
function placeFields(one: ProductSchema): ProductSchema {
  const { entity } = readAnnotations(one.schema);
  const [first, ...others] = entity?.pages ?? [];
  if (!entity || !first) return one;
  const sections = [...first.sections];
  const properties = Object.entries(one.schema.properties ?? {}).map(([key, child]) => {
    if (key === entity.order || !mayStand(child)) return [key, child] as const;
    if (hasPlace(child)) return [key, withPlacedParts(child, first.name)] as const;
    if (!isGroup(child)) return [key, onPage(child, { page: first.name })] as const;
    if (!sections.some(({ name }) => name === key)) sections.push({ name: key, title: child.title ?? key });
    return [key, onPage(child, { page: first.name, section: key, inline: true })] as const;
  });
  const page: PageAnnotation = { ...first, sections };
  return {
    ...one,
    schema: {
      ...one.schema,
      properties: Object.fromEntries(properties),
      "x-entity": { ...entity, pages: [page, ...others] },
    },
  };
}

function onPage(node: SchemaNode, place: Readonly<Record<string, unknown>>): SchemaNode {
  return { ...node, "x-ui": { ...place, ...readAnnotations(node).ui } };
}

function isGroup({ properties, oneOf, anyOf }: SchemaNode): boolean {
  return properties !== undefined && oneOf === undefined && anyOf === undefined;
}

/** An object of which some settings have a place: the others stand on the first page. */
function withPlacedParts(node: SchemaNode, page: string): SchemaNode {
  if (readAnnotations(node).ui.page !== undefined || !isGroup(node)) return node;
  const parts = Object.entries(node.properties ?? {}).map(([key, child]) => {
    if (!mayStand(child)) return [key, child] as const;
    return [key, hasPlace(child) ? withPlacedParts(child, page) : onPage(child, { page })] as const;
  });
  return { ...node, properties: Object.fromEntries(parts) };
}

/** What is a setting: no collection, not only reported, and not for the text alone. */
function mayStand(node: SchemaNode): boolean {
  const isCollection = [node.additionalProperties, node.items].some(
    (child) => isNode(child) && child["x-entity"] !== undefined,
  );
  return node.readOnly !== true && readAnnotations(node).ui.raw !== true && !isCollection;
}

function hasPlace(node: SchemaNode): boolean {
  return readAnnotations(node).ui.page !== undefined || Object.values(node.properties ?? {}).some(hasPlace);
}
