import { isNode, type SchemaNode } from "../../schema/schemaNode.ts";
import type { ConfContext, ConfProperty } from "../../contracts/ConfTable.ts";
import { confAnnotation } from "./confAnnotation.ts";
import { buildProperties, ConfFault, type Holder } from "./confProperties.ts";
import { buildValue } from "./confValue.ts";
import { mergeBranches } from "./mergeBranches.ts";

/** Adds the context of an object's schema to the pool and gives its name; what contains itself has one for all levels. */
export function buildContext(node: SchemaNode, name: string, holder: Holder, pool: ContextPool): string {
  const definition = node["x-definition"];
  if (definition === undefined) return pool.add(name, readContext(node, name, holder, pool));
  return pool.addOnce(`${definition} ${JSON.stringify(holder)}`, name, () => readContext(node, name, holder, pool));
}

function readContext(node: SchemaNode, name: string, holder: Holder, pool: ContextPool): ConfContext {
  const merged = mergeBranches(node);
  const conf = confAnnotation(merged);
  const said = new Set(
    (conf.blocks ?? []).flatMap((block) => (isNode(block["sets"]) ? Object.keys(block["sets"]) : [])),
  );
  const key = holder.isMapItem ? itemKey(merged) : undefined;
  const order = itemOrder(merged, holder.isMapItem);
  // Without a word on it an item of a map would lose its key.
  const written = holder.arguments ?? conf.arguments ?? (holder.isMapItem ? ["$key"] : []);
  const properties: ConfProperty[] = [];
  const silent: string[] = [];
  for (const [property, schema] of Object.entries(merged.properties ?? {})) {
    if (said.has(property) || property === order) continue;
    const isNamed = property === key || written.includes(property);
    const built = buildProperties(property, schema, `${name}/${property}`, isNamed, (child, childName, childHolder) =>
      buildContext(child, childName, childHolder, pool),
    );
    properties.push(...built);
    if (built.length === 0 && property !== key) silent.push(property);
  }
  refuseSharedWords(properties);
  const extra = readExtra(merged, holder.extra ?? conf.extra);
  return {
    title: merged.title ?? name,
    arguments: written.map((argument) => (argument === key ? "$key" : argument)),
    ...(key === undefined ? {} : { key }),
    ...(order === undefined ? {} : { order }),
    ...(extra === undefined ? {} : { extra }),
    silent,
    properties: properties.filter((property) => property.path[0] !== key && !isExtra(property, extra)),
  };
}

/** One word is one statement: two properties share it only in the same codec. */
function refuseSharedWords(properties: readonly ConfProperty[]): void {
  const owners = new Map<string, ConfProperty>();
  for (const property of properties) {
    const words = new Set([
      property.word,
      ...(property.aliases ?? []),
      ...(property.olderWords ?? []),
      ...(property.blocks ?? []).map(({ word }) => word),
    ]);
    for (const word of words) {
      const owner = owners.get(word);
      owners.set(word, property);
      if (
        owner === undefined ||
        (owner.shape === "codec" && owner.codec === property.codec && owner.word === property.word)
      )
        continue;
      throw new ConfFault(
        [property.path[0] ?? "", owner.path[0] ?? ""],
        `the word of a statement is no other's (“${word}” is written for “${owner.path.join(".")}” too; give one of them another x-conf.word)`,
      );
    }
  }
}

function readExtra(node: SchemaNode, extra: string | undefined): ConfContext["extra"] {
  const additional = node.additionalProperties;
  if (extra === undefined && !isNode(additional)) return undefined;
  if (extra === undefined || extra === ".")
    return { path: [], value: buildValue(isNode(additional) ? additional : {}) };
  const holder = node.properties?.[extra];
  const values = holder === undefined ? undefined : mergeBranches(holder).additionalProperties;
  return { path: [extra], value: buildValue(isNode(values) ? values : {}) };
}

function isExtra(property: ConfProperty, extra: ConfContext["extra"]): boolean {
  return extra !== undefined && extra.path.length === 1 && property.path[0] === extra.path[0];
}

/**
 * The property that repeats a map item's key: the entity's own word for it, or, of a part that is no entity, the
 * required text that has no directive.
 */
function itemKey(node: SchemaNode): string | undefined {
  const entity = node["x-entity"];
  if (isNode(entity)) return typeof entity["key"] === "string" ? entity["key"] : undefined;
  return (node.required ?? []).find((name) => {
    const property = node.properties?.[name];
    return property?.type === "string" && confAnnotation(property).shape === "none";
  });
}

/** The property that holds an item's index: the entity's word, one of shape `position`, or a map item's `position`. */
function itemOrder(node: SchemaNode, isMapItem: boolean): string | undefined {
  const entity = node["x-entity"];
  if (isNode(entity) && typeof entity["order"] === "string") return entity["order"];
  const shaped = Object.entries(node.properties ?? {}).find(
    ([, property]) => confAnnotation(property).shape === "position",
  );
  if (shaped !== undefined) return shaped[0];
  return isMapItem && node.properties?.["position"] !== undefined ? "position" : undefined;
}

/** The contexts of the table by name; equal ones (the DVR of a stream and of a location) are kept once. */
export class ContextPool {
  private readonly names = new Map<string, string>();
  private readonly contexts = new Map<string, ConfContext>();
  private readonly recursive = new Map<string, string>();

  add(wanted: string, context: ConfContext): string {
    const content = JSON.stringify(context);
    const known = this.names.get(content);
    if (known !== undefined) return known;
    const name = this.free(wanted);
    this.names.set(content, name);
    this.contexts.set(name, context);
    return name;
  }

  /** A context that may name itself: whoever asks for the same key while it is read, or later, gets its name. */
  addOnce(key: string, wanted: string, read: () => ConfContext): string {
    const known = this.recursive.get(key);
    if (known !== undefined) return known;
    const name = this.free(wanted);
    this.recursive.set(key, name);
    this.contexts.set(name, read());
    return name;
  }

  private free(wanted: string): string {
    const taken = new Set([...this.contexts.keys(), ...this.recursive.values()]);
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
    return name;
  }

  all(): Record<string, ConfContext> {
    return Object.fromEntries([...this.contexts].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
