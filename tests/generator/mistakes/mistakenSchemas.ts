import { smallSchemas } from "../support/smallSchemas.ts";

export type Schemas = Readonly<Record<string, object | string>>;

export const text = { type: "string" };
export const object = { type: "object", properties: { a: { title: "A", description: "D.", type: "string" } } };
export const list = { type: "array", items: object, "x-list": { key: "a" } };

/** A small product with one more setting. */
export function withField(field: object): Schemas {
  return smallSchemas({ planted: { title: "P", description: "D.", "x-ui": { page: "main" }, ...field } });
}

export function withUi(ui: object, field: object = text): Schemas {
  return withField({ ...field, "x-ui": { page: "main", ...ui } });
}

export function withConf(conf: object, field: object = text): Schemas {
  return withField({ ...field, "x-conf": conf });
}

export function withEntity(entity: object): Schemas {
  const schemas = smallSchemas();
  const channel: Readonly<Record<string, unknown>> = { ...schemas["config/channel.json"] };
  return {
    ...schemas,
    "config/channel.json": { ...channel, "x-entity": Object.assign({}, channel["x-entity"], entity) },
  };
}

export function withRoot(root: object): Schemas {
  return smallSchemas({}, root);
}

/** What is written wrongly, in which schemas, and what is said of it: file, line, column, place, rule. */
export type Mistake = readonly [string, Schemas, string];
