import { didYouMean } from "../nearestName.ts";
import type { Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { walkFields } from "../schema/walkFields.ts";

export const anEntityHasItsKeyAndOrder: Rule = {
  sentence: "key, order, title, search and panels of x-entity name settings of the entity, and no secrets",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const { entity } = readAnnotations(schema);
      if (!entity) return [];
      const own = Object.keys(schema.properties ?? {});
      const named = (["key", "order", "title"] as const).flatMap((part) => {
        const name = entity[part];
        if (typeof name !== "string") return [];
        const detail = faultOf(schema.properties?.[name], () => `no property “${name}”${didYouMean(name, own)}`);
        return detail === undefined ? [] : [{ file, pointer: `/x-entity/${part}`, detail }];
      });
      const searched = (entity.search ?? []).flatMap((pattern, index) => {
        const places = walkFields(schema);
        const found = places.find((place) => place.pattern === pattern);
        const patterns = places.map((place) => place.pattern);
        const detail = faultOf(found?.node, () => `no setting ${pattern}${didYouMean(pattern, patterns)}`);
        return detail === undefined ? [] : [{ file, pointer: `/x-entity/search/${index}`, detail }];
      });
      const { panels } = entity;
      const hasName = typeof entity.key === "string" && entity.serverKeys !== true;
      const keyless =
        panels === undefined || hasName
          ? []
          : [{ pointer: "/x-entity/panels", detail: "it has no key that people give" }];
      const unknown = Object.keys(panels?.newItem ?? {}).flatMap((name) =>
        own.includes(name)
          ? []
          : [{ pointer: `/x-entity/panels/newItem/${name}`, detail: `no property “${name}”${didYouMean(name, own)}` }],
      );
      const listless = (panels?.values ?? []).flatMap(({ list }, index) => {
        const places = walkFields(schema);
        const node = places.find(({ pattern }) => pattern === list)?.node;
        const lists = places.filter((place) => place.node.type === "array").map(({ pattern }) => pattern);
        const detail = node?.type === "array" ? undefined : `no list ${list}${didYouMean(list, lists)}`;
        return detail === undefined ? [] : [{ pointer: `/x-entity/panels/values/${index}/list`, detail }];
      });
      return [...named, ...searched, ...[...keyless, ...unknown, ...listless].map((fault) => ({ file, ...fault }))];
    }),
};

/** A secret that named an item would be seen, and one that is searched would be guessed letter by letter. */
function faultOf(node: SchemaNode | undefined, missing: () => string): string | undefined {
  if (node === undefined) return missing();
  return readAnnotations(node).ui.secret === true ? "it is a secret" : undefined;
}
