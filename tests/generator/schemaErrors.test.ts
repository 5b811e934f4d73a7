import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

async function errorsOf(schemas: Readonly<Record<string, object | string>>): Promise<string> {
  const { root } = await makeProduct(schemas);
  const error: unknown = await generate(root).catch((caught: unknown) => caught);
  if (!(error instanceof SchemaErrors)) throw new Error(`expected schema errors, got ${String(error)}`);
  return error.message;
}

describe("an author's mistake in a schema", () => {
  it("names file, line, column and pointer of a misspelt annotation", async () => {
    const words = await errorsOf(
      smallSchemas({ title: { title: "Title", description: "Shown.", type: "string", "x-ui": { pagee: "main" } } }),
    );
    expect(words).toMatch(
      /^schemas\/config\/channel\.json:\d+:\d+: \/properties\/title\/x-ui\/pagee: “pagee” is no keyword here/m,
    );
  });

  it("points at the line the mistake stands on", async () => {
    const words = await errorsOf({
      ...smallSchemas(),
      "config/other.json": '{\n  "title": "Other",\n  "description": "One.",\n  "type": "objekt"\n}\n',
    });
    expect(words).toContain("schemas/config/other.json:4:3: /type: must be one of string, integer");
  });

  it("says where a file is not JSON", async () => {
    const words = await errorsOf({ ...smallSchemas(), "config/other.json": '{\n  "title": "Other",\n}\n' });
    expect(words).toContain(
      "schemas/config/other.json:3:1: /: the file must be JSON: a key in double quotes is expected here",
    );
  });

  it("refuses a reference to a file that does not exist", async () => {
    const words = await errorsOf(smallSchemas({ logo: { $ref: "nowhere.json" } }));
    expect(words).toMatch(
      /channel\.json:\d+:\d+: \/properties\/logo\/\$ref: the file schemas\/config\/nowhere\.json must exist/,
    );
  });

  it("refuses a reference that leads back to itself and never to a schema", async () => {
    const words = await errorsOf(
      smallSchemas({ child: { $ref: "#/definitions/own" } }, { definitions: { own: { $ref: "#/definitions/own" } } }),
    );
    expect(words).toContain("/definitions/own: a reference must reach a schema, and not itself again");
  });

  it("reports every broken rule in one go", async () => {
    const words = await errorsOf(
      smallSchemas({
        bare: { title: "Bare", description: "Bare.", type: "string", pattern: "[" },
        number: { title: "Number", description: "A number.", type: "integer", default: "seven" },
      }),
    );
    expect(words.split("\n")).toEqual([
      expect.stringContaining("/properties/bare/pattern: a pattern is a regular expression"),
      expect.stringContaining("/properties/number/default: a default fits its own schema"),
    ]);
  });

  it("refuses a key that stands twice in its object, of which reading keeps the last", async () => {
    const words = await errorsOf({
      ...smallSchemas(),
      "config/other.json": '{\n  "title": "Other",\n  "description": "One.",\n  "title": "Another"\n}\n',
    });
    expect(words).toBe("schemas/config/other.json:4:3: /title: a key stands once in its object");
  });

  it("refuses the key __proto__, which reading would lose, at its own place", async () => {
    const words = await errorsOf({
      ...smallSchemas(),
      "config/other.json": '{\n  "title": "Other",\n  "properties": {\n    "__proto__": {}\n  }\n}\n',
    });
    expect(words).toBe("schemas/config/other.json:4:5: /properties/__proto__: no key is called __proto__");
  });

  it("refuses a file that holds no object", async () => {
    expect(await errorsOf({ ...smallSchemas(), "config/other.json": "[]" })).toBe(
      "schemas/config/other.json:1:1: /: a schema file holds one JSON object",
    );
  });

  it("names the file of a schema that compiles to no check", async () => {
    const words = await errorsOf(
      smallSchemas({
        list: {
          title: "List",
          description: "Of two.",
          type: "array",
          items: { type: "string" },
          additionalItems: false,
          "x-ui": { page: "main" },
        },
      }),
    );
    expect(words).toMatch(
      /^schemas\/config\/\w+\.json:1:1: \/: the schema compiles to a check: strict mode: .*additionalItems/,
    );
  });
});
