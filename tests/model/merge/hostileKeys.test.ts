import { describe, expect, it } from "vitest";
import { HostileKeyError, isHostileKey, refuseHostileKeys } from "../../../src/model/merge/hostileKeys.ts";

function refusal(value: unknown): HostileKeyError {
  try {
    refuseHostileKeys(value);
  } catch (error) {
    if (error instanceof HostileKeyError) return error;
  }
  return expect.fail("nothing was refused");
}

describe("refusing hostile keys", () => {
  it.each([
    ['{"__proto__": 1}', "/__proto__"],
    ['{"streams": {"a/b": {"constructor": {"prototype": {}}}}}', "/streams/a~1b/constructor"],
    ['{"urls": [{"url": "x"}, {"prototype": null}]}', "/urls/1/prototype"],
  ])("says where the first one stands in %s", (text, pointer) => {
    expect(refusal(JSON.parse(text))).toMatchObject({ kind: "key", pointer });
    expect(refusal(JSON.parse(text)).message).toContain(pointer);
  });

  it("says what to do about each", () => {
    const key = refusal(JSON.parse('{"streams": {"__proto__": 1}}'));
    expect([key.name, key.message]).toEqual([
      "HostileKeyError",
      'The key at /streams/__proto__ is refused: "__proto__" would reach an object\'s prototype. Rename it.',
    ]);
    const deep = refusal(JSON.parse(`${'{"a":'.repeat(101)}1${"}".repeat(101)}`));
    expect(deep.message).toBe(`The value at ${"/a".repeat(40)}… is nested too deep. Nest it in fewer than 100 levels.`);
  });

  it("lets names pass that are only as long", () => {
    expect(["prototypo", "constructo!", "__proto_", "constructor2", "a"].filter(isHostileKey)).toEqual([]);
    expect(["prototype", "constructor", "__proto__"].filter(isHostileKey)).toHaveLength(3);
  });

  it("lets every other JSON value pass", () => {
    const values = [null, 1, "__proto__", ["constructor"], { proto: { toString: { name: "__proto__" } } }];
    for (const value of values) expect(() => refuseHostileKeys(value)).not.toThrow();
  });

  it("refuses nesting that would exhaust the stack, without walking it", () => {
    const deep: unknown = JSON.parse("[".repeat(5_000) + "]".repeat(5_000));
    expect(refusal(deep).kind).toBe("depth");
    expect(refusal(deep).message.length).toBeLessThan(200);
  });
});
