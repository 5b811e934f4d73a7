import fc from "fast-check";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { smallSchemas } from "./smallSchemas.ts";

/** A schema as a vendor might write it, and a value that fits. */
interface Sampled {
  readonly schema: object;
  readonly sample: Json;
}

/** Schemas of a product by their paths, and one channel that fits them. */
export interface AnyProduct {
  readonly schemas: Readonly<Record<string, object>>;
  readonly channel: JsonObject;
}

const names = [
  "toString",
  "class",
  "default",
  "4k",
  "a-b",
  "größe",
  "camelCase",
  "x",
  "index",
  "length",
  "type",
  "new",
];
const word = fc.constantFrom(
  "one",
  "two words",
  "ä",
  'quo"ted',
  "semi;colon",
  "#hash",
  "{brace}",
  "back\\slash",
  "7",
  "on",
);
const describing = fc.record(
  { title: fc.constantFrom("Title", "A `tick` ${x}", "*/ end"), description: fc.constant("What it is.") },
  { requiredKeys: [] },
);

const text = word.map((sample): Sampled => ({ schema: { type: "string" }, sample }));
const shortText = word.map((sample): Sampled => ({ schema: { type: "string", minLength: 1, maxLength: 40 }, sample }));
const choice = fc
  .uniqueArray(word, { minLength: 1, maxLength: 14 })
  .map((values): Sampled => ({ schema: { enum: values, type: "string" }, sample: values[0] ?? "" }));
const titled = fc.constant<Sampled>({
  schema: {
    oneOf: [
      { const: "a", title: "First" },
      { const: "b", title: "Second" },
    ],
  },
  sample: "b",
});
const integer = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(90)).map(([least, more]): Sampled => ({
  schema: { type: "integer", minimum: least, maximum: least + more },
  sample: least + more,
}));
const number = fc.constantFrom(0.5, 12, -3.25).map((sample): Sampled => ({ schema: { type: "number" }, sample }));
const truth = fc.boolean().map((sample): Sampled => ({ schema: { type: "boolean" }, sample }));
const either = fc
  .constantFrom<Json>("text", 5)
  .map((sample): Sampled => ({ schema: { type: ["string", "integer"] }, sample }));
const reference = fc.constant<Sampled>({ schema: { type: "string", "x-ref": "channels" }, sample: "news" });
const secret = word.map((sample): Sampled => ({ schema: { type: "string", "x-ui": { secret: true } }, sample }));
const measured = fc
  .constantFrom("seconds", "bytes", "percent")
  .map((unit): Sampled => ({ schema: { type: "integer", minimum: 0, "x-ui": { unit } }, sample: 60 }));
const part = fc.constant<Sampled>({ schema: { $ref: "part.json" }, sample: { label: "l", parts: [{ label: "m" }] } });

const scalar = fc.oneof(text, shortText, choice, titled, integer, number, truth, either, reference, secret, measured);

function objectOf(child: fc.Arbitrary<Sampled>): fc.Arbitrary<Sampled> {
  return fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      fc.array(child, { minLength: 4, maxLength: 4 }),
    )
    .map(([keys, children]): Sampled => {
      const entries = keys.map((key, index) => [key, children[index]] as const);
      return {
        schema: { type: "object", properties: Object.fromEntries(entries.map(([key, one]) => [key, one?.schema])) },
        sample: Object.fromEntries(entries.map(([key, one]) => [key, one?.sample ?? null])),
      };
    });
}

const listOf = (item: fc.Arbitrary<Sampled>) =>
  fc.tuple(item, fc.integer({ min: 1, max: 3 })).map(([{ schema, sample }, length]): Sampled => ({
    schema: { type: "array", items: schema },
    sample: Array.from({ length }, () => sample),
  }));
const mapOf = (value: fc.Arbitrary<Sampled>) =>
  fc
    .tuple(value, fc.constantFrom("key", "größe", "4k", "two words", "a=b", "toString"))
    .map(([{ schema, sample }, key]): Sampled => ({
      schema: { type: "object", additionalProperties: schema },
      sample: { [key]: sample },
    }));
const union = fc.tuple(scalar, scalar).map(([one, other]): Sampled => ({
  schema: {
    type: "object",
    discriminator: { propertyName: "kind" },
    required: ["kind"],
    oneOf: [
      { title: "First", properties: { kind: { const: "first" }, value: one.schema }, required: ["kind"] },
      { title: "Second", properties: { kind: { const: "second" }, other: other.schema }, required: ["kind"] },
    ],
  },
  sample: { kind: "second", other: other.sample },
}));

const flat = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: listOf(scalar) },
  { weight: 1, arbitrary: mapOf(scalar) },
);
const group = objectOf(flat);
const nested = fc.oneof(flat, group, union, part, listOf(group), mapOf(group), objectOf(fc.oneof(flat, group)));

/** Where a setting stands and how it is written: sometimes said, mostly left to us. */
const placing = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        page: fc.constant("main"),
        section: fc.constantFrom("general", "more"),
        order: fc.nat(9),
        help: fc.constant("H."),
      },
      { requiredKeys: ["page"] },
    ),
  },
);

function placed({ schema, sample }: Sampled, words: object, place: object): Sampled {
  const ui =
    Object.keys(place).length === 0
      ? {}
      : { "x-ui": { ...place, ...Object.entries(schema).find(([key]) => key === "x-ui")?.[1] } };
  return { schema: { ...words, ...schema, ...ui }, sample };
}

/** Products of one collection, of every kind of setting there is. */
export const anyProduct: fc.Arbitrary<AnyProduct> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...names, "note", "mode", "size"), { minLength: 2, maxLength: 8 }),
    fc.array(fc.tuple(nested, describing, placing), { minLength: 8, maxLength: 8 }),
  )
  .map(([keys, settings]): AnyProduct => {
    const entries = keys.flatMap((key, index) => {
      const [node, words, place] = settings[index] ?? [];
      return node && words && place ? [[key, placed(node, words, place)] as const] : [];
    });
    const schemas = smallSchemas(Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])));
    return {
      schemas: {
        ...schemas,
        "config/part.json": {
          title: "Part",
          description: "What may hold more of its like.",
          type: "object",
          properties: {
            label: { title: "Label", type: "string" },
            parts: { title: "Parts", type: "array", items: { $ref: "part.json" } },
          },
        },
      },
      channel: { name: "news", ...Object.fromEntries(entries.map(([key, { sample }]) => [key, sample])) },
    };
  });
