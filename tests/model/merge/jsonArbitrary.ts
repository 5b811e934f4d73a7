import fc from "fast-check";
import type { Json, JsonObject } from "../../../src/model/Json.ts";

/** JSON objects over few keys, so that two of them often meet at the same key. Without null: what a config can hold. */
export function jsonObject({ withNull = true } = {}): fc.Arbitrary<JsonObject> {
  const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constantFrom("x", "y", "toString"));
  const leaf: fc.Arbitrary<Json> = withNull ? fc.option(scalar, { nil: null }) : scalar;
  const { object } = fc.letrec<{ value: Json; object: JsonObject; list: Json[] }>((tie) => ({
    value: fc.oneof({ depthSize: "small" }, leaf, tie("object"), tie("list")),
    list: fc.array(scalar, { maxLength: 3 }),
    object: fc.dictionary(fc.constantFrom("a", "b", "c", "a/b", "~", "toString"), tie("value"), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  }));
  return object;
}
