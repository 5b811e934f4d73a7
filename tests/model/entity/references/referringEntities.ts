import type { EntityDescriptor } from "../../../../src/generated/contracts/EntityDescriptor.ts";

function entity(
  name: string,
  rest: Partial<EntityDescriptor> & Pick<EntityDescriptor, "label" | "plural" | "fields">,
): EntityDescriptor {
  return { name, pages: [], runtime: [], ...rest };
}

/** Entities that refer to others in every way there is: a text, behind a prefix, in lists, by the keys of a map. */
export const referringEntities = {
  server: entity("server", {
    label: "Server",
    plural: "Server",
    fields: { "/fallback": { title: "Fallback", type: "string", refs: [{ collection: "streams" }] } },
  }),
  stream: entity("stream", {
    label: "Stream",
    plural: "Streams",
    collection: "streams",
    key: "name",
    renamable: true,
    title: "title",
    fields: {
      "/name": { title: "Name", type: "string" },
      "/title": { title: "Title", type: "string" },
      "/dvr/reference": { title: "DVR config", type: "string", page: "dvr", refs: [{ collection: "dvrs" }] },
      "/auth": { title: "Auth", type: "string", refs: [{ collection: "backends", prefix: "auth://" }] },
      "/groups": { title: "Groups", type: "array", list: { key: "$value" } },
      "/groups/*": { title: "Group", type: "string", refs: [{ collection: "groups" }] },
      "/urls": { title: "Inputs", type: "array", list: { key: "url", bareKey: true } },
      "/urls/*": { title: "Input", type: "object" },
      "/urls/*/url": { title: "URL", type: "string", refs: [{ collection: "streams", prefix: "copy://" }] },
      "/weights": { title: "Weights", type: "map", keyRef: { collection: "groups" } },
      "/weights/*": { title: "Weight", type: "integer" },
    },
  }),
  dvr: entity("dvr", {
    label: "DVR",
    plural: "DVRs",
    collection: "dvrs",
    key: "name",
    renamable: true,
    fields: { "/name": { title: "Name", type: "string" } },
  }),
  backend: entity("backend", { label: "Auth backend", plural: "Auth backends", collection: "backends", fields: {} }),
  group: entity("group", {
    label: "Group",
    plural: "Groups",
    collection: "groups",
    key: "name",
    renamable: true,
    fields: { "/name": { title: "Name", type: "string" } },
  }),
} satisfies Readonly<Record<string, EntityDescriptor>>;
