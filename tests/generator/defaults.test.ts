import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../generator/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../generator/contracts/FormDescriptor.ts";
import type { ListDescriptor } from "../../generator/contracts/ListDescriptor.ts";
import { titleFromName } from "../../generator/defaults/titleFromName.ts";
import { generate } from "../../generator/generate.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const text = { type: "string" };

/** A whole entity in one file, with as little said as can be. */
const watermark = {
  title: "Watermark",
  type: "object",
  "x-entity": { collection: "watermarks" },
  required: ["name", "file"],
  properties: {
    name: { ...text, minLength: 1 },
    file: text,
    maxWidth_px: { type: "integer" },
    is_tiled: { type: "boolean" },
    note: { ...text, "x-ui": { widget: "textarea" } },
    token: { ...text, "x-ui": { secret: true } },
    hidden: { ...text, "x-ui": { raw: true } },
    seen: { type: "integer", readOnly: true },
    place: { type: "object", properties: { left: { type: "integer" }, corner: { enum: ["one", "two"] } } },
    hours: { type: "array", items: { type: "object", required: ["from"], properties: { from: text, to: text } } },
    spots: { type: "array", items: { title: "Spot", type: "object", properties: { at: text } } },
  },
};

type Files = Record<string, object>;

async function outputsOf(files: Files): Promise<(path: string) => string> {
  const { root } = await makeProduct({ ...smallSchemas(), ...files });
  const outputs = await generate(root);
  return (path) => outputs.find((output) => output.path === path)?.text ?? "";
}

/** The value of the generated constant, which is JSON but for a function at its end. */
function valueIn<T>(module: string, key?: string): T {
  const json = module.slice(module.indexOf("= {") + 2).replace(/;\s*$/, "");
  const value: unknown = JSON.parse(json.replace(/,\s*"load":[^}]*\)\s*}$/, "}"));
  return (key === undefined ? value : Reflect.get(value as object, key)) as T;
}

async function entityOf(files: Files, name = "watermark"): Promise<EntityDescriptor> {
  const module = (await outputsOf(files))("src/generated/entities.ts");
  return valueIn<EntityDescriptor>(module.slice(module.indexOf("export const")), name);
}

