/** Where a value stands in the config tree: `["streams", "news", "clients_timeout"]`; a list item by its index. */
export type ConfigPath = readonly string[];
