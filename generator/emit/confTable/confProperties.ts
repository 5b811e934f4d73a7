import { readAnnotations } from "../../schema/annotations.ts";
import { isNode, type SchemaNode } from "../../schema/schemaNode.ts";
import type { ConfBlock, ConfProperty } from "../../contracts/ConfTable.ts";
import { keyReference } from "../../schema/entityReference.ts";
import { confAnnotation } from "./confAnnotation.ts";
import { buildValue } from "./confValue.ts";
import { allowedTypes, mergeBranches } from "./mergeBranches.ts";

/** A setting that the text language has no room for. */
export class ConfFault extends Error {
  override readonly name = "ConfFault";

  constructor(
    /** It and what else it has to do with, in the object that has them all. */
    readonly properties: readonly [setting: string, ...others: string[]],
    message: string,
  ) {
    super(message);
  }
}

/** How the holder of the object (a property with `arguments` and `extra` of its own) has it written. */
export interface Holder {
  readonly isMapItem: boolean;
  readonly arguments?: readonly string[] | undefined;
  readonly extra?: string | undefined;
}

/**
 * The statements of one property: none for what the server reports, one as a rule, several for an inline object.
 * @param addContext adds the context of an object and gives its name
 * @param isNamed the property stands as a bare argument, so `shape: none` only says that it has no statement
 */
export function buildProperties(
  name: string,
  schema: SchemaNode,
  contextName: string,
  isNamed: boolean,
  addContext: (node: SchemaNode, name: string, holder: Holder) => string,
): readonly ConfProperty[] {
  const node = mergeBranches(schema);
  const conf = confAnnotation(node);
  if (node.readOnly === true || ((conf.shape === "none" || conf.shape === "position") && !isNamed)) return [];
  if (conf.shape === "inline") {
    if (schema["x-target"])
      throw new ConfFault([name], `${contextName} contains itself and cannot be inline; give it another x-conf.shape`);
    return Object.entries(node.properties ?? {}).flatMap(([child, childSchema]) =>
      buildProperties(child, childSchema, `${contextName}/${child}`, false, addContext).map((property) => ({
        ...property,
        path: [name, ...property.path],
      })),
    );
  }
  const types = allowedTypes(node);
  const list = types.has("array") ? listItem(node) : undefined;
  const map = mapItem(node, types);
  const item = list ?? map;
  const shape = chooseShape(node, types);
  const object =
    shape === "repeated" || (shape === "codec" && list !== undefined) ? item : types.has("object") ? node : undefined;
  const isObject =
    object !== undefined && allowedTypes(mergeBranches(object)).has("object") && shape !== "value" && shape !== "flag";
  const holder = { isMapItem: map !== undefined && shape === "repeated", arguments: conf.arguments, extra: conf.extra };
  const context = isObject ? addContext(object, contextName, holder) : undefined;
  const blocks = map === undefined || shape !== "repeated" ? undefined : openingWords(map);
  const scalar = shape === "codec" && list === undefined ? node : (item ?? node);
  const value = buildValue(scalar, node);
  const key = readListKey(node);
  const keys = map === undefined ? undefined : keyReference(node);
  return [
    {
      path: [name],
      word: conf.word ?? blocks?.[0]?.word ?? name,
      ...otherWords(node, conf.word ?? name),
      shape,
      ...(shape === "codec" ? { codec: (conf.shape ?? "").slice("codec:".length) } : {}),
      ...(shape === "repeated" ? { item: chooseItemShape(mergeBranches(item ?? node), conf.item) } : {}),
      ...(list !== undefined
        ? { container: "list" }
        : map !== undefined && shape === "repeated"
          ? { container: "map" }
          : {}),
      ...(list !== undefined && types.size > 1 ? { single: true } : {}),
      value: isObject ? { ...value, types: value.types.filter((type) => type !== "json") } : value,
      ...(context === undefined ? {} : { context }),
      ...(blocks === undefined ? {} : { blocks }),
      ...(key === undefined ? {} : key),
      ...(keys === undefined ? {} : { keyReference: keys }),
      ...(isNode(map?.["x-entity"]) && map["x-entity"]["serverKeys"] === true ? { serverKeys: true } : {}),
      title: node.title ?? name,
      ...(node.description === undefined ? {} : { description: node.description }),
      ...readDeprecation(node),
      ...(node.default === undefined ? {} : { default: node.default }),
    },
  ];
}

