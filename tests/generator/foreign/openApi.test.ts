import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeEntity } from "../../../generator/emit/emitEntities.ts";
import { readForeignProduct } from "../../../generator/generate.ts";
import { foreignFolder, refusalOf } from "./foreignFolder.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const api = {
  openapi: "3.0.3",
  info: { title: "Water API", version: "1" },
  paths: {
    "/pumps": {
      get: {
        responses: { 200: json({ type: "object", properties: { items: { type: "array", items: ref("PumpState") } } }) },
      },
      post: { requestBody: json(ref("Pump")), responses: { 201: json(ref("PumpState")) } },
    },
    "/pumps/{name}": {
      get: { responses: { 200: json(ref("PumpState")) } },
      patch: { requestBody: { $ref: "#/components/requestBodies/Pump" }, responses: { 200: json(ref("PumpState")) } },
      delete: { responses: { 204: {} } },
    },
    "/v1/settings/get": { get: { responses: { 200: json(ref("Settings")) } } },
    "/v1/settings/patch": { patch: { requestBody: json(ref("Settings")), responses: { 200: {} } } },
    "/events": { get: { responses: { 200: json({ type: "array", items: ref("Event") }) } } },
    "/pumps/{name}/parts/{part}": { put: { requestBody: json(ref("Part")), responses: { 200: {} } } },
  },
  components: {
    requestBodies: { Pump: json(ref("Pump")) },
    schemas: {
      Pump: {
        type: "object",
        required: ["power"],
        properties: {
          power: { type: "integer", minimum: 0, exclusiveMinimum: true, example: 500 },
          note: { type: "string", nullable: true },
          parts: { type: "array", items: ref("Part") },
        },
      },
      PumpState: { allOf: [ref("Pump"), { properties: { isRunning: { type: "boolean", readOnly: true } } }] },
      Part: { type: "object", properties: { serial: { type: "string" } } },
      Settings: { type: "object", properties: { baseUrl: { type: "string", format: "uri" } } },
      Event: { type: "object", properties: { at: { type: "string", format: "date-time" } } },
      server: { type: "string" },
    },
  },
};

async function readApi(document: object | string, name = "api.json") {
  return readForeignProduct({ openapi: join(await foreignFolder({ [name]: document }), name) });
}

describe("an OpenAPI document", () => {
  it("has what its paths list and write as collections, and what they write as one thing among the settings", async () => {
    const product = await readApi(api);
    expect(product.title).toBe("Water API");
    const entities = product.schemas.flatMap((one) => describeEntity(one) ?? []);
    expect(entities.map(({ name, collection }) => [name, collection])).toEqual([
      ["server", undefined],
      ["pumps", "pumps"],
    ]);
    const [root, pumps] = entities;
    expect(root?.fields["/settings/baseUrl"]).toMatchObject({ title: "Base URL", section: "settings" });
    expect(pumps).toMatchObject({ label: "Pump", plural: "Pumps", fields: { "/power": {}, "/parts/*/serial": {} } });
  });

  it("tells which paths read and write a thing, also those that carry their verbs in the path", async () => {
    const { paths } = await readApi(api);
    expect(paths).toEqual([
      {
        schema: "Pump",
        kind: "collection",
        name: "pumps",
        list: "GET /pumps",
        read: "GET /pumps/{name}",
        create: "POST /pumps",
        update: "PATCH /pumps/{name}",
        remove: "DELETE /pumps/{name}",
      },
      {
        schema: "Settings",
        kind: "single",
        name: "settings",
        read: "GET /v1/settings/get",
        update: "PATCH /v1/settings/patch",
      },
      { schema: "Event", kind: "single", name: "events", read: "GET /events" },
    ]);
  });

  it("reads the schemas as their version means them", async () => {
    const { schemas } = await readApi(api);
    const pump = schemas.find(({ name }) => name === "Pump")?.byTheBook;
    expect(pump).toMatchObject({ dialect: "draft-07", schema: { properties: { power: { exclusiveMinimum: 0 } } } });
    const note = schemas.find(({ name }) => name === "Pump")?.schema.properties?.["note"];
    expect(note?.type).toEqual(["string", "null"]);
    expect(await refusalOf(readApi({ ...api, openapi: "3.1.0" }))).toMatch(/exclusiveMinimum: must be number$/);
    const later = structuredClone({ ...api, openapi: "3.1.0" });
    Object.assign(later.components.schemas.Pump.properties.power, { exclusiveMinimum: 0 });
    const { schemas: read } = await readApi(later);
    expect(read.find(({ name }) => name === "Pump")?.byTheBook?.dialect).toBe("2020-12");
  });

  it("is told of its faults where they stand in it", async () => {
    const broken = structuredClone(api);
    Object.assign(broken.components.schemas.Part.properties.serial, { $ref: "#/components/schemas/Serial" });
    const refusal = await refusalOf(readApi(broken));
    const line =
      JSON.stringify(broken, null, 2)
        .split("\n")
        .findIndex((text) => text.includes("schemas/Serial")) + 1;
    expect(refusal).toMatch(
      new RegExp(`^api\\.json:${line}:\\d+: /components/schemas/Part/properties/serial/\\$ref: `),
    );
  });

  it("is refused in words when it is of another version or holds no components", async () => {
    expect(await refusalOf(readApi({ swagger: "2.0" }))).toMatch(/^api\.json:2:3: .*OpenAPI 3\.0 and 3\.1 are read/);
    expect(await refusalOf(readApi("openapi: 3.1.0\npaths: {}\n", "api.yaml"))).toMatch(/no components\/schemas/);
  });
});
