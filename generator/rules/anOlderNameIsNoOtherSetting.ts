import { escapeSegment } from "../jsonPointer.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { isNode, type SchemaNode } from "../schema/schemaNode.ts";
import { ownNodes, type Rule } from "./schemaRule.ts";

/** Whoever reads an older name must know which setting it means. */
export const anOlderNameIsNoOtherSetting: Rule = {
  sentence: "an older name is neither another property of the same object nor another's older name",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) => {
      // An object and its branches are looked at together, and each branch again by itself.
      const found = new Map<string, { readonly file: string; readonly pointer: string; readonly detail: string }>();
      for (const { node, pointer } of ownNodes(schema))
        for (const clash of clashesIn(namesIn(node, pointer)))
          found.set(clash.pointer, { file: schema.file, ...clash });
      return [...found.values()];
    }),
};

interface NamedProperty {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly pointer: string;
}

/** The properties of an object, those of its branches among them. */
function namesIn(node: SchemaNode, pointer: string): readonly NamedProperty[] {
  const own = Object.entries(node.properties ?? {}).map(([name, child]) => ({
    name,
    aliases: readAnnotations(child).life.aliases ?? [],
    pointer: `${pointer}/properties/${escapeSegment(name)}/x-life/aliases`,
  }));
  const branches = (["oneOf", "anyOf", "allOf"] as const).flatMap((keyword) => {
    const list: unknown = node[keyword];
    return Array.isArray(list)
      ? list.flatMap((one: unknown, index) => (isNode(one) ? namesIn(one, `${pointer}/${keyword}/${index}`) : []))
      : [];
  });
  return [...own, ...branches];
}

function clashesIn(properties: readonly NamedProperty[]): readonly { pointer: string; detail: string }[] {
  const names = new Set(properties.map(({ name }) => name));
  const owners = new Map<string, string>();
  return properties.flatMap(({ name, aliases, pointer }) =>
    aliases.flatMap((alias, index) => {
      const at = `${pointer}/${index}`;
      const owner = owners.get(alias);
      owners.set(alias, owner ?? name);
      if (names.has(alias)) return [{ pointer: at, detail: `“${alias}” is a property itself` }];
      // The branches of a union may share a setting, older names and all.
      return owner === undefined || owner === name
        ? []
        : [{ pointer: at, detail: `“${alias}” is an older name of “${owner}” too` }];
    }),
  );
}
