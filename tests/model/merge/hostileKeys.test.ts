import { describe, expect, it } from "vitest";
import { HostileKeyError, refuseHostileKeys } from "../../../src/model/merge/hostileKeys.ts";

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