/** The schema of the items; of a list with a schema a place, what any of them may be. */
function listItem(node: SchemaNode): SchemaNode | undefined {
  return node.items ?? (node.prefixItems && { anyOf: node.prefixItems });
}

function mapItem(node: SchemaNode, types: ReadonlySet<string>): SchemaNode | undefined {
  if (!types.has("object") || node.properties !== undefined || !isNode(node.additionalProperties)) return undefined;
  return node.additionalProperties;
}

function chooseShape(node: SchemaNode, types: ReadonlySet<string>): ConfProperty["shape"] {
  const said = confAnnotation(node).shape;
  if (said?.startsWith("codec:") === true) return "codec";
  const known = (["value", "flag", "options", "block", "repeated"] as const).find((shape) => shape === said);
  if (known !== undefined) return known;
  if (types.has("array")) {
    const item = listItem(node);
    const items = item && allowedTypes(mergeBranches(item));
    return items?.has("object") === true ? "repeated" : "value";
  }
  if (types.has("object")) return shapeOfObject(node);
  return types.size === 1 && types.has("boolean") ? "flag" : "value";
}

function shapeOfObject(node: SchemaNode): ConfProperty["shape"] {
  if (node.properties !== undefined) return isFlat(node) ? "options" : "block";
  if (!isNode(node.additionalProperties)) return "value";
  // A statement a key, which may be any text.
  return "repeated";
}

function chooseItemShape(node: SchemaNode, said: string | undefined): "value" | "options" | "block" {
  if (said === "value" || said === "options" || said === "block") return said;
  if (!allowedTypes(node).has("object")) return "value";
  return isFlat(node) ? "options" : "block";
}

function readListKey(node: SchemaNode): Pick<ConfProperty, "listKey" | "bareKey"> | undefined {
  const list = node["x-list"];
  if (!isNode(list) || typeof list["key"] !== "string") return undefined;
  return { listKey: list["key"], ...(list["bareKey"] === true ? { bareKey: true } : {}) };
}

function readDeprecation(node: SchemaNode): Pick<ConfProperty, "deprecated"> {
  const { deprecated } = readAnnotations(node).life;
  return deprecated === undefined ? {} : { deprecated };
}

/** Words beside the statement's own: those that x-conf says, else the older names of the property. */
function otherWords(node: SchemaNode, word: string): Pick<ConfProperty, "aliases" | "olderWords"> {
  const { aliases } = confAnnotation(node);
  const { life } = readAnnotations(node);
  if (aliases !== undefined) return { aliases };
  const older = (life.aliases ?? []).filter((alias) => alias !== word);
  if (older.length === 0) return {};
  return life.keepAliases === true ? { aliases: older } : { olderWords: older };
}

/** The words that open an entity's block, as its root says; undefined for a part without words of its own. */
function openingWords(node: SchemaNode): readonly ConfBlock[] | undefined {
  return confAnnotation(node).blocks?.flatMap((block) => {
    const { word, sets, alias } = block;
    if (typeof word !== "string") return [];
    return [{ word, ...(isNode(sets) ? { sets } : {}), ...(alias === true ? { alias: true as const } : {}) }];
  });
}

/** Whether an object holds scalars and lists of scalars only, so that it can stand in one statement. */
function isFlat(node: SchemaNode): boolean {
  return Object.entries(node.properties ?? {}).every(([name, property]) => {
    const merged = mergeBranches(property);
    if (!isOptionWord(confAnnotation(merged).word ?? name)) return false;
    const types = allowedTypes(merged);
    if (types.has("object")) return false;
    const item = listItem(merged);
    if (!types.has("array") || item === undefined) return true;
    const items = allowedTypes(mergeBranches(item));
    return !items.has("object") && !items.has("array");
  });
}

/** Whether `word=value` is read as an option; any other word begins a statement well. */
function isOptionWord(word: string): boolean {
  return /^[A-Za-z_][\w.-]*$/.test(word);
}
