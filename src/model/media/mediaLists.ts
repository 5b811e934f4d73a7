/** The lists of the Media screen: where their entities stand in the config, and the first part of their addresses. */
export const mediaLists = {
  streams: { collection: "streams", entity: "stream", route: "standalone", items: [] },
  locations: { collection: "lives", entity: "location", route: "location", items: ["published"] },
  mirrors: { collection: "sources", entity: "mirror", route: "mirror", items: ["mirrored"] },
  vods: { collection: "vods", entity: "vod", route: "vod", items: ["file"] },
} as const;

export type MediaListName = keyof typeof mediaLists;
export type MediaCollection = (typeof mediaLists)[MediaListName]["collection"];
