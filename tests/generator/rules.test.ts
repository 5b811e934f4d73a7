import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { rules } from "../../generator/checkRules.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

type Schemas = Readonly<Record<string, object | string>>;

function withField(field: object, name = "planted"): Schemas {
  return smallSchemas({ [name]: { title: "Planted", description: "A slip.", "x-ui": { page: "main" }, ...field } });
}

function withPages(pages: readonly object[]): Schemas {
  const schemas = smallSchemas();
  const channel = schemas["config/channel.json"];
  const entity = { label: "Channel", plural: "Channels", collection: "channels", key: "name", pages };
  return { ...schemas, "config/channel.json": { ...channel, "x-entity": entity } };
}

/** A channel with two bitrates, a time and a list, and checks across them. */
function withChecks(checks: readonly object[]): Schemas {
  const field = (title: string, node: object) => ({
    title,
    description: "One.",
    ...node,
    "x-ui": { page: "main", ...("unit" in node ? { unit: node.unit } : {}) },
  });
  const bitrate = { type: "integer", "x-ui": { unit: "bitrate", page: "main" } };
  return smallSchemas(
    {
      least: { ...field("Least", {}), ...bitrate },
      greatest: { ...field("Greatest", {}), ...bitrate },
      pause: { ...field("Pause", {}), type: "integer", "x-ui": { unit: "seconds", page: "main" } },
    },
    { "x-checks": checks },
  );
}

const text = { type: "string" };
const item = { url: { title: "URL", description: "One.", type: "string" } };
const main = { name: "main", title: "Main" };
const section = { name: "general", title: "General" };
const tag = (value: object) => ({ kind: { title: "Kind", description: "Which.", ...value } });

