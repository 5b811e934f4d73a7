import { describe, expect, it } from "vitest";
import { dereference, type Product } from "../../../generator/dereference.ts";
import { generate } from "../../../generator/generate.ts";
import { buildConfTable } from "../../../generator/emit/emitConfTable.ts";
import { describeEntity } from "../../../generator/emit/emitEntities.ts";
import { readSchemas } from "../../../generator/readSchemas.ts";
import { SchemaErrors } from "../../../generator/schemaErrors.ts";
import { matchPattern } from "../../../src/forms/session/fieldPlaces.ts";
import { toProblems } from "../../../src/model/entity/checkProblems.ts";
import { fieldAt } from "../../../src/model/entity/entityPlace.ts";
import { ConfLanguage } from "../../../src/model/conf/ConfLanguage.ts";
import { makeProduct } from "../support/makeProduct.ts";
import { smallSchemas } from "../support/smallSchemas.ts";
import { evaluateCheck } from "./evaluateCheck.ts";

const words = (title: string) => ({ title, description: "One." });
const text = (title: string) => ({ ...words(title), type: "string", minLength: 2 });

/** A channel with a menu of menus, from a file of its own, and with a rule that may stand inside itself. */
const recursive = {
  ...smallSchemas(
    {
      menu: { $ref: "menu.json", "x-ui": { page: "main" } },
      rule: { $ref: "#/definitions/rule", "x-ui": { page: "main" } },
    },
    {
      definitions: {
        rule: {
          ...words("Rule"),
          type: "object",
          properties: { name: text("Name"), not: { $ref: "#/definitions/rule", title: "Not" } },
        },
      },
    },
  ),
  "config/menu.json": {
    ...words("Menu"),
    type: "object",
    properties: {
      label: text("Label"),
      entries: { ...words("Entries"), type: "array", "x-list": { key: "label" }, items: { $ref: "menu.json" } },
    },
  },
};

async function outputOf(path: string): Promise<string> {
  const outputs = await generate((await makeProduct(recursive)).root);
  return outputs.find((output) => output.path === path)?.text ?? "";
}

async function readProduct(): Promise<Product> {
  return dereference(await readSchemas((await makeProduct(recursive)).root));
}

async function channelOf(): Promise<Product["schemas"][number]> {
  const channel = (await readProduct()).schemas.find(({ name }) => name === "channel");
  if (!channel) throw new Error("there must be a channel");
  return channel;
}

async function refusalOf(schemas: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const { root } = await makeProduct(schemas);
  const error: unknown = await generate(root).catch((caught: unknown) => caught);
  if (!(error instanceof SchemaErrors)) throw new Error(`expected schema errors, got ${String(error)}`);
  return error.errors.map(({ message }) => message);
}

