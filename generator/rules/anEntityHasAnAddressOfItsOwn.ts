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

/** Pages of our own console, which a list of that address would hide or be hidden by. */
const ownPages = new Set([
  "pulse",
  "cluster",
  "iptv",
  "watcher",
  "logupload",
  "chassis",
  "published",
  "mirrored",
  "file",
]);

export const anEntityLeavesWhatThereIs: Rule = {
  sentence: "an entity takes neither the address of a page of the console nor the name of a setting of the server",
  isOfTheHouse: true,
  broken: ({ schemas }) => {
    const server = schemas.find(({ name }) => name === "server")?.schema;
    return schemas.flatMap(({ file, name, schema }) => {
      const { entity } = readAnnotations(schema);
      if (entity?.collection === undefined) return [];
      const { route = "", collection } = entity;
      const setting = server?.properties?.[collection];
      const held = setting?.additionalProperties;
      const isOwn = setting === undefined || (typeof held === "object" && held["x-from"] === name);
      return [
        ...(ownPages.has(route)
          ? [{ file, pointer: "/x-entity/route", detail: `“${route}” is a page of the console` }]
          : []),
        ...(isOwn
          ? []
          : [{ file, pointer: "/x-entity/collection", detail: `“${collection}” is a setting of the server` }]),
      ];
    });
  },
};