/** A violation for each rule, by the rule's sentence, with the place and the detail that must be reported. */
const planted: readonly { sentence: string; schemas: Schemas; reports: string }[] = [
  {
    sentence: "a property is not called constructor or prototype, and its name does not begin with $",
    schemas: withField(text, "constructor"),
    reports: "/properties/constructor:",
  },
  {
    sentence: "a pattern is a regular expression that comes to an end",
    schemas: withField({ ...text, pattern: "^(a" }),
    reports:
      "/properties/planted/pattern: a pattern is a regular expression that comes to an end (Invalid regular expression",
  },
  {
    sentence: "what an object requires is one of its properties",
    schemas: withField({ type: "object", properties: item, required: ["ulr"] }),
    reports:
      "/properties/planted/required: what an object requires is one of its properties (no property “ulr”; did you mean “url”?)",
  },
  {
    sentence: "every branch of a tagged union requires its tag and fixes it with a const of its own",
    schemas: withField({
      discriminator: { propertyName: "kind" },
      required: ["kind"],
      oneOf: [
        { type: "object", required: ["kind"], properties: tag({ const: "one" }) },
        { type: "object", required: ["kind"], properties: tag({ type: "string" }) },
      ],
    }),
    reports:
      "/properties/planted/oneOf/1/properties/kind: every branch of a tagged union requires its tag and fixes it with a const of its own (no const on “kind”)",
  },
  {
    sentence: "key, order, title, search and panels of x-entity name settings of the entity, and no secrets",
    schemas: {
      ...smallSchemas(),
      "config/other.json": {
        title: "Other",
        description: "One.",
        "x-entity": { label: "Other", plural: "Others", key: "id" },
      },
    },
    reports:
      "schemas/config/other.json:7:5: /x-entity/key: key, order, title, search and panels of x-entity name settings of the entity, and no secrets (no property “id”)",
  },
  {
    sentence: "an entity has each page once, and a page each section once",
    schemas: withPages([{ ...main, sections: [section, section] }]),
    reports:
      "/x-entity/pages/0/sections/1/name: an entity has each page once, and a page each section once (“general” twice)",
  },
  {
    sentence: "a field stands on a page and in a section that its entity has",
    schemas: withField({ ...text, "x-ui": { page: "main", section: "nowhere" } }),
    reports:
      "/properties/planted: a field stands on a page and in a section that its entity has (no section “nowhere” on page “main”)",
  },
  {
    sentence: "a condition asks for properties that the entity has, and values they can have",
    schemas: withField({ ...text, "x-ui": { page: "main", visible: { not: { required: ["nmae"] } } } }),
    reports:
      "/properties/planted/x-ui/visible: a condition asks for properties that the entity has, and values they can have (no property “nmae”; did you mean “name”?)",
  },
  {
    sentence: "what a choice clears, or chooses from, exists",
    schemas: withField({
      ...text,
      "x-ui": {
        page: "main",
        kinds: [
          { label: "none", clears: ["extar"] },
          { label: "any", whole: true },
        ],
      },
    }),
    reports: "/properties: what a choice clears, or chooses from, exists (no property “extar”)",
  },
  {
    sentence: "enumLabels name values of the enumeration; the empty string names the absent value",
    schemas: withField({ enum: ["a"], "x-ui": { page: "main", enumLabels: { b: "B" } } }),
    reports:
      "/properties/planted/x-ui/enumLabels: enumLabels name values of the enumeration; the empty string names the absent value (b)",
  },
  {
    sentence: "a unit measures a number or a text",
    schemas: withField({ type: "boolean", "x-ui": { page: "main", unit: "seconds" } }),
    reports: "/properties/planted/x-ui/unit: a unit measures a number or a text (boolean)",
  },
  {
    sentence: "only digits are typed into an integer or a text",
    schemas: withField({ type: "number", "x-ui": { page: "main", typing: { only: "digits" } } }),
    reports: "/properties/planted/x-ui/typing/only: only digits are typed into an integer or a text (number)",
  },
  {
    sentence: "a message answers a rule over its field, or `required` and `dependencies` of the object around it",
    schemas: withField({ type: "integer", minimum: 1, "x-ui": { page: "main", messages: { minimun: "Too small." } } }),
    reports: "/properties/planted/x-ui/messages/minimun: a message answers a rule over its field",
  },
  {
    sentence: "the key of x-list is a property of the item, $value for plain values or $index",
    schemas: withField({ type: "array", "x-list": { key: "ulr" }, items: { type: "object", properties: item } }),
    reports:
      "/properties/planted/x-list/key: the key of x-list is a property of the item, $value for plain values or $index (the item has no property “ulr”)",
  },
  {
    sentence: "x-ref stands on a text and names a collection that there is",
    schemas: withField({ ...text, "x-ref": { to: "channel" } }),
    reports:
      "/properties/planted/x-ref/to: x-ref stands on a text and names a collection that there is (there is no collection “channel”; did you mean “channels”?)",
  },
  {
    sentence: "row, keyTail, itemTitle, itemPage and absentWithout name properties of the item or object",
    schemas: withField({
      type: "array",
      "x-list": { key: "url" },
      "x-ui": { page: "main", row: ["ulr"] },
      items: { type: "object", properties: item },
    }),
    reports:
      "/properties/planted/x-ui/row: row, keyTail, itemTitle, itemPage and absentWithout name properties of the item or object (no property “ulr”)",
  },
  {
    sentence: "a check names settings of its object",
    schemas: withChecks([{ rule: { compare: ["least", "<=", "graetest"] } }]),
    reports:
      "/x-checks/0/rule/compare/2: a check names settings of its object (no property “graetest”; did you mean “greatest”?)",
  },
  {
    sentence: "a check compares quantities of one kind",
    schemas: withChecks([{ rule: { compare: ["least", "<=", "pause"] } }]),
    reports:
      "/x-checks/0/rule/compare: a check compares quantities of one kind (“least” is a bitrate, “pause” a length of time)",
  },
  {
    sentence: "what is unique is an item of a list or map, or an entity of a collection, by plain values",
    schemas: withChecks([{ rule: { unique: { in: "least" } } }]),
    reports:
      "/x-checks/0/rule/unique: what is unique is an item of a list or map, or an entity of a collection, by plain values (“least” is no list or map)",
  },
  {
    sentence: "what is unlike others names plain settings of collections that there are",
    schemas: withChecks([{ rule: { unlike: { setting: "least", in: ["chanels/*/greatest"] } } }]),
    reports:
      "/x-checks/0/rule/unlike/in/0: what is unlike others names plain settings of collections that there are (there is no collection “chanels”; did you mean “channels”?)",
  },
  {
    sentence: "an older name is neither another property of the same object nor another's older name",
    schemas: withField({ ...text, "x-life": { aliases: ["title", "name"] } }),
    reports:
      "/properties/planted/x-life/aliases/1: an older name is neither another property of the same object nor another's older name (“name” is a property itself)",
  },
  {
    sentence: "a default fits its own schema",
    schemas: withField({ type: "integer", default: "seven" }),
    reports: "/properties/planted/default: a default fits its own schema",
  },
  {
    sentence: "a preset fits the schema of what it makes",
    schemas: withField({
      type: "object",
      properties: item,
      additionalProperties: { type: "integer" },
      "x-ui": {
        page: "main",
        newItem: "New",
        presets: {
          of: [
            { label: "one", value: 1 },
            { label: "two", value: "2" },
          ],
        },
      },
    }),
    reports:
      "/properties/planted/x-ui/presets/of/1/value: a preset fits the schema of what it makes (data must be integer)",
  },
  {
    sentence: "a setting has a type, and a list says what it holds",
    schemas: withField({ type: "array" }),
    reports: "/properties/planted: a setting has a type, and a list says what it holds (“planted” holds anything",
  },
  {
    sentence: "a keyword speaks of the type it stands with",
    schemas: withField({ ...text, minimum: 1 }),
    reports: "/properties/planted/minimum: ",
  },
  {
    sentence: "a lower bound is not above its upper one: nothing would fit",
    schemas: withField({ ...text, minLength: 2, maxLength: 1 }),
    reports: "/properties/planted/minLength: ",
  },
  {
    sentence: "enum, const and examples hold values of the setting's type",
    schemas: withField({ ...text, examples: ["a", 1] }),
    reports: "/properties/planted/examples/1: ",
  },
  {
    sentence: "what an entity or a part of it requires can be filled in a form",
    schemas: smallSchemas(
      { planted: { title: "Planted", description: "A slip.", ...text, "x-ui": { raw: true } } },
      { required: ["name", "planted"] },
    ),
    reports: "/properties/planted/x-ui/raw: ",
  },
  {
    sentence: "an entity takes neither the address of a page of the console nor the name of a setting of the server",
    schemas: {
      ...smallSchemas(),
      "config/other.json": {
        title: "Other",
        description: "One.",
        type: "object",
        "x-entity": { collection: "others", route: "pulse" },
        properties: item,
      },
    },
    reports: "/x-entity/route: ",
  },
  {
    sentence: "an entity has an address and a collection that no other one has",
    schemas: {
      ...smallSchemas(),
      "config/other.json": {
        title: "Other",
        description: "One.",
        type: "object",
        "x-entity": { collection: "others", route: "channel" },
        properties: item,
      },
    },
    reports: "/x-entity/route: ",
  },
  {
    sentence: "the shape of a statement carries values of the setting's type",
    schemas: withField({ ...text, "x-conf": { shape: "flag" } }),
    reports: "/properties/planted/x-conf/shape: ",
  },
  {
    sentence: "the arguments of a statement are properties of its object",
    schemas: withField({ type: "object", properties: item, "x-conf": { shape: "options", arguments: ["ulr"] } }),
    reports: "/properties/planted/x-conf/arguments/0: ",
  },
  {
    sentence: "a piece stands beside the rows of a list, or above the settings of an object, as its table says",
    schemas: withField({ type: "object", properties: item, "x-ui": { page: "main", piece: "vod-path" } }),
    reports: "/properties/planted/x-ui/piece: ",
  },
  {
    sentence:
      "a page with a setting that may remove recordings tells what goes: a section of it has the piece dvr-losses",
    schemas: withField({ type: "integer", "x-ui": { page: "main", save: { removes: true } } }),
    reports: "/x-entity/pages/0/sections: ",
  },
  {
    sentence:
      "what a change of a setting interrupts is said by x-impact: its own, that of what is around it, or the root's",
    schemas: {
      ...withField(text),
      "config/server.json": { ...smallSchemas()["config/server.json"], "x-impact": "none" },
    },
    reports: "/x-entity: what a change of a setting interrupts is said by x-impact: its own, that of what is around it",
  },
  {
    sentence: "options are those of the control that draws the setting",
    schemas: withField({ ...text, "x-ui": { page: "main", options: { factor: 2 } } }),
    reports: "/properties/planted/x-ui/options/factor: ",
  },
  {
    sentence: "a secret is a text, a number or what holds some: nobody can hide a switch",
    schemas: withField({ type: "boolean", "x-ui": { page: "main", secret: true } }),
    reports: "/properties/planted/x-ui/secret: ",
  },
];

