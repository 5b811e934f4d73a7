import { judgeValue } from "../compile/judgeValue.ts";
import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

/** What a button puts into the config is right from the start: presets of items, of an object, of a word's switch. */
export const aPresetFitsItsSchema: Rule = {
  sentence: "a preset fits the schema of what it makes",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) =>
        listPresets(node).flatMap(({ value, of, at }) => {
          const detail = of && judgeValue(of, value);
          return detail === undefined ? [] : [{ file: schema.file, pointer: `${pointer}/x-ui/${at}`, detail }];
        }),
      ),
    ),
};

interface Preset {
  readonly value: unknown;
  readonly of: SchemaNode | undefined;
  readonly at: string;
}

function listPresets(node: SchemaNode): readonly Preset[] {
  const { presets, presence, options } = readAnnotations(node).ui;
  const more = node.additionalProperties;
  const item = node.items ?? (typeof more === "object" ? more : undefined);
  const newValue = options?.["newValue"];
  return [
    ...(presets?.of ?? []).map(({ value }, index) => ({
      ...(item ? { value, of: item } : partOf(node, value)),
      at: `presets/of/${index}/value`,
    })),
    ...(newValue === undefined ? [] : [{ value: newValue, of: item, at: "options/newValue" }]),
    ...(presence ? [{ value: presence.preset, of: node, at: "presence/preset" }] : []),
  ];
}

/** Some properties of an object: what it requires may be there already, and null takes one away. */
function partOf({ properties = {} }: SchemaNode, value: unknown): Pick<Preset, "value" | "of"> {
  const of: SchemaNode = { type: "object", properties };
  if (typeof value !== "object" || value === null) return { value, of };
  return { value: Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)), of };
}
