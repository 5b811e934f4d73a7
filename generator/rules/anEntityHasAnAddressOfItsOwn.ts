import { readAnnotations } from "../schema/annotations.ts";
import type { Rule } from "./schemaRule.ts";

/** Addresses that lead elsewhere, whatever schemas say. */
const taken = ["config", "login", "logout", "assets", "review"];

export const anEntityHasAnAddressOfItsOwn: Rule = {
  sentence: "an entity has an address and a collection that no other one has",
  broken: ({ schemas }) => {
    const seen = new Map<string, string>(taken.map((route) => [`route ${route}`, "the console itself"]));
    return schemas.flatMap(({ file, schema }) => {
      const { entity } = readAnnotations(schema);
      return (["route", "collection"] as const).flatMap((part) => {
        const value = entity?.[part];
        // What stands in no menu has no list: it is edited among the settings of another one.
        if (value === undefined || (part === "route" && (entity?.menu === false || entity?.collection === undefined)))
          return [];
        const before = seen.get(`${part} ${value}`);
        seen.set(`${part} ${value}`, file);
        if (before === undefined) return [];
        return [{ file, pointer: `/x-entity/${part}`, detail: `“${value}” is that of ${before}` }];
      });
    });
  },
};
