import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import { valueWords } from "../../../src/model/diff/valueChange.ts";
import { testEntities } from "../testEntities.ts";

const words = (pointer: string, base: Json | undefined, mine: Json | undefined) =>
  valueWords({ path: parsePointer(pointer), base, mine }, testEntities);
const title = "/streams/news/title";
const password = "/streams/news/drm/password";

describe("two values in words", () => {
  it.each<[Json | undefined, Json | undefined, object]>([
    ["canary", "", { from: "hidden", to: "not set" }],
    ["canary", null, { from: "hidden", to: "not set", isToUnset: true }],
    [undefined, "canary", { from: "not set", to: "hidden", isFromUnset: true }],
    ["", "canary", { from: "not set", to: "hidden" }],
    ["canary", "canary2", { from: "hidden", to: "hidden" }],
  ])("tell of a secret only whether there is one: %j, %j", (base, mine, said) => {
    expect(words(password, base, mine)).toStrictEqual({ ...said, isSecret: true });
  });

  it("tell what is not set, and what is empty", () => {
    expect(words(title, undefined, "A")).toStrictEqual({ from: "not set", to: "A", isFromUnset: true });
    expect(words(title, "A", null)).toStrictEqual({ from: "A", to: "not set", isToUnset: true });
    expect(words(title, null, undefined)).toStrictEqual({
      from: "not set",
      to: "not set",
      isFromUnset: true,
      isToUnset: true,
    });
    expect(words(title, "", "A")).toStrictEqual({ from: "empty", to: "A" });
  });

  it.each<[Json, Json, string, string]>([
    [5, "5", "5", '"5"'],
    ["a", ["a"], '"a"', '["a"]'],
    [["a, b"], ["a", "b"], '["a, b"]', '["a","b"]'],
  ])("tell a value from another that reads the same: %j, %j", (base, mine, from, to) => {
    expect(words(title, base, mine)).toStrictEqual({ from, to });
  });

  it("tell long ones from a little before where they differ, so much of them as can be read", () => {
    const start = "0123456789".repeat(20);
    const before = `…${start.slice(-24)}`;
    const [short, full, long] = [10, 136, 137].map((length) => "x".repeat(length));
    expect(words(title, `${start}${short}`, start)).toStrictEqual({ from: `${before}${short}`, to: before });
    expect(words(title, `${start}${full}`, `${start}y`).from).toBe(`${before}${full}`);
    expect(words(title, `${start}${long}`, `${start}y`).from).toBe(`${before}${full}…`);
    expect(words(title, `${start}y`, `${start}${long}`).to).toBe(`${before}${full}…`);
  });

  it("tell long ones from their beginning where they differ there", () => {
    const items = Array.from({ length: 60 }, (_, index) => `item${index}`);
    const { from, to } = words(title, [...items, "one"], [...items, "two"]);
    expect(from).toMatch(/^….*one$/);
    expect(to).toMatch(/^….*two$/);
    expect(words(title, items, "other").from).toMatch(/^item0, item1, .*…$/);
  });

  it("tell no login of an address, and yet that it is another", () => {
    const [base, mine] = ["one", "two"].map((login) => `http://me:${login}@x/y`);
    expect(words(title, base, mine)).toStrictEqual({
      from: "http://••••••@x/y",
      to: "http://••••••@x/y, with another login or key",
    });
  });
});
