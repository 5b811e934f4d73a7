import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const about = {
  name: "about",
  title: "About",
  sections: [
    { name: "where", title: "Where", help: "It is set elsewhere." },
    { name: "live", title: "Live", piece: "publish-addresses" },
    { name: "nothing", title: "Nothing" },
  ],
};

async function outputOf(path: string, schemas: Record<string, object>): Promise<string> {
  const { root } = await makeProduct(schemas);
  const outputs = await generate(root);
  return outputs.find((output) => output.path === path)?.text.replaceAll(/\s+/g, " ") ?? "";
}

describe("a page without settings", () => {
  it("has a form of nothing but the sections that say or show something", async () => {
    const form = await outputOf("src/generated/forms/channel.about.ts", smallSchemas({}, {}, [about]));
    expect(form).toContain("export const channelAboutForm: FormDescriptor");
    expect(form).toContain('"properties": {} }, "uiSchema": { "ui:order": [ "*" ] }');
    expect(form).toContain(
      '"sections": [ { "name": "where", "title": "Where", "help": "It is set elsewhere.", "properties": [] }, { "name": "live", "title": "Live", "piece": "publish-addresses", "properties": [] } ], "fields": []',
    );
  });
});

describe("the table of forms", () => {
  it("loads the form of each page of an entity that has an address", async () => {
    const table = await outputOf("src/generated/loadForm.ts", smallSchemas({}, {}, [about]));
    expect(table).toContain(
      '"channel": { "main": () => import("./forms/channel.main.ts").then((module) => module.channelMainForm), "about": () => import("./forms/channel.about.ts").then((module) => module.channelAboutForm), "new": () => import("./forms/channel.new.ts").then((module) => module.channelNewForm), },',
    );
  });

  it("leaves out what has no pages or no address", async () => {
    const schemas = smallSchemas();
    const entity = { collection: "channels", route: "channel", key: false };
    const hidden = {
      ...schemas["config/channel.json"],
      "x-entity": { ...entity, pages: [] },
      "x-conf": { blocks: [{ word: "channel" }], arguments: ["$key"] },
      properties: {},
      required: [],
    };
    const table = await outputOf("src/generated/loadForm.ts", { ...schemas, "config/channel.json": hidden });
    expect(table).not.toContain("channel");
    expect(table).not.toContain("server");
  });
});

async function messageOf(...values: readonly object[]): Promise<string> {
  const of = [{ label: "none", value: { top: null } }, ...values.map((value) => ({ label: "one", value }))];
  const place = {
    title: "Place",
    description: "Where it is.",
    type: "object",
    required: ["file"],
    properties: {
      file: { title: "File", description: "What.", type: "string" },
      top: { title: "Top", description: "From the top.", type: "integer" },
    },
    "x-ui": { page: "main", presets: { title: "Position", of } },
  };
  const { root } = await makeProduct(smallSchemas({ place }));
  const error: unknown = await generate(root).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  return error instanceof SchemaErrors ? error.message : String(error);
}

describe("the presets of an object", () => {
  it("may leave out what the object requires: it is there already", async () => {
    expect(await messageOf({ top: 10 })).toBe("undefined");
  });

  it("set values that fit", async () => {
    expect(await messageOf({ top: "ten" })).toContain(
      "/properties/place/x-ui/presets/of/1/value: a preset fits the schema of what it makes (data/top must be integer)",
    );
  });

  it("name properties that exist", async () => {
    expect(await messageOf({ tpo: 10 })).toContain("(no property “tpo”)");
  });
});