describe("a schema that contains itself", () => {
  it("has a type that names itself, from its own file and from another", async () => {
    expect(await outputOf("src/generated/types/Menu.ts")).toMatch(/entries\?: Menu\[\]/);
    const channel = await outputOf("src/generated/types/Channel.ts");
    expect(channel).toMatch(/menu\?: Menu\b/);
    expect(channel).toMatch(/export interface Rule \{[^}]*not\?: Rule\b/s);
  });

  it("is checked at every depth", async () => {
    const check = evaluateCheck(await channelOf());
    expect(check({ name: "a", menu: { entries: [{ label: "ok", entries: [{ label: "ok" }] }] } })).toBe(true);
    expect(check({ name: "a", menu: { entries: [{ label: "ok", entries: [{ label: "x" }] }] } })).toBe(false);
    expect(check.errors).toEqual([expect.objectContaining({ instancePath: "/menu/entries/0/entries/0/label" })]);
    expect(check({ name: "a", rule: { not: { not: { name: "x" } } } })).toBe(false);
  });

  it("says once what its fields are, and the model knows them at any depth", async () => {
    const channel = describeEntity(await channelOf());
    if (!channel) throw new Error("a channel must be an entity");
    expect(Object.keys(channel.fields).filter((pattern) => pattern.startsWith("/menu"))).toEqual([
      "/menu",
      "/menu/label",
      "/menu/entries",
      "/menu/entries/*",
    ]);
    const at = (...path: readonly string[]) => fieldAt(["channels", "news", ...path], [channel]);
    expect(at("menu", "entries", "0", "entries", "7", "label")).toMatchObject({ title: "Label", type: "string" });
    expect(at("rule", "not", "not", "not", "name")).toMatchObject({ title: "Name" });
    expect(at("rule", "not", "nothing")).toBeUndefined();
    const deep = ["menu", "entries", "0", "entries", "1", "entries"];
    expect(matchPattern(channel.fields, deep)).toBe("/menu/entries");
  });

  it("has its problems told by the names of its settings at any depth", async () => {
    const schema = await channelOf();
    const channel = describeEntity(schema);
    const check = evaluateCheck(schema);
    check({ name: "a", menu: { entries: [{ entries: [{ label: "x" }] }] }, rule: { not: { not: { name: 1 } } } });
    const problems = channel ? toProblems(check.errors, channel) : [];
    expect(problems.map(({ pointer, message }) => [pointer, message])).toEqual([
      ["/menu/entries/0/entries/0/label", expect.stringContaining("Label")],
      ["/rule/not/not/name", expect.stringContaining("Name")],
    ]);
  });

  it("has one context in the text for all its levels, which is read and written", async () => {
    const conf = new ConfLanguage(buildConfTable(await readProduct()));
    const source =
      "channel news {\n  menu {\n    label top;\n    entries {\n      label in;\n      entries {\n        label deep;\n      }\n    }\n  }\n}\n";
    const { config, problems } = conf.read(conf.parse(source));
    expect(problems).toEqual([]);
    const menu = { label: "top", entries: [{ label: "in", entries: [{ label: "deep" }] }] };
    expect(config).toEqual({ channels: { news: { name: "news", menu } } });
    expect(conf.read(conf.parse(conf.print(config))).config).toEqual(config);
  });

  it("stands on a form with its first level, and by name where it comes again", async () => {
    const form = await outputOf("src/generated/forms/channel.main.ts");
    expect(form.match(/"x-recurs": "\w+"/g)?.toSorted()).toEqual([
      '"x-recurs": "menu"',
      '"x-recurs": "menu"',
      '"x-recurs": "rule"',
      '"x-recurs": "rule"',
    ]);
    expect(form).toContain('"ui:recurs": "/menu"');
  });

  it("is in the reference once", async () => {
    const page = await outputOf("docs/reference/channel.md");
    expect(page.match(/`menu\.label`/g)).toHaveLength(1);
    expect(page).toContain("| Entries | `menu.entries` | list of groups |");
  });

  it("is refused, once, where the circle never steps into a property or an item", async () => {
    const told = await refusalOf(
      smallSchemas(
        { one: { $ref: "#/definitions/one" }, two: { $ref: "#/definitions/two" } },
        { definitions: { one: { allOf: [{ $ref: "#/definitions/two" }] }, two: { $ref: "#/definitions/one" } } },
      ),
    );
    expect(told).toEqual([
      expect.stringMatching(
        /^schemas\/config\/channel\.json:\d+:\d+: \/definitions\/one: a reference must reach a schema, and not itself again/,
      ),
    ]);
  });

  it("may be one of many that all lead to one another", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `part${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
    const part = { ...words("Part"), type: "object", properties };
    const { root } = await makeProduct(
      smallSchemas(
        { first: { $ref: "#/definitions/part0", "x-ui": { page: "main" } } },
        { definitions: Object.fromEntries(names.map((name) => [name, part])) },
      ),
    );
    const outputs = await generate(root);
    expect(outputs.reduce((sum, { text: output }) => sum + output.length, 0)).toBeLessThan(2_000_000);
  });
});
