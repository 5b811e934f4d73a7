import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import type { Product } from "../../generator/dereference.ts";
import { entityChecks } from "../../generator/emit/entityChecks.ts";
import { emitReference } from "../../generator/emit/emitReference.ts";
import type { SchemaNode } from "../../generator/schema/schemaNode.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const integer = (title: string, unit?: string): SchemaNode => ({
  title,
  description: "One.",
  type: "integer",
  ...(unit === undefined ? {} : { "x-ui": { unit } }),
});

const properties: SchemaNode["properties"] = {
  least: integer("Least bitrate", "kilobits"),
  greatest: integer("Greatest bitrate", "bitrate"),
  active: integer("Disks to write"),
  login: { title: "Login", description: "One.", type: "string" },
  password: { title: "Password", description: "One.", type: "string" },
  root: { title: "Root", description: "One.", type: "string" },
  opens: { title: "Opens", description: "One.", type: "string", format: "clock" },
  disks: {
    title: "Disks",
    description: "By name.",
    type: "object",
    additionalProperties: { title: "Disk", description: "One.", type: "object", properties: { size: integer("Size") } },
  },
  slots: {
    title: "Slots",
    description: "In order.",
    type: "array",
    items: {
      title: "Slot",
      description: "One.",
      type: "object",
      properties: { share: integer("Share", "percent"), from: { title: "From", description: "One.", type: "string" } },
    },
  },
};

function entity(checks: readonly object[], more: SchemaNode = {}): SchemaNode {
  return {
    title: "Channel",
    type: "object",
    "x-entity": { label: "Channel", plural: "Channels", collection: "channels", key: "name" },
    properties: { ...properties, ...more.properties },
    "x-checks": checks,
  };
}

const checksIn = (node: SchemaNode) => entityChecks(node).map(({ check }) => check);

const wordsOf = (rule: object) => checksIn(entity([{ rule }])).map(({ message }) => message);

describe("A check across settings", () => {
  it("is emitted with the measure of what it compares", () => {
    expect(checksIn(entity([{ rule: { compare: ["least", "<=", "greatest"] }, at: "greatest" }]))).toEqual([
      {
        of: "",
        rule: {
          kind: "compare",
          left: { path: ["least"], as: "number", factor: 1000 },
          operator: "<=",
          right: { path: ["greatest"], as: "number" },
        },
        at: ["greatest"],
        message: "Least bitrate should be at most Greatest bitrate.",
      },
    ]);
  });

  it.each([
    [{ compare: ["active", "<=", "disks"] }, "Disks to write should be at most the number of Disks."],
    [{ needs: ["login", "password"] }, "Password is required where Login is set."],
    [{ excludes: ["login", "root", "opens"] }, "Only one of Login, Root and Opens can be set."],
    [{ atLeastOne: ["login", "root"] }, "At least one of Login and Root should be set."],
    [{ sum: ["slots/*/share", "<=", 100] }, "Share of all Slots together should be at most 100."],
    [{ unique: { in: "slots", by: ["from"] } }, "From should be unique among Slots."],
    [{ unique: { by: ["root"] } }, "Root should be unique among Channels."],
    [
      { unlike: { setting: "root", in: ["channels/*/login", "ad_schedules/*/name"] } },
      "Root should not be used among the channels and ad schedules.",
    ],
  ])("has words made from the titles where it has none of its own: %j", (rule, words) => {
    expect(wordsOf(rule)).toEqual([words]);
  });

  it("that needs several settings is told of each that is missing", () => {
    expect(wordsOf({ needs: ["login", "password", "root"] })).toEqual([
      "Password is required where Login is set.",
      "Root is required where Login is set.",
    ]);
  });

  it("holds for every item of a list, and in a union only for its kind", () => {
    const branch = (kind: string) => ({
      title: kind,
      type: "object",
      required: ["kind"],
      properties: { kind: { title: "Kind", const: kind }, from: integer("From"), to: integer("To") },
      "x-checks": [{ rule: { compare: ["from", "<", "to"] } }],
    });
    const list: SchemaNode = {
      title: "Parts",
      type: "array",
      items: { discriminator: { propertyName: "kind" }, oneOf: [branch("one"), branch("two")] },
    };
    expect(checksIn(entity([], { properties: { parts: list } })).map(({ of, only }) => [of, only])).toEqual([
      ["/parts/*", { property: "kind", value: "one" }],
      ["/parts/*", { property: "kind", value: "two" }],
    ]);
  });

  it("stands in the reference beside the setting that must change", () => {
    const server: SchemaNode = {
      title: "Server",
      type: "object",
      properties: { channels: { type: "object", additionalProperties: entity([]) } },
    };
    const product: Product = {
      schemas: [
        { name: "server", folder: "config", file: "schemas/config/server.json", schema: server },
        {
          name: "channel",
          folder: "config",
          file: "schemas/config/channel.json",
          schema: entity([{ rule: { sum: ["slots/*/share", "<=", 100] } }, { rule: { needs: ["login", "password"] } }]),
        },
      ],
    };
    const page = emitReference(product).find(({ path }) => path.endsWith("channel.md"))?.text ?? "";
    expect(page).toMatch(/\| Share \|.*One\. Share of all Slots together should be at most 100\. \|/);
    expect(page).toMatch(/\| Password \|.*One\. Password is required where Login is set\. \|/);
  });
});

