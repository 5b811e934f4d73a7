import fc from "fast-check";
import type { ConfContext, ConfProperty, ConfTable, ConfValue } from "../../../../generator/contracts/ConfTable.ts";
import type { Json, JsonObject } from "../../../../src/model/Json.ts";

const key = fc.constantFrom("main", "a b", "k1", "k2", "news", 'q"q', "s#1", "x=1", "@at", "1");
const text = fc.oneof(
  fc.stringMatching(/^[a-z0-9:/.?&=_-]{1,12}$/),
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    "",
    "7d",
    "90%",
    "40G",
    "true",
    "5",
    "off",
    "@main",
    "a=b",
    "{}",
    '["x"]',
    "-hls",
    "replicate",
    "#",
    "é ü",
    "a\nb\r\n",
    "\\",
    '"',
  ),
);
/** Keys that are no words of the language: an extra of a known word would be that word's value. */
const extraKey = fc.stringMatching(/^zz[a-z0-9_]{1,4}$/);

/** Configs as wild as the language table allows: every property, every type, hostile texts. */
export function arbitraryConfig(table: ConfTable): fc.Arbitrary<JsonObject> {
  const root = table.contexts[table.root];
  if (root === undefined) throw new Error("no root context");
  return object(table, root, 0).map(withPositions);
}

function object(table: ConfTable, context: ConfContext, depth: number): fc.Arbitrary<JsonObject> {
  const parts = context.properties.map((property) =>
    fc
      .option(propertyValue(table, property, depth), { nil: undefined, freq: depth > 1 ? 2 : 4 })
      .map((value) => (value === undefined ? {} : nest(property.path, value))),
  );
  const extra =
    context.extra === undefined
      ? fc.constant({})
      : fc
          .dictionary(extraKey, scalar(context.extra.value), { maxKeys: 2, noNullPrototype: true })
          .map((extras) =>
            context.extra?.path.length === 0
              ? extras
              : Object.keys(extras).length === 0
                ? {}
                : nest(context.extra?.path ?? [], extras),
          );
  return fc.tuple(...parts, extra).map((objects) => objects.reduce(mergeDeep, {}));
}

function propertyValue(table: ConfTable, property: ConfProperty, depth: number): fc.Arbitrary<Json> {
  const context = property.context === undefined ? undefined : table.contexts[property.context];
  if (property.shape === "codec") return codecValue(table, property, context, depth);
  if (property.container === "map" && property.shape === "repeated") {
    const item = context === undefined ? scalar(property.value) : entity(table, property, context, depth + 1);
    const keys = property.serverKeys === true ? fc.nat(99).map(String) : key;
    return fc
      .dictionary(keys, item, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
      .map((map) => withKeys(map, context));
  }
  if (property.container === "list" && property.shape === "repeated") {
    const item =
      context === undefined
        ? scalar(property.value)
        : object(table, context, depth + 1).filter((value) => Object.keys(value).length > 0);
    return fc.array(item, { maxLength: 3 });
  }
  if (context !== undefined) return object(table, context, depth + 1);
  const single = scalar(property.value);
  return property.container === "list" ? fc.array(single, { maxLength: 3 }) : single;
}

function entity(
  table: ConfTable,
  property: ConfProperty,
  context: ConfContext,
  depth: number,
): fc.Arbitrary<JsonObject> {
  const sets = property.blocks
    ?.filter(({ alias }) => alias !== true)
    .map((block) => (block.sets ?? {}) as JsonObject) ?? [{}];
  return fc.tuple(object(table, context, depth), fc.constantFrom(...sets)).map(([value, said]) => {
    const list = context.arguments.find((name) => name !== "$key");
    const needsHead = property.serverKeys === true && list !== undefined && !Array.isArray(value[list]);
    return { ...value, ...said, ...(needsHead ? { [list]: ["http://origin"] } : {}) };
  });
}

function codecValue(
  table: ConfTable,
  property: ConfProperty,
  context: ConfContext | undefined,
  depth: number,
): fc.Arbitrary<Json> {
  const port = fc.oneof(fc.integer({ min: 1, max: 65535 }), fc.constantFrom("127.0.0.1:80", "[::1]:8080", "host:1"));
  const clock = fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => hours * 100 + minutes);
  const texts = fc.array(text, { minLength: 1, maxLength: 3 });
  switch (property.codec) {
    case "ports":
      return property.container === "list" ? fc.array(port, { maxLength: 3 }) : port;
    case "dvr-schedule":
      return fc.array(fc.tuple(clock, clock), { maxLength: 3 }).map((ranges) => ranges.map((range) => [...range]));
    case "prepush":
      return fc.oneof(fc.constant(false), fc.nat(100));
    case "protocols":
      return fc.dictionary(fc.constantFrom("hls", "dash", "rtmp", "rtsp"), fc.boolean(), { noNullPrototype: true });
    case "access-rules":
      return property.context === undefined
        ? fc.boolean()
        : fc.record(
            { tokens: texts, ips: texts, countries: texts, uas: texts },
            { requiredKeys: [], noNullPrototype: true },
          );
    case "transcoder":
      return transcoder(table, context, depth);
    default:
      return context === undefined ? scalar(property.value) : object(table, context, depth + 1);
  }
}

