import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const about = {
  name: "about",
  title: "About",
  sections: [
    { name: "where", title: "Where", help: "It is set elsewhere." },
    { name: "live", title: "Live", piece: "live-piece" },
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
      '"sections": [ { "name": "where", "title": "Where", "help": "It is set elsewhere.", "properties": [] }, { "name": "live", "title": "Live", "piece": "live-piece", "properties": [] } ], "fields": []',
    );
  });
});

describe("the table of forms", () => {
  it("loads the form of each page of an entity that has an address", async () => {
    const table = await outputOf("src/generated/loadForm.ts", smallSchemas({}, {}, [about]));
    expect(table).toContain(
      '"channel": { "main": () => import("./forms/channel.main.ts").then((module) => module.channelMainForm), "about": () => import("./forms/channel.about.ts").then((module) => module.channelAboutForm), },',
    );
  });

  it("leaves out what has no pages or no address", async () => {
    const schemas = smallSchemas();
    const { "x-entity": entity } = { "x-entity": {}, ...schemas["config/channel.json"] };
    const hidden = { ...schemas["config/channel.json"], "x-entity": { ...entity, route: undefined } };
    const withoutRoute = JSON.parse(JSON.stringify({ ...schemas, "config/channel.json": hidden }));
    const table = await outputOf("src/generated/loadForm.ts", withoutRoute);
    expect(table).not.toContain("channel");
    expect(table).not.toContain("server");
  });
});
