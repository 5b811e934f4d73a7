import { confAnnotation } from "../emit/confTable/confAnnotation.ts";
import { escapeSegment } from "../jsonPointer.ts";
import { onlyBranch } from "./formSchema.ts";
import { followReference, type SchemaNode, stripAnnotations } from "./schemaNode.ts";
import type { UiNode, UiOptions } from "../contracts/FormDescriptor.ts";
import { Descent } from "./Descent.ts";
import { readAnnotations, type Condition } from "./annotations.ts";
import { keyReference, namedBy } from "./entityReference.ts";
import { conditionKey } from "../compile/compileModule.ts";

/**
 * The RJSF ui schema of a page; `conditions` collects every fragment that has to be compiled.
 * @param pattern where the page stands in its entity: `/urls/*` for that of a list item
 */
export function uiSchema(page: SchemaNode, conditions: Map<string, Condition>, pattern = ""): UiNode {
  return nodeUi(page, pattern, conditions, Descent.from({}));
}

function nodeUi(raw: SchemaNode, pattern: string, conditions: Map<string, Condition>, way: Descent): UiNode {
  const { node, below, recurs } = way.enter(raw, pattern);
  if (!below) return { "ui:options": { ...options(node, pattern, conditions), ...folded(node) }, "ui:recurs": recurs };
  const chosen = onlyBranch(node);
  if (chosen) return nodeUi(chosen, pattern, conditions, below);
  const { ui } = readAnnotations(node);
  return withoutAbsent({
    ...(pattern === "" ? {} : { "ui:options": { ...options(node, pattern, conditions), ...foldedList(node, below) } }),
    "ui:widget": ui.widget,
    "ui:field": ui.field,
    "ui:help": ui.help,
    "ui:placeholder": ui.placeholder,
    "ui:order": order(node.properties),
    ...properties(node.properties, pattern, conditions, below),
    items: node.items && nodeUi(node.items, `${pattern}/*`, conditions, below),
    additionalProperties:
      typeof node.additionalProperties === "object"
        ? nodeUi(node.additionalProperties, `${pattern}/*`, conditions, below)
        : undefined,
    oneOf: node.oneOf?.map((branch) => nodeUi(branch, pattern, conditions, below)),
  });
}

/** A row for a new item would hold another one for its own items, and so on. */
function foldedList({ items }: SchemaNode, way: Descent): Pick<UiOptions, "collapsed"> {
  return items && way.isInCircle && followReference(items).properties ? { collapsed: true } : {};
}

/** An object inside itself is drawn when it is opened, else there were no end. */
function folded(node: SchemaNode): Pick<UiOptions, "collapsed"> {
  return node.properties === undefined ? {} : { collapsed: true };
}

function options(node: SchemaNode, pattern: string, conditions: Map<string, Condition>): UiOptions {
  const { ui, list, life } = readAnnotations(node);
  const key = (condition: Condition | undefined) => condition && remember(condition, conditions);
  return withoutAbsent({
    pattern,
    unit: ui.unit,
    defaultUnit: ui.defaultUnit,
    secret: ui.secret ?? hasSecretItems(node),
    newItem: ui.newItem,
    nextItem: ui.nextItem,
    presets: ui.presets,
    itemTitle: ui.itemTitle,
    row: ui.row,
    keyTail: ui.keyTail,
    members: membersOf(node),
    movable: ui.movable,
    piece: ui.piece,
    collapsed: ui.collapsed,
    inline: ui.inline,
    presence: ui.presence && withoutAbsent({ ...ui.presence, possible: key(ui.presence.possible) }),
    word: ui.word,
    whenChanged: ui.whenChanged?.map(({ when, clears }) => withoutAbsent({ when: key(when), clears })),
    visible: key(ui.visible),
    enabled: key(ui.enabled),
    typing: ui.typing?.["valid"] === true ? { ...ui.typing, valid: key(ownRules(node)) } : ui.typing,
    warnings: ui.warnings?.map(({ in: _, ...warning }) => ({ ...warning, when: remember(warning.when, conditions) })),
    multi: ui.multi,
    default: node.default,
    always: confAnnotation(node).shape === "none" ? true : undefined,
    deprecated: life.deprecated,
    saveAtOnce: ui.save?.mode === "at-once" ? true : undefined,
    confirm: ui.save?.confirm,
    risk: ui.save?.risk,
    enumLabels: ui.enumLabels ?? labelsOfItems(node),
    kinds: ui.kinds?.map((kind) => withoutAbsent({ ...kind, visible: key(kind.visible) })),
    either: ui.either,
    list,
    ref: namedBy(node),
    keyRef: keyReference(node),
    widgetOptions: ui.options,
  }) as unknown as UiOptions;
}

/**
 * A map that is drawn in rows has to know what of its entities the rows say by themselves. Of a part that is no entity the
 * text tells it: the key stands before the block, the place is that of the block.
 */
function membersOf({ additionalProperties }: SchemaNode): UiOptions["members"] {
  if (typeof additionalProperties !== "object") return undefined;
  const value = followReference(additionalProperties);
  const shaped = (shape: string) =>
    Object.entries(value.properties ?? {}).find(([, property]) => confAnnotation(property).shape === shape)?.[0];
  const { key, order: place } = readAnnotations(value).entity ?? { key: shaped("none"), order: shaped("position") };
  if (key === undefined && place === undefined) return undefined;
  return { ...(key === undefined ? {} : { key }), ...(place === undefined ? {} : { order: place }) };
}

/** A list of words is drawn as one control, which knows what they are called. */
function labelsOfItems({ items }: SchemaNode): UiOptions["enumLabels"] {
  const item = items && followReference(items);
  return item?.enum === undefined ? undefined : readAnnotations(item).ui.enumLabels;
}

/** A list of secret texts is masked as a whole. */
function hasSecretItems({ items }: SchemaNode): true | undefined {
  const item = items && followReference(items);
  return item !== undefined && readAnnotations(item).ui.secret === true ? true : undefined;
}

/** What a value of the setting has to fit, without the words around it. */
function ownRules(node: SchemaNode): Condition {
  return Object.fromEntries(Object.entries(stripAnnotations(node)).filter(([keyword]) => !words.has(keyword)));
}

const words: ReadonlySet<string> = new Set(["title", "description", "default", "examples"]);

function remember(condition: Condition, conditions: Map<string, Condition>): string {
  const key = conditionKey(condition);
  conditions.set(key, condition);
  return key;
}

function properties(
  children: SchemaNode["properties"],
  pattern: string,
  conditions: Map<string, Condition>,
  way: Descent,
) {
  return Object.fromEntries(
    Object.entries(children ?? {}).map(([key, child]) => [
      key,
      nodeUi(child, `${pattern}/${escapeSegment(key)}`, conditions, way),
    ]),
  );
}

/** Properties by `x-ui.order`, the schema's own order breaking ties. */
function order(children: SchemaNode["properties"]): readonly string[] | undefined {
  if (!children) return undefined;
  const place = (child: SchemaNode) => readAnnotations(child).ui.order ?? Number.MAX_SAFE_INTEGER;
  const sorted = Object.entries(children).sort(([, one], [, other]) => place(one) - place(other));
  return [...sorted.map(([key]) => key), "*"];
}

function withoutAbsent(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