function transcoder(table: ConfTable, context: ConfContext | undefined, depth: number): fc.Arbitrary<JsonObject> {
  const section = (name: string): fc.Arbitrary<JsonObject> => {
    const property = context?.properties.find(({ path }) => path[0] === name);
    const found = property?.context === undefined ? undefined : table.contexts[property.context];
    return found === undefined
      ? fc.constant({})
      : object(table, found, depth + 1)
          .map(withoutEmpty)
          .map(bitrateAsOwnType);
  };
  const tracks = fc.dictionary(fc.integer({ min: 0, max: 9 }).map(String), section("video"), {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc
    .record(
      { global: section("global"), decoder: section("decoder"), audio: section("audio"), video: tracks },
      { requiredKeys: [], noNullPrototype: true },
    )
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => Object.keys(part).length > 0)));
}

/** A bitrate is a number or the word copy. */
function bitrateAsOwnType(value: JsonObject): JsonObject {
  return typeof value["bitrate"] === "string" ? { ...value, bitrate: "copy" } : value;
}

function withoutEmpty(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => typeof part !== "object" || part === null || Object.keys(part).length > 0,
    ),
  );
}

function scalar(value: ConfValue): fc.Arbitrary<Json> {
  const integer = fc.oneof(fc.nat(5000), fc.constantFrom(0, 60, 3600, 86_400, 1024, 2 ** 30, 5000, 90));
  const scaled = value.factor === undefined ? integer : integer.map((number) => number * (value.factor ?? 1));
  const byType = {
    string: text,
    integer: scaled,
    number: fc.oneof(
      scaled,
      fc.integer({ min: -500, max: 500 }).map((number) => number / 8),
    ),
    boolean: fc.boolean(),
    json: fc.oneof(
      fc.array(fc.nat(9), { maxLength: 2 }),
      fc.dictionary(extraKey, text, { maxKeys: 2, noNullPrototype: true }),
    ),
  };
  return fc.oneof(...value.types.map((type): fc.Arbitrary<Json> => byType[type]));
}

function nest(path: readonly string[], value: Json): JsonObject {
  return path.toReversed().reduce((inner: Json, name) => ({ [name]: inner }), value) as JsonObject;
}

function mergeDeep(one: JsonObject, other: JsonObject): JsonObject {
  const merged = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = isObject(known) && isObject(value) ? mergeDeep(known, value) : value;
  }
  return merged;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withKeys(map: Record<string, Json>, context: ConfContext | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(map).map(([name, value], index) => {
      if (!isObject(value) || context === undefined) return [name, value];
      const named = context.key === undefined ? value : { ...value, [context.key]: name };
      return [name, context.order === undefined ? named : { ...named, [context.order]: index }];
    }),
  );
}

/** Positions follow the order of keys, which for keys like numbers is not the order they were made in. */
function withPositions(config: JsonObject): JsonObject {
  return config;
}
