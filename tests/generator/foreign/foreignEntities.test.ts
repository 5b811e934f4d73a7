import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emitAll } from "../../../generator/emit/emitAll.ts";
import { writeForeignOutputs } from "../../../generator/writeOutputs.ts";
import { temporaryFolder } from "../../server/support/temporaryFolder.ts";
import { entitiesOf, refusalOf } from "./foreignFolder.ts";

const pump = {
  title: "Pump",
  type: "object",
  required: ["power"],
  properties: { name: { type: "string" }, power: { type: "integer" } },
};

describe("a folder of plain schemas in which one is the whole config", () => {
  const plant = {
    title: "Water works",
    type: "object",
    properties: {
      address: { type: "string" },
      pumps: { description: "What moves the water.", type: "object", additionalProperties: { $ref: "pump.json" } },
      valves: {
        type: "object",
        patternProperties: { "^v\\d+$": { type: "object", properties: { isOpen: { type: "boolean" } } } },
        additionalProperties: false,
      },
      labels: { type: "object", additionalProperties: { type: "string" } },
    },
  };

  it("makes it the root, and a collection of each of its maps from names to objects", async () => {
    const { product, entities } = await entitiesOf({ "plant.json": plant, "pump.json": pump });
    expect(product.title).toBe("Water works");
    expect(Object.keys(entities).toSorted()).toEqual(["pumps", "server", "valves"]);
    expect(entities["server"]).toMatchObject({ label: "Water works", route: "config" });
    const placed = Object.entries(entities["server"]?.fields ?? {}).filter(([, { page }]) => page !== undefined);
    expect(placed.map(([pattern]) => pattern)).toEqual(["/address", "/labels", "/labels/*"]);
    expect(entities["pumps"]).toMatchObject({ label: "Pump", plural: "Pumps", collection: "pumps", route: "pumps" });
    expect(entities["valves"]).toMatchObject({ label: "Valve", plural: "Valves", collection: "valves" });
  });

  it("knows a member by its key in the map: a name inside is a setting like others", async () => {
    const { entities } = await entitiesOf({ "plant.json": plant, "pump.json": pump });
    expect(entities["pumps"]?.key).toBeUndefined();
    expect(entities["pumps"]?.fields["/name"]).toMatchObject({ title: "Name", page: "overview" });
  });

  it("gives types, checks, forms, lists and reference pages, and no language of statements", async () => {
    const { product } = await entitiesOf({ "plant.json": plant, "pump.json": pump });
    const paths = (await emitAll(product)).map(({ path }) => path);
    for (const path of [
      "types/Pumps.ts",
      "checks/pumps.js",
      "forms/pumps.overview.ts",
      "forms/pumps.new.ts",
      "lists.ts",
    ])
      expect(paths).toContain(`src/generated/${path}`);
    expect(paths).toContain("docs/reference/pumps.md");
    expect(paths).not.toContain("src/generated/confTable.ts");
  });

  it("gives each collection an address that leads nowhere else, whatever it is called", async () => {
    const names = ["//evil.example", ":id", "*", "..", "a b", "fine_one"];
    const list = { type: "object", additionalProperties: { type: "object", properties: { a: { type: "string" } } } };
    const properties = Object.fromEntries(names.map((name) => [name, list]));
    const { entities } = await entitiesOf({ "plant.json": { title: "P", type: "object", properties } });
    const routes = Object.values(entities).flatMap(({ collection, route }) =>
      collection === undefined ? [] : [[collection, route]],
    );
    expect(new Set(routes.map(([collection]) => collection))).toEqual(new Set(names));
    expect(routes.filter(([, route]) => !/^[\w-]+$/.test(route ?? ""))).toEqual([]);
    expect(new Set(routes.map(([, route]) => route)).size).toBe(names.length);
    expect(routes).toContainEqual(["fine_one", "fine_one"]);
  });

  it("hides what plain schemas call a password, or written and never read", async () => {
    const properties = {
      user: { type: "string" },
      password: { type: "string", format: "password" },
      token: { type: "string", writeOnly: true },
    };
    const { entities } = await entitiesOf({ "plant.json": { title: "P", type: "object", properties } });
    const { fields = {} } = entities["server"] ?? {};
    expect(["/user", "/password", "/token"].map((pattern) => fields[pattern]?.secret)).toEqual([undefined, true, true]);
  });

  it("writes no page under a name that is code, or leads elsewhere", async () => {
    const page = { name: "p=0;evil();var z={//../../../tool", title: "T", sections: [{ name: "s", title: "S" }] };
    const app = { title: "A", type: "object", "x-entity": { pages: [page] }, properties: { a: { type: "string" } } };
    const { product } = await entitiesOf({ "app.json": app });
    const outputs = await emitAll(product);
    expect(outputs.filter(({ path, text }) => `${path}${text}`.includes("evil"))).toEqual([]);
    const out = temporaryFolder();
    const odd = { path: `src/generated/forms/server.${page.name}.ts`, text: "", committed: true };
    await expect(writeForeignOutputs(out, [...outputs, odd])).rejects.toThrow("cannot be the name of a generated");
    const twice = { ...odd, path: "src/generated/Entities.ts" };
    await expect(writeForeignOutputs(out, [...outputs, twice])).rejects.toThrow("would be one file");
    expect(readdirSync(out)).toEqual([]);
  });

  it("may use keywords called as ours, which say nothing here: ours are said in an overlay", async () => {
    const odd = { ...pump, "x-checks": "no", "x-entity": 7, "x-union": { folder: "none" }, "x-ref": "nothing" };
    const { entities } = await entitiesOf({
      "plant.json": { ...plant, properties: { ...plant.properties, "x-ui": { type: "string" } } },
      "pump.json": odd,
    });
    expect(entities["pumps"]).toMatchObject({ label: "Pump", route: "pumps" });
    expect(entities["server"]?.fields["/x-ui"]).toMatchObject({ type: "string" });
  });

  it("is judged by no rule of the house where an overlay says nothing of what breaks it", async () => {
    const odd = { "pump.json": { ...pump, required: ["power", "missing"] } };
    const { product } = await entitiesOf(odd, { title: "Mine" });
    expect(product.title).toBe("Mine");
    const wrong = { pump: { properties: { power: { "x-ui": { page: "nowhere" } } } } };
    expect(await refusalOf(entitiesOf(odd, { schemas: wrong }))).toMatch(/^\S+:\d+:\d+: \S*power.*no page “nowhere”/);
  });

  it("may refer to one of its definitions for all it is", async () => {
    const { entities } = await entitiesOf({
      "plant.json": { $ref: "#/definitions/Plant", definitions: { Plant: plant } },
      "pump.json": pump,
    });
    expect(Object.keys(entities).toSorted()).toEqual(["pumps", "server", "valves"]);
    expect(entities["server"]?.fields["/address"]).toMatchObject({ page: "overview" });
  });

  it("is refused with the place of a key that reading would hide", async () => {
    const refusal = (text: string) => refusalOf(entitiesOf({ "a.json": text }));
    expect(await refusal('{ "type": "object",\n"properties": { "a": {}, "a": {} } }')).toBe(
      "a.json:2:26: /properties/a: a key stands once in its object",
    );
    expect(await refusal('{ "properties": { "__proto__": {} } }')).toContain("no key is called __proto__");
    expect(await refusal("\n")).toContain("a.json:1:1: /: the file is empty");
  });

  it("may call a setting what every object has by birth", async () => {
    const names = ["hasOwnProperty", "toString", "valueOf", "constructor"];
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const schema = { title: "Odd", type: "object", properties, required: names };
    const { product } = await entitiesOf({ "odd.json": schema });
    const types = (await emitAll(product)).find(({ path }) => path.endsWith("types/Server.ts"))?.text ?? "";
    for (const name of names) expect(types).toContain(`\n${name}: string`);
  });

  it("finds what is referred to inside a map that became a collection", async () => {
    const looped = {
      type: "object",
      properties: {
        main: { $ref: "#/properties/pumps/additionalProperties" },
        pumps: { type: "object", additionalProperties: { type: "object", properties: { power: { type: "integer" } } } },
      },
    };
    const { entities } = await entitiesOf({ "plant.json": looped });
    expect(entities["server"]?.fields["/main/power"]).toMatchObject({ type: "integer", page: "overview" });
  });

  it("takes what the server reports for a setting only where a schema has none of that name", async () => {
    const loud = { type: "object", properties: { notifications: { type: "boolean" } } };
    const { entities } = await entitiesOf({ "plant.json": loud });
    expect(entities["server"]?.runtime).toEqual(["now_ms"]);
    expect(entities["server"]?.fields["/notifications"]).toMatchObject({ type: "boolean", page: "overview" });
  });

  it("gives a collection whose address is taken another one", async () => {
    const { entities } = await entitiesOf({
      "plant.json": { type: "object", properties: { config: { additionalProperties: pump } } },
    });
    expect(entities["config"]).toMatchObject({ collection: "config", route: "config-list" });
  });
});

