import { describe, expect, it } from "vitest";
import { dereference } from "../../../generator/dereference.ts";
import type { Dialect } from "../../../generator/dialect/schemaDialect.ts";
import { emitTypes } from "../../../generator/emit/emitTypes.ts";
import { SchemaErrors } from "../../../generator/schemaErrors.ts";
import { evaluateCheck } from "./evaluateCheck.ts";

/** Schemas of other products by file, each read by the book of one draft. */
function read(schemas: Readonly<Record<string, object>>, dialect: Dialect) {
  const sources = Object.entries(schemas).map(([file, data]) => ({
    name: file.replace(/^.*\/|\.json$/g, ""),
    folder: "config" as const,
    file,
    text: JSON.stringify(data, null, 2),
    data,
    dialect,
  }));
  return dereference(sources);
}

function checkOf(schemas: Readonly<Record<string, object>>, dialect: Dialect = "draft-07") {
  const [first] = read(schemas, dialect).schemas;
  if (!first) throw new Error("there must be a schema");
  return evaluateCheck(first);
}

function refusalOf(schema: object, dialect: Dialect): readonly string[] {
  try {
    read({ "vendor/one.json": schema }, dialect);
  } catch (error) {
    if (error instanceof SchemaErrors) return error.errors.map(({ message }) => message);
    throw error;
  }
  return [];
}

describe("a reference of a schema that nobody here wrote", () => {
  it("leads to a file beside it, to a place in one, and to a plain name", () => {
    const check = checkOf({
      "vendor/one.json": {
        properties: {
          file: { $ref: "parts/two.json" },
          place: { $ref: "parts/two.json#/definitions/a~1b" },
          name: { $ref: "parts/two.json#named" },
        },
      },
      "vendor/parts/two.json": {
        type: "object",
        definitions: { "a/b": { type: "integer" }, other: { $id: "#named", type: "boolean" } },
      },
    });
    expect(check({ file: {}, place: 1, name: true })).toBe(true);
    expect([{ file: 1 }, { place: "1" }, { name: 1 }].map(check)).toEqual([false, false, false]);
  });

  it("is taken from the address that the schema gives itself, wherever the file stands", () => {
    const check = checkOf({
      "vendor/one.json": { $id: "https://example.com/schemas/one", properties: { two: { $ref: "two" } } },
      "elsewhere/file.json": { $id: "https://example.com/schemas/two", type: "integer" },
    });
    expect([{ two: 1 }, { two: "1" }].map(check)).toEqual([true, false]);
  });

  it("has the say alone by draft-07, and together with what stands beside it by 2020-12", () => {
    const schema = {
      properties: { a: { $ref: "#/definitions/text", maxLength: 1 } },
      definitions: { text: { type: "string" } },
    };
    expect(checkOf({ "one.json": schema })({ a: "ab" })).toBe(true);
    expect(checkOf({ "one.json": schema }, "2020-12")({ a: "ab" })).toBe(false);
  });

  it("may lead in circles, also through several files", () => {
    const check = checkOf({
      "one.json": { type: "object", properties: { next: { $ref: "two.json" } } },
      "two.json": { type: "object", properties: { next: { $ref: "one.json" }, size: { type: "integer" } } },
    });
    expect(check({ next: { next: { next: { size: 1 } } } })).toBe(true);
    expect(check({ next: { next: { next: { size: "1" } } } })).toBe(false);
  });

  it("is refused with its place when it names nothing", () => {
    expect(refusalOf({ properties: { a: { $ref: "#/definitions/b" } } }, "draft-07")).toEqual([
      "vendor/one.json:4:7: /properties/a/$ref: vendor/one.json#/definitions/b must exist",
    ]);
  });
});

