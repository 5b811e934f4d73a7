import { describe, expect, it } from "vitest";
import type { Comparison, CrossRule, MeasuredSetting } from "../../../../src/generated/contracts/CrossCheck.ts";
import { breachesOf, markOf } from "../../../../src/model/entity/checks/crossRules.ts";
import type { Json, JsonObject } from "../../../../src/model/Json.ts";

describe("two settings that are compared", () => {
  const compared = (operator: Comparison, left: Json | undefined, right: Json | undefined) => {
    const side = (name: string) => ({ path: [name], as: "number" }) as const;
    const values = { ...(left === undefined ? {} : { left }), ...(right === undefined ? {} : { right }) };
    return breachesOf({ kind: "compare", left: side("left"), operator, right: side("right") }, values).length === 0;
  };

  it.each<[Comparison, boolean, boolean, boolean]>([
    ["<", true, false, false],
    ["<=", true, true, false],
    [">", false, false, true],
    [">=", false, true, true],
    ["==", false, true, false],
    ["!=", true, false, true],
  ])("%s holds of 1 and 2: %s, of 2 and 2: %s, of 3 and 2: %s", (operator, smaller, same, greater) => {
    expect([1, 2, 3].map((left) => compared(operator, left, 2))).toEqual([smaller, same, greater]);
  });

  it("are right where one or both are not there", () => {
    expect([compared("<", undefined, 1), compared("<", 1, undefined), compared("<", undefined, undefined)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("are right where they are of two kinds", () => {
    const rule: CrossRule = {
      kind: "compare",
      left: {
        path: ["a"],
        as: "text",
      },
      operator: "==",
      right: {
        path: ["b"],
        as: "number",
      },
    };
    expect(breachesOf(rule, { a: "1", b: 1 })).toEqual([]);
  });
});

it("an object with settings asks for what it needs", () => {
  const rule: CrossRule = { kind: "needs", setting: ["dvr"], other: ["root"] };
  expect(breachesOf(rule, { dvr: { days: 1 } })).toEqual([{ path: ["root"] }]);
  expect(breachesOf(rule, { dvr: {} })).toEqual([]);
});

describe("a sum", () => {
  const sumOf = (path: readonly string[], operator: Comparison, limit: number | MeasuredSetting = 100): CrossRule => ({
    kind: "sum",
    addends: {
      path,
      as: "number",
    },
    operator,
    limit,
  });
  const share = ["slots", "*", "share"];
  const slots = (...shares: readonly Json[]): JsonObject => ({ slots: shares.map((each) => ({ share: each })) });

  it("that is too small is told at the last item, one that is too great where it becomes so", () => {
    expect(breachesOf(sumOf(share, ">="), slots(10, 20, 30))).toEqual([{ path: ["slots", "2", "share"], item: "2" }]);
    expect(breachesOf(sumOf(share, "=="), slots(10, 100, 30))).toEqual([{ path: ["slots", "2", "share"], item: "2" }]);
    expect(breachesOf(sumOf(share, "<="), slots(10, 100, 30))).toEqual([{ path: ["slots", "1", "share"], item: "1" }]);
    expect(breachesOf(sumOf(share, "=="), slots(70, 30))).toEqual([]);
  });

  it("that is right in the end may be too great on its way", () => {
    expect(breachesOf(sumOf(share, "<="), slots(150, -60))).toEqual([]);
  });

  it("of nothing is told at its list", () => {
    expect(breachesOf(sumOf(share, "=="), { slots: [] })).toEqual([{ path: ["slots"] }]);
    expect(breachesOf(sumOf(share, "=="), {})).toEqual([]);
  });

  it("is held against another setting, and against nothing where that is not there", () => {
    const rule = sumOf(share, "<=", { path: ["most"], as: "number" });
    expect(breachesOf(rule, { ...slots(10, 20), most: 25 })).toEqual([{ path: ["slots", "1", "share"], item: "1" }]);
    expect(breachesOf(rule, slots(10, 20))).toEqual([]);
  });

  it("takes what is absent for nothing, and says nothing where something is no number", () => {
    expect(breachesOf(sumOf(share, "<="), slots(60, null, 50))).toEqual([{ path: ["slots", "2", "share"], item: "2" }]);
    expect(breachesOf(sumOf(share, "<="), slots(60, "much", 50))).toEqual([]);
  });

  it("goes through lists and maps within the items, and points at the one that is too much", () => {
    const nested = { groups: { a: { slots: [{ share: 60 }] }, b: { slots: { x: { share: 30 }, y: { share: 20 } } } } };
    expect(breachesOf(sumOf(["groups", "*", "slots", "*", "share"], "<="), nested)).toEqual([
      { path: ["groups", "b", "slots"], item: "b" },
    ]);
    expect(breachesOf(sumOf(["rows", "*", "*"], "<="), { rows: [[60], [30, 20], null, 5] })).toEqual([
      { path: ["rows", "1"], item: "1" },
    ]);
  });
});

describe("items of which no two are the same", () => {
  it("are told apart by themselves", () => {
    expect(breachesOf({ kind: "unique", items: ["ports"], by: [] }, { ports: [80, "80", 81, 80, null, null] })).toEqual(
      [{ path: ["ports", "3"], item: "3" }],
    );
    expect(breachesOf({ kind: "unique", items: ["ports"], by: [] }, {})).toEqual([]);
  });

  it("are told apart by all of some settings, where each of those is a plain value", () => {
    const rule: CrossRule = { kind: "unique", items: ["slots"], by: [["from"], ["day"]] };
    const same = { from: 1, day: 2 };
    expect(breachesOf(rule, { slots: [same, { from: 1, day: 3 }, same, { from: 1 }, { from: 1 }] })).toEqual([
      { path: ["slots", "2", "from"], item: "2" },
    ]);
    expect([{ from: 1 }, { from: 1, day: null }, { from: 1, day: {} }].map((item) => markOf(item, rule.by))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
