/** The least a product needs: a server config with one collection, an entity with one page and `pages`. */
export function smallSchemas(
  properties: object = {},
  root: object = {},
  pages: readonly object[] = [],
): Record<string, object> {
  return {
    "config/server.json": {
      title: "Server",
      description: "The whole configuration.",
      type: "object",
      "x-entity": { label: "Server", plural: "Servers" },
      properties: {
        channels: {
          title: "Channels",
          description: "By name.",
          type: "object",
          additionalProperties: { $ref: "channel.json" },
        },
      },
    },
    "config/channel.json": {
      title: "Channel",
      description: "One channel.",
      type: "object",
      "x-entity": {
        label: "Channel",
        plural: "Channels",
        collection: "channels",
        key: "name",
        renamable: true,
        route: "channel",
        pages: [
          {
            name: "main",
            title: "Main",
            sections: [
              { name: "general", title: "General" },
              { name: "more", title: "More" },
            ],
          },
          ...pages,
        ],
      },
      "x-conf": { blocks: [{ word: "channel" }], arguments: ["name"] },
      required: ["name"],
      properties: {
        name: {
          title: "Name",
          description: "The name.",
          type: "string",
          minLength: 1,
          "x-ui": { page: "main" },
          "x-conf": { shape: "none" },
        },
        ...properties,
      },
      ...root,
    },
  };
}