describe("a folder of schemas that are kinds of things", () => {
  it("makes a root with a collection a kind", async () => {
    const valve = { type: "object", properties: { maker: { $ref: "parts/maker.json" } } };
    const maker = { type: "object", properties: { city: { type: "string" } } };
    const { product, entities } = await entitiesOf({
      "pump.json": pump,
      "valve.json": valve,
      "parts/maker.json": maker,
    });
    expect(Object.keys(entities).toSorted()).toEqual(["pump", "server", "valve"]);
    expect(entities["pump"]).toMatchObject({ collection: "pumps", label: "Pump", plural: "Pumps" });
    expect(entities["valve"]?.fields["/maker/city"]).toMatchObject({ title: "City" });
    // What others are made of has a type and a check, and no page.
    expect(product.schemas.map(({ name }) => name).toSorted()).toEqual(["parts-maker", "pump", "server", "valve"]);
  });

  it("calls a schema that is named as the root by another name", async () => {
    const { entities } = await entitiesOf({ "server.json": pump, "valve.json": pump });
    expect(Object.keys(entities).toSorted()).toEqual(["server", "server-2", "valve"]);
    expect(entities["server-2"]?.collection).toBe("server-2s");
  });
});

describe("files that somebody else wrote", () => {
  it("reads YAML, and tells its faults by line and column", async () => {
    const { entities } = await entitiesOf({ "pump.yaml": "type: object\nproperties:\n  power:\n    type: integer\n" });
    expect(entities["server"]?.fields["/power"]).toMatchObject({ type: "integer" });
    const broken = "type: object\nproperties:\n  power:\n    $ref: motor.yaml\n";
    expect(await refusalOf(entitiesOf({ "pump.yaml": broken }))).toMatch(/^pump\.yaml:4:5: .*motor\.yaml must exist$/);
    expect(await refusalOf(entitiesOf({ "pump.yaml": "type: [object\n" }))).toMatch(/^pump\.yaml:2:1: .*must be YAML/);
  });

  it("refuses what is no JSON once, at its place", async () => {
    const refusal = await refusalOf(entitiesOf({ "pump.json": '{\n  "type": "object\n}', "valve.json": pump }));
    expect(refusal).toBe(
      'pump.json:2:11: /: the file must be JSON: the quote is never closed; put a " at the end of the text',
    );
  });

  it("says so where there is no schema", async () => {
    expect(await refusalOf(entitiesOf({ "README.md": "# Nothing" }))).toMatch(/holds no schema/);
  });

  it("reads schemas of draft-04, of 2019-09 and of no draft at all", async () => {
    const old = {
      $schema: "http://json-schema.org/draft-04/schema#",
      id: "http://example.com/old.json",
      type: "object",
      properties: { power: { type: "integer", minimum: 0, exclusiveMinimum: true } },
    };
    const later = {
      $schema: "https://json-schema.org/draft/2019-09/schema",
      type: "object",
      properties: { pair: { type: "array", items: [{ type: "string" }, { type: "integer" }] } },
    };
    const { product } = await entitiesOf({ "old.json": old, "later.json": later, "pump.json": pump });
    const schemaOf = (name: string) => product.schemas.find((one) => one.name === name);
    expect(schemaOf("old")?.byTheBook).toMatchObject({
      dialect: "draft-07",
      schema: { properties: { power: { exclusiveMinimum: 0 } } },
    });
    expect(schemaOf("old")?.schema.properties?.["power"]).not.toHaveProperty("minimum");
    expect(schemaOf("later")?.byTheBook).toMatchObject({ dialect: "2020-12" });
    expect(schemaOf("later")?.schema.properties?.["pair"]?.prefixItems).toHaveLength(2);
    expect(schemaOf("pump")?.byTheBook?.dialect).toBe("draft-07");
  });
});

