import { describe, expect, it } from "vitest";
import { buildConfTable, emitConfTable } from "../../generator/emit/emitConfTable.ts";
import type { Product } from "../../generator/dereference.ts";
import type { SchemaNode } from "../../generator/schema/schemaNode.ts";
import { ConfLanguage } from "../../src/model/conf/ConfLanguage.ts";

/** A product of one entity, as the generator hands it to its emitters. */
function product(streamProperties: Readonly<Record<string, SchemaNode>>): Product {
  const stream: SchemaNode = {
    title: "Stream",
    type: "object",
    "x-entity": { label: "Stream", plural: "Streams", collection: "streams", key: "name", order: "position" },
    "x-conf": {
      blocks: [
        { word: "stream", sets: { static: true } },
        { word: "ondemand", sets: { static: false } },
      ],
      arguments: ["name"],
    },
    required: ["name"],
    properties: {
      name: { type: "string", "x-conf": { shape: "none" } },
      static: { type: "boolean" },
      position: { type: "integer" },
      stats: { type: "object", readOnly: true },
      ...streamProperties,
    },
  };
  const server: SchemaNode = {
    title: "Server",
    type: "object",
    properties: {
      loglevel: { title: "Log level", description: "How much is logged.", type: "string", enum: ["debug", "error"] },
      streams: { type: "object", additionalProperties: stream, "x-conf": { shape: "repeated", item: "block" } },
    },
  };
  return { schemas: [{ name: "server", folder: "config", file: "schemas/config/server.json", schema: server }] };
}

function propertyOf(schema: SchemaNode): unknown {
  const table = buildConfTable(product({ it: schema }));
  return table.contexts["server/streams"]?.properties.find(({ path }) => path[0] === "it");
}

describe("The table of the raw config language", () => {
  it("takes words, titles, values and secrets from the schemas", () => {
    expect(
      propertyOf({
        title: "It",
        description: "What it is.",
        type: "integer",
        "x-ui": { secret: true },
        "x-conf": { word: "that", aliases: ["old"], suffix: "time" },
      }),
    ).toEqual({
      path: ["it"],
      word: "that",
      aliases: ["old"],
      shape: "value",
      value: { types: ["integer"], suffix: "time", secret: true },
      title: "It",
      description: "What it is.",
    });
  });

  it("knows the usual shape of every type", () => {
    const shapes = [
      [{ type: "boolean" }, "flag"],
      [{ type: ["boolean", "integer"] }, "value"],
      [{ type: "array", items: { type: "string" } }, "value"],
      [{ type: "array", items: { type: "object", properties: { a: { type: "string" } } } }, "repeated"],
      [{ type: "object", properties: { a: { type: "string" } } }, "options"],
      [{ type: "object", properties: { a: { type: "object", properties: {} } } }, "block"],
      [{ type: "object", additionalProperties: { type: "string" } }, "repeated"],
      [{ type: "object", additionalProperties: { type: "object", properties: {} } }, "repeated"],
    ] as const;
    for (const [schema, shape] of shapes) expect(propertyOf(schema), JSON.stringify(schema)).toMatchObject({ shape });
  });

  it("leaves out what the server reports and what the block's word says", () => {
    const context = buildConfTable(product({})).contexts["server/streams"];
    expect(context).toMatchObject({
      arguments: ["$key"],
      key: "name",
      order: "position",
      silent: ["stats"],
      properties: [],
    });
  });

  it("gathers the properties of every branch", () => {
    const table = buildConfTable(
      product({
        drm: {
          type: "object",
          oneOf: [
            { properties: { vendor: { const: "a" }, key: { type: "string" } } },
            { properties: { vendor: { const: "b" }, expires: { type: "integer" } } },
          ],
        },
      }),
    );
    const names = table.contexts["server/streams/drm"]?.properties.map(({ path, value }) => [
      path[0],
      value.enum ?? value.types,
    ]);
    expect(names).toEqual([
      ["vendor", ["a", "b"]],
      ["key", ["string"]],
      ["expires", ["integer"]],
    ]);
  });

  it("refuses two settings of one word", () => {
    expect(() =>
      buildConfTable(product({ one: { type: "string" }, two: { type: "string", "x-conf": { word: "one" } } })),
    ).toThrow(/“one” is written for “one” too; give one of them another x-conf.word/);
  });

  it("makes a new setting a statement of the language with nothing else touched", () => {
    const language = new ConfLanguage(buildConfTable(product({ fresh_setting: { title: "Fresh", type: "integer" } })));
    const tree = language.parse("stream a {\n  fresh_setting 5;\n}\n");
    expect(language.read(tree).config).toEqual({
      streams: { a: { name: "a", static: true, position: 0, fresh_setting: 5 } },
    });
    expect(language.edit(tree, { streams: { a: { fresh_setting: 6 } } }).text).toBe(
      "stream a {\n  fresh_setting 6;\n}\n",
    );
    expect(language.complete(tree, 13).map(({ label }) => label)).toContain("fresh_setting");
    expect(language.hover(tree, 15)).toMatchObject({ title: "Fresh" });
  });

  it("is emitted as the same text every time", () => {
    const one = emitConfTable(product({ a: { type: "string" } }));
    expect(one).toMatchObject({ path: "src/generated/confTable.ts", committed: true });
    expect(one.text).toMatch(/export const confTable: ConfTable = \{/);
    expect(emitConfTable(product({ a: { type: "string" } })).text).toBe(one.text);
  });
});