async function messageOf(schemas: Schemas): Promise<string> {
  const { root } = await makeProduct(schemas);
  const error: unknown = await generate(root).catch((caught: unknown) => caught);
  return error instanceof SchemaErrors ? error.message : `no schema error: ${String(error)}`;
}

describe("a rule of the schemas", () => {
  it.each(planted)("is kept: $sentence", async ({ schemas, reports }) => {
    const message = await messageOf(schemas);
    expect(message).toContain(reports);
    expect(message.split("\n"), "nothing else is wrong with the planted slip").toHaveLength(1);
    expect(message).toMatch(/^schemas\/config\/\w+\.json:\d+:\d+: \//);
  });

  it("has a violation planted for it here", () => {
    const sentences = (of: readonly { readonly sentence: string }[]) => of.map(({ sentence }) => sentence).toSorted();
    expect(sentences(rules)).toEqual(sentences(planted));
  });

  it("lets a tag stand in a file of its own, and names that file when its tag is not fixed", async () => {
    const branch = (properties: object) => ({
      title: "Kind",
      description: "One.",
      type: "object",
      required: ["kind"],
      properties,
    });
    const message = await messageOf({
      ...withField({ "x-union": { folder: "kinds", tag: "kind" } }),
      "config/kinds/one.json": branch(tag({ const: "one" })),
      "config/kinds/two.json": branch(tag({ const: "one" })),
    });
    expect(message).toMatch(/^schemas\/config\/kinds\/two\.json:\d+:\d+: \/properties\/kind: .* \("one" twice\)$/);
  });

  it("lets a part of two entities ask for what only one of them has", async () => {
    const part = { title: "Part", description: "Shared.", type: "string", "x-ui": { visible: { required: ["name"] } } };
    const schemas = withField({ $ref: "part.json" });
    const { root } = await makeProduct({
      ...schemas,
      "config/part.json": part,
      "config/server.json": {
        ...smallSchemas()["config/server.json"],
        properties: {
          part: { $ref: "part.json" },
          channels: {
            title: "Channels",
            description: "By name.",
            type: "object",
            additionalProperties: { $ref: "channel.json" },
          },
        },
      },
    });
    expect((await generate(root)).length).toBeGreaterThan(0);
  });
});