describe("an entity of one file that says only its collection", () => {
  it("has label, plural, key, address, place in the menu and one page", async () => {
    expect(await entityOf({ "config/watermark.json": watermark })).toMatchObject({
      label: "Watermark",
      plural: "Watermarks",
      collection: "watermarks",
      key: "name",
      renamable: true,
      route: "watermarks",
      menu: {},
      pages: [
        {
          name: "overview",
          title: "Overview",
          sections: [
            { name: "general", title: "General" },
            { name: "place", title: "Place" },
          ],
        },
      ],
    });
  });

  it("offers its key in no edit of several at once, as no two can have the same", async () => {
    const { fields } = await entityOf({ "config/watermark.json": watermark });
    expect([fields["/name"]?.multi, fields["/file"]?.multi]).toEqual(["hidden", undefined]);
  });

  it("is called as its schema says where it says so", async () => {
    const said = { collection: "watermarks", label: "Mark", plural: "Marks of ours", route: "marks", menu: false };
    const { label, plural, route, menu } = await entityOf({
      "config/watermark.json": { ...watermark, "x-entity": said },
    });
    expect({ label, plural, route, menu }).toEqual({ label: "Mark", plural: "Marks of ours", route: "marks" });
  });

  it.each([
    ["Category", "Categories"],
    ["Switch", "Switches"],
    ["DVR", "DVRs"],
    ["Relay", "Relays"],
    ["Alias", "Aliases"],
  ])("makes a plural of %s", async (title, plural) => {
    expect((await entityOf({ "config/watermark.json": { ...watermark, title } })).plural).toBe(plural);
  });

  it("stands in the server's config, in its types, checks and text, though no other file names it", async () => {
    const of = await outputsOf({ "config/watermark.json": watermark });
    expect(of("src/generated/types/Server.ts")).toContain("watermarks?: {\n[k: string]: Watermark\n}");
    expect(of("src/generated/confTable.ts")).toMatch(/"path": \[\s*"watermarks"\s*\],\s*"word": "watermark"/);
    expect(of("src/generated/loadCheck.ts")).toContain('"watermark": () => import("./checks/watermark.js")');
    expect(of("src/generated/searchIndex.ts")).toContain('"entity": "watermark"');
    expect(of("docs/reference/watermark.md")).toContain("# Watermark");
  });

  it("has every setting on its page, an object as a section, and none that is reported, hidden or raw", async () => {
    const { fields } = await entityOf({ "config/watermark.json": watermark });
    const pages = Object.fromEntries(Object.entries(fields).map(([at, { page, section }]) => [at, [page, section]]));
    expect(pages).toMatchObject({
      "/file": ["overview", undefined],
      "/place/left": ["overview", "place"],
      "/hours/*/from": ["overview", undefined],
      "/hidden": [undefined, undefined],
      "/seen": [undefined, undefined],
    });
  });

  it("has a form with titles from the names, and words for new items of its lists", async () => {
    const module = (await outputsOf({ "config/watermark.json": watermark }))(
      "src/generated/forms/watermark.overview.ts",
    );
    const form = valueIn<FormDescriptor>(module);
    expect(form.sections.map(({ name, properties }) => [name, properties])).toEqual([
      ["general", ["name", "file", "maxWidth_px", "is_tiled", "note", "token", "hours", "spots"]],
      ["place", ["place"]],
    ]);
    expect(form.schema).toMatchObject({ properties: { maxWidth_px: { title: "Max width px" } } });
    expect(form.uiSchema["hours"]).toMatchObject({ "ui:options": { newItem: "New item", list: { key: "from" } } });
    expect(form.uiSchema["spots"]).toMatchObject({ "ui:options": { newItem: "New spot", list: { key: "$index" } } });
  });

  it("is created with its name and what is required", async () => {
    const module = (await outputsOf({ "config/watermark.json": watermark }))("src/generated/forms/watermark.new.ts");
    const form = valueIn<FormDescriptor>(module);
    expect(form.sections).toEqual([{ name: "new", title: "", properties: ["name", "file"] }]);
  });
});

describe("the list of an entity", () => {
  const listOf = async (files: Files) =>
    valueIn<ListDescriptor>((await outputsOf(files))("src/generated/lists.ts"), "watermark");

  it("shows the required settings and then the short ones, and offers all that fit a cell", async () => {
    const { columns } = await listOf({ "config/watermark.json": watermark });
    expect(columns).toEqual([
      { pattern: "/file", isShown: true },
      { pattern: "/maxWidth_px", isShown: true },
      { pattern: "/is_tiled", isShown: true },
      { pattern: "/place/left", isShown: false },
      { pattern: "/place/corner", isShown: true },
    ]);
  });

  it("shows what the schema asks for, and offers none it refuses", async () => {
    const properties = {
      ...watermark.properties,
      maxWidth_px: { type: "integer", "x-ui": { column: true } },
      is_tiled: { type: "boolean", "x-ui": { column: false } },
    };
    const { columns } = await listOf({ "config/watermark.json": { ...watermark, properties } });
    expect(columns.filter(({ isShown }) => isShown).map(({ pattern }) => pattern)).toEqual(["/maxWidth_px"]);
    expect(columns.map(({ pattern }) => pattern)).not.toContain("/is_tiled");
  });

  it("is searched by its texts, or by what the schema says", async () => {
    expect((await listOf({ "config/watermark.json": watermark })).search).toEqual(["/file", "/place/corner"]);
    const entity = { ...watermark["x-entity"], search: ["/hours/*/from"] };
    const said = await listOf({ "config/watermark.json": { ...watermark, "x-entity": entity } });
    expect(said.search).toEqual(["/hours/*/from"]);
  });
});