describe("an overlay", () => {
  const files = {
    "plant.json": { type: "object", properties: { pumps: { additionalProperties: { $ref: "pump.json" } } } },
    "pump.json": pump,
  };

  it("adds words and annotations, and leaves what a value must be", async () => {
    const { product, entities } = await entitiesOf(files, {
      title: "Water",
      schemas: {
        pump: {
          "x-entity": { plural: "All pumps" },
          properties: { power: { title: "Power", "x-ui": { help: "In watts.", column: true } } },
        },
      },
    });
    expect(product.title).toBe("Water");
    expect(entities["pumps"]).toMatchObject({ plural: "All pumps", fields: { "/power": { title: "Power" } } });
  });

  it("names the root where several schemas could be it", async () => {
    const { entities } = await entitiesOf({ ...files, "valve.json": pump }, { root: "plant" });
    expect(Object.keys(entities).toSorted()).toEqual(["pumps", "server"]);
  });

  it("is told of its faults in its own file", async () => {
    const refused = (overlay: object) => refusalOf(entitiesOf(files, overlay));
    expect(await refused({ schemas: { pumq: {} } })).toMatch(
      /^overlay\.json:3:5: \/schemas\/pumq: there is no schema “pumq”; did you mean “pump”\?$/,
    );
    expect(await refused({ schemas: { pump: { properties: { powr: {} } } } })).toMatch(
      /^overlay\.json:5:9: .*“powr” is not/,
    );
    expect(await refused({ schemas: { pump: { type: "array" } } })).toMatch(/^overlay\.json:4:7: /);
    expect(await refused({ schemas: { pump: { "x-entity": { order: "power" } } } })).toMatch(
      /^overlay\.json:5:9: .*JSON$/,
    );
    const said = (annotations: object) => refused({ schemas: { pump: { properties: { power: annotations } } } });
    expect(await said({ "x-ui": { unit: "second" } })).toMatch(/^overlay\.json:7:13: .*must be one of seconds/);
    expect(await said({ "x-ux": {} })).toMatch(/^overlay\.json:6:11: .*“x-ux” is no annotation/);
    expect(await said({ "x-ref": "pumbs" })).toMatch(/^overlay\.json:6:11: .*pumbs/);
    expect(await refused({ root: "plan" })).toMatch(/^overlay\.json:2:3: .*did you mean “plant”/);
    expect(await refused({ schema: {} })).toMatch(/^overlay\.json:2:3: .*root, title and schemas/);
  });
});
