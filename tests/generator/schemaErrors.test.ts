import { describe, expect, it } from "vitest";
import { generate } from "../../generator/index.ts";
import { SchemaErrors } from "../../generator/SchemaErrors.ts";
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
    expect(words).toMatch(/^schemas\/config\/channel\.json:\d+:\d+: \/properties\/title\/x-ui\/pagee: “pagee” is no keyword here/m);
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
    expect(words).toMatch(/schemas\/config\/other\.json:.*the file must be JSON: PropertyNameExpected at line 3, column 1/);
  });

  it("refuses a reference to a file that does not exist", async () => {
    const words = await errorsOf(smallSchemas({ logo: { $ref: "nowhere.json" } }));
    expect(words).toMatch(/channel\.json:\d+:\d+: \/properties\/logo\/\$ref: the file schemas\/config\/nowhere\.json must exist/);
  });

  it("refuses a schema that contains itself", async () => {
    const words = await errorsOf(smallSchemas({ child: { $ref: "channel.json" } }));
    expect(words).toContain("a schema must not contain itself: schemas/config/channel.json#");
  });

  it("reports every broken rule in one go", async () => {
    const words = await errorsOf(
      smallSchemas({
        bare: { type: "string" },
        lost: { title: "Lost", description: "On no page.", type: "string", "x-ui": { page: "nowhere" } },
        kind: { title: "Kind", description: "A kind.", enum: ["a"], "x-ui": { enumLabels: { b: "B" } } },
        number: { title: "Number", description: "A number.", type: "integer", default: "seven" },
        items: {
          title: "Items",
          description: "A list.",
          type: "array",
          items: { type: "object", properties: { url: { title: "URL", description: "One.", type: "string" } } },
        },
      }),
    );
    expect(words).toContain("/properties/bare: every property has a title and a description (no title)");
    expect(words).toContain("/properties/lost: a field stands on a page and in a section that its entity has (no page “nowhere”)");
    expect(words).toContain("/properties/kind/x-ui/enumLabels: enumLabels name values of the enumeration");
    expect(words).toContain("/properties/number/default: a default fits its own schema");
    expect(words).toContain("/properties/items: an editable list of objects says with x-list what makes two items the same");
  });

  it("refuses a key that names no property", async () => {
    const schemas = smallSchemas();
    const channel = JSON.parse(JSON.stringify(schemas["config/channel.json"]));
    channel["x-entity"].key = "title";
    const words = await errorsOf({ ...schemas, "config/channel.json": channel });
    expect(words).toContain("key and order of x-entity name properties of the entity (no property “title”)");
  });
});