describe("an object of which one setting says its page", () => {
  it("has the others on the first page", async () => {
    const properties = {
      ...watermark.properties,
      limits: {
        type: "object",
        properties: { most: { type: "integer", "x-ui": { page: "overview", section: "general" } }, least: text },
      },
    };
    const { fields } = await entityOf({ "config/watermark.json": { ...watermark, properties } });
    expect(fields["/limits/least"]).toMatchObject({ title: "Least", page: "overview" });
    const of = await outputsOf({ "config/watermark.json": { ...watermark, properties } });
    expect(of("src/generated/forms/watermark.overview.ts")).toContain('"/limits/least"');
  });
});

describe("a list in a form, of which the schema says little", () => {
  const properties = {
    ...watermark.properties,
    devices: { type: "array", items: { type: "object", properties: { name: text, port: { type: "integer" } } } },
    days: {
      type: "array",
      items: { enum: ["mo", "tu"], "x-ui": { enumLabels: { mo: "Monday", tu: "Tuesday" } } },
    },
  };
  const options = async (key: string): Promise<unknown> => {
    const of = await outputsOf({ "config/watermark.json": { ...watermark, properties } });
    const module = of("src/generated/forms/watermark.overview.ts");
    const { uiSchema } = valueIn<FormDescriptor>(module.slice(module.indexOf("export const")));
    const { [key]: node } = uiSchema;
    return typeof node === "object" && node !== null && "ui:options" in node ? node["ui:options"] : undefined;
  };

  it("calls its items by their name, or by what tells them apart", async () => {
    expect(await options("hours")).toMatchObject({ itemTitle: "{from}", list: { key: "from" } });
    expect(await options("devices")).toMatchObject({ itemTitle: "{name}", list: { key: "$index" } });
    expect(await options("spots")).not.toHaveProperty("itemTitle");
  });

  it("shows its words as the schema calls them", async () => {
    expect(await options("days")).toMatchObject({ enumLabels: { mo: "Monday", tu: "Tuesday" } });
  });
});

describe("what a file adds to another", () => {
  const adding = (part: object, to = "channel.json") => ({
    "config/watermark.json": { ...watermark, "x-adds": { [to]: part } },
  });

  it("stands in the other's form, check and text", async () => {
    const of = await outputsOf(adding({ properties: { mark: { title: "Mark", ...text } } }));
    expect(of("src/generated/forms/channel.main.ts")).toContain('"mark": {');
    expect(of("src/generated/types/Channel.ts")).toContain("mark?: string");
  });

  it("changes an annotation and leaves the rest of the setting as it is", async () => {
    const { fields } = await entityOf(adding({ properties: { name: { title: "Called" } } }), "channel");
    expect(fields["/name"]).toMatchObject({ title: "Called", type: "string", page: "main" });
  });

  it("adds to what an object requires, and takes nothing away", async () => {
    const of = await outputsOf(adding({ properties: { mark: { title: "Mark", ...text } }, required: ["mark"] }));
    expect(of("src/generated/types/Channel.ts")).toMatch(/name: string[^]*mark: string/);
  });

  it("is told in the file that says it when it is wrong", async () => {
    const { root } = await makeProduct({
      ...smallSchemas(),
      ...adding({ properties: { mark: { type: "string", pattern: "[" } } }),
    });
    const error: unknown = await generate(root).catch((caught: unknown) => caught);
    expect(String(error)).toMatch(
      /config\/watermark\.json:\d+:\d+: \/x-adds\/channel\.json\/properties\/mark\/pattern: a pattern is a regular/,
    );
  });

  it("names a file that there is", async () => {
    const { root } = await makeProduct({ ...smallSchemas(), ...adding({}, "chanel.json") });
    const error: unknown = await generate(root).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SchemaErrors);
    expect(String(error)).toContain("/x-adds/chanel.json: there is no schema chanel.json to add to");
  });
});

describe("a title from a name", () => {
  it.each([
    ["max_bit_rate", "Max bit rate"],
    ["maxBitRate", "Max bit rate"],
    ["URLPath", "URL path"],
    ["use-DRM", "Use DRM"],
    ["x", "X"],
  ])("of %s is %s", (name, title) => {
    expect(titleFromName(name)).toBe(title);
  });
});