describe("a schema that nobody here wrote", () => {
  it("is refused with file, line and column for what no check can be made of", () => {
    expect(refusalOf({ type: "array", unevaluatedItems: false }, "2020-12")).toEqual([
      expect.stringMatching(/^vendor\/one\.json:3:3: \/unevaluatedItems: unevaluatedItems is not read; say/),
    ]);
    expect(refusalOf({ $schema: "http://json-schema.org/draft-04/schema#" }, "draft-07")).toEqual([
      expect.stringMatching(/^vendor\/one\.json:2:3: \/\$schema: a schema is of draft-07 or 2020-12/),
    ]);
  });

  it("is refused for what its draft does not allow", () => {
    expect(refusalOf({ properties: { a: { type: "objekt" } } }, "draft-07")).toContainEqual(
      expect.stringMatching(/^vendor\/one\.json:4:7: \/properties\/a\/type: must be one of array, boolean/),
    );
  });

  it("may name formats that nobody knows: any text is taken, and a warning says so", () => {
    const schemas = { "vendor/one.json": { properties: { a: { type: "string", format: "phone" } } } };
    expect(checkOf(schemas)({ a: "x" })).toBe(true);
    expect(read(schemas, "draft-07").warnings).toEqual([
      "vendor/one.json:5:7: /properties/a/format: the format “phone” is not known: any text is taken",
    ]);
  });

  it("may have patterns that some texts hold up for ever: a warning says so", () => {
    const properties = {
      a: { type: "string", pattern: "^(a+)+$" },
      b: { type: "string", pattern: "^[a-z]+(-[a-z]+)*$" },
    };
    expect(read({ "vendor/one.json": { properties } }, "draft-07").warnings).toEqual([
      expect.stringMatching(/^vendor\/one\.json:5:7: \/properties\/a\/pattern: the pattern takes twice the time/),
    ]);
  });

  it("may call its properties as every object's members are called", () => {
    const names = ["toString", "constructor", "hasOwnProperty", "__proto__", "mpeg4audio"];
    const properties = Object.fromEntries(names.map((name) => [name, { type: "integer" }]));
    for (const name of names) {
      const check = checkOf({ "one.json": { properties, required: [name], additionalProperties: false } });
      expect(check({}), name).toBe(false);
      expect(check(JSON.parse(`{"${name}": 1}`)), name).toBe(true);
      expect(check(JSON.parse(`{"${name}": "1"}`)), name).toBe(false);
    }
  });

  it("may say nullable, and patterns that only the older rules can read", () => {
    const check = checkOf({
      "one.json": { properties: { a: { type: "string", nullable: true }, b: { pattern: "^[\\w-.]+$" } } },
    });
    expect([{ a: null }, { a: 1 }, { b: "a-b" }, { b: "a b" }].map(check)).toEqual([true, false, true, false]);
  });

  it("has a type with all its parts, and one name for what contains itself", async () => {
    const node = {
      type: "object",
      properties: { next: { $ref: "#/$defs/node" }, all: { items: { $ref: "#/$defs/node" } } },
    };
    const schema = {
      $defs: { node, named: { type: "object", properties: { label: { type: "string" } }, required: ["label"] } },
      allOf: [{ $ref: "#/$defs/named" }, { properties: { tree: { $ref: "#/$defs/node" } } }],
      properties: {
        pair: { prefixItems: [{ type: "string" }, { type: "integer" }], items: false, minItems: 2, type: "array" },
      },
    };
    const [type] = await emitTypes(read({ "one.json": schema }, "2020-12"));
    const code = (type?.text ?? "").replaceAll(/\/\*.*?\*\/|\s+/gs, " ");
    expect(code).toMatch(/label: string/);
    expect(code).toMatch(/pair\?: \[string, number\]/);
    expect(code).toMatch(/interface Node \{ next\?: Node/);
    expect(code).not.toContain("Node1");
  });

  it("is held to the formats of its draft", () => {
    const taken = {
      "date-time": ["2024-02-29T23:59:60Z", "2023-02-29T10:00:00Z"],
      ipv4: ["10.0.0.1", "10.0.0.256"],
      uri: ["https://example.com/a?b#c", "//example.com"],
      "uri-reference": ["../a?b", "a b"],
      "iri-reference": ["/ü", "/\\"],
      regex: ["^a+$", "^(a"],
      duration: ["P1DT12H", "P1D2H"],
      uuid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08"],
      "idn-hostname": ["bücher.example", "-a.example"],
    };
    for (const [format, [right, wrong]] of Object.entries(taken)) {
      const check = checkOf({ "one.json": { type: "string", format } });
      expect([check(right), check(wrong)], format).toEqual([true, false]);
    }
  });
});