describe("A mistake in a check across settings", () => {
  async function mistakeOf(rule: object, more: object = {}): Promise<string> {
    const checks = { "x-checks": [{ rule, ...more }] };
    const { root } = await makeProduct(smallSchemas({ ...properties, ...onPages() }, checks));
    const error: unknown = await generate(root).catch((caught: unknown) => caught);
    return error instanceof SchemaErrors ? error.message : `no schema error: ${String(error)}`;
  }

  /** An editable list says what tells its items apart. */
  function onPages(): object {
    return { slots: { ...properties?.["slots"], "x-list": { key: "$index" } } };
  }

  it.each([
    [{ compare: ["login", "<", "password"] }, "(a text can only be == or !=)"],
    [{ compare: ["slots", "<=", "disks/*/size"] }, "(“disks/*/size” is many values; only a sum is over them)"],
    [{ compare: ["opens", "<", "active"] }, "(“opens” is a time of the day, “active” a number)"],
    [{ sum: ["active", "<=", 100] }, "(“active” is one value: a sum is over the items of a list or map"],
    [{ sum: ["slots/*/from", "<=", 100] }, "(“slots/*/from” is a text and has no sum)"],
    [{ sum: ["slots/share", "<=", 100] }, "(no property “share”; “*” stands for the items of a list or map)"],
    [{ sum: ["active/*", "<=", 100] }, "(“active” is no list or map, so it has no “*”)"],
    [{ unique: { in: "solts", by: ["from"] } }, "/x-checks/0/rule/unique/in: "],
    [{ unique: { in: "slots", by: ["form"] } }, "(no property “form”; did you mean “from”?)"],
    [{ unique: { in: "slots" } }, "(items that are objects need “by”)"],
    [{ unique: { by: ["slots"] } }, "(“slots” is no plain value)"],
    [{ unlike: { setting: "rot", in: ["channels/*/root"] } }, "(no property “rot”; did you mean “root”?)"],
    [{ unlike: { setting: "root", in: ["channels/*/rot"] } }, "(an entity of “channels” has no setting “rot”)"],
    [{ unlike: { setting: "root", in: ["channels/*/slots"] } }, "(“channels/*/slots” is no plain value)"],
    [{ unlike: { setting: "root", in: ["channels/root"] } }, "/x-checks/0/rule/unlike/in/0: "],
    [{ needs: ["login"] }, "/x-checks/0/rule/needs: "],
    [{ compares: ["login", "==", "password"] }, "“compares” is no keyword here"],
  ])("is told where it stands: %j", async (rule, words) => {
    const message = await mistakeOf(rule);
    expect(message).toContain(words);
    expect(message).toMatch(/^schemas\/config\/channel\.json:\d+:\d+: \/x-checks\/0/);
    expect(message.split("\n")).toHaveLength(1);
  });

  it("is told where it names a place that is not there", async () => {
    expect(await mistakeOf({ needs: ["login", "password"] }, { at: "passwort" })).toContain(
      "/x-checks/0/at: a check names settings of its object (no property “passwort”; did you mean “password”?)",
    );
  });

  it("is a collection's rule on a part that is in none", async () => {
    const { root } = await makeProduct(
      smallSchemas({
        part: {
          title: "Part",
          description: "One.",
          type: "object",
          properties: { root: { title: "Root", description: "One.", type: "string" } },
          "x-checks": [{ rule: { unique: { by: ["root"] } } }],
        },
      }),
    );
    await expect(generate(root)).rejects.toThrow("without “in” it stands at the root of an entity with a collection");
  });
});
