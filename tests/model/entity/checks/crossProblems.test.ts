import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CrossCheck, CrossRule } from "../../../../src/generated/contracts/CrossCheck.ts";
import type { EntityDescriptor } from "../../../../src/generated/contracts/EntityDescriptor.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { crossProblems } from "../../../../src/model/entity/checks/crossProblems.ts";
import { jsonObject } from "../../merge/jsonArbitrary.ts";

function descriptor(...checks: readonly CrossCheck[]): EntityDescriptor {
  return {
    name: "channel",
    label: "Channel",
    plural: "Channels",
    pages: [],
    runtime: [],
    checks,
    fields: {
      "/greatest": { title: "Greatest", type: "integer", page: "input", section: "limits" },
      "/tracks/*": { title: "Track", type: "object" },
      "/tracks/common": { title: "Common", type: "object" },
    },
  };
}

const check = (rule: CrossRule, more: Partial<CrossCheck> = {}): CrossCheck => ({
  of: "",
  rule,
  message: "Broken.",
  ...more,
});

const at = (value: JsonObject, ...checks: readonly CrossCheck[]) =>
  crossProblems(value, descriptor(...checks)).map(({ pointer }) => pointer);

const number = (name: string) => ({ path: [name], as: "number" }) as const;

const rules: Readonly<Record<CrossRule["kind"], CrossRule>> = {
  compare: { kind: "compare", left: number("least"), operator: "<=", right: number("greatest") },
  needs: { kind: "needs", setting: ["login"], other: ["password"] },
  excludes: { kind: "excludes", settings: [["top"], ["bottom"]] },
  atLeastOne: { kind: "atLeastOne", settings: [["root"], ["reference"]] },
  sum: { kind: "sum", addends: { path: ["slots", "*", "share"], as: "number" }, operator: "<=", limit: 100 },
  unique: { kind: "unique", items: ["slots"], by: [["from"]] },
  uniqueInCollection: { kind: "uniqueInCollection", by: [["root"]] },
  unlike: { kind: "unlike", setting: ["root"], others: [{ collection: "dvrs", path: ["root"] }], as: "path" },
};

describe("A rule over several settings", () => {
  it("is told at the setting that must change, with its page and section", () => {
    const { compare } = rules;
    expect(crossProblems({ least: 5, greatest: 3 }, descriptor(check(compare, { at: ["greatest"] })))).toEqual([
      {
        pointer: "/greatest",
        keyword: "compare",
        message: "Broken.",
        level: "error",
        page: "input",
        section: "limits",
      },
    ]);
    expect(at({ least: 5, greatest: 3 }, check(compare))).toEqual(["/least"]);
    expect(at({ least: 3, greatest: 3 }, check(compare))).toEqual([]);
  });

  it.each<[string, JsonObject, readonly string[]]>([
    ["needs", { login: "a" }, ["/password"]],
    ["needs", { login: "a", password: "" }, ["/password"]],
    ["needs", { login: "a", password: "b" }, []],
    ["needs", { login: false }, []],
    ["excludes", { top: 0, bottom: 0 }, ["/top"]],
    ["excludes", { top: 0, bottom: false }, []],
    ["atLeastOne", { root: [], reference: {} }, ["/root"]],
    ["atLeastOne", { reference: "main" }, []],
    ["sum", { slots: [{ share: 60 }, { share: 40 }] }, []],
    ["sum", { slots: [{ share: 60 }, {}, { share: 40.5 }, { share: 1 }] }, ["/slots/2/share"]],
    ["sum", { slots: { a: { share: 60 }, b: { share: 50 } } }, ["/slots/b/share"]],
    ["unique", { slots: [{ from: "1" }, { from: 1 }, { from: "1" }] }, ["/slots/2/from"]],
    ["unique", { slots: { a: { from: "1" }, b: { from: "1" } } }, ["/slots/b/from"]],
    ["unique", { slots: [{}, {}, { from: {} }, { from: {} }] }, []],
  ])("%s of %j", (kind, value, pointers) => {
    expect(at(value, check(rules[kind as CrossRule["kind"]]))).toEqual(pointers);
  });

  it("points into the item that is too much where the schema says so with *", () => {
    const items = { slots: [{ from: 1 }, { from: 1 }] };
    expect(at(items, check(rules.unique, { at: ["slots", "*", "name"] }))).toEqual(["/slots/1/name"]);
  });

  it("adds decimals as people do", () => {
    const sum = check({ ...(rules.sum as Extract<CrossRule, { kind: "sum" }>), limit: 0.3 });
    expect(at({ slots: [{ share: 0.1 }, { share: 0.2 }] }, sum)).toEqual([]);
  });

  it.each<[string, string, string | number, string | number]>([
    ["time", "sizes and times in their units", "2m", 119],
    ["size", "sizes", "2G", "2047M"],
    ["clock", "times of the day", "09:30:00", "0915"],
    ["date", "dates", "2026-02-01", "2026-01-31T23:00:00Z"],
  ])("compares %s: %s", (as, _words, greater, smaller) => {
    const side = (name: string) => ({ path: [name], as: as as "time" });
    const rule = check({ kind: "compare", left: side("one"), operator: "<", right: side("other") });
    expect(at({ one: greater, other: smaller }, rule)).toEqual(["/one"]);
    expect(at({ one: smaller, other: greater }, rule)).toEqual([]);
  });

  it("counts the items of a list or map", () => {
    const rule = check({
      kind: "compare",
      left: number("active"),
      operator: "<=",
      right: { path: ["disks"], as: "count" },
    });
    expect(at({ active: 2, disks: { a: {}, b: {} } }, rule)).toEqual([]);
    expect(at({ active: 3, disks: ["a", "b"] }, rule)).toEqual(["/active"]);
  });

  it("holds for each object of a pattern, but not for a setting beside the keys of a map", () => {
    const each = check(rules.needs, { of: "/tracks/*" });
    const track = { login: "a" };
    expect(
      at({ tracks: { "1": track, "2": { login: "a", password: "b" }, "a/b": track, common: track } }, each),
    ).toEqual(["/tracks/1/password", "/tracks/a~1b/password"]);
  });

  it("holds for the object at its place alone, not for those beside it", () => {
    const one = check(rules.needs, { of: "/common" });
    const login = { login: "a" };
    expect(at({ common: login, other: login, login: "a" }, one)).toEqual(["/common/password"]);
    expect(at({ other: { common: login } }, one)).toEqual([]);
  });

  it("holds for nothing where no object is at its place, or none is on the way", () => {
    const each = check(rules.needs, { of: "/tracks/*" });
    for (const tracks of [null, "all", 5, ["a", null], { a: null, b: [1] }]) expect(at({ tracks }, each)).toEqual([]);
    const { checks: _, ...unruled } = descriptor();
    expect(crossProblems({ login: "a" }, unruled)).toEqual([]);
  });

  it("of one kind of a union is silent of the others", () => {
    const one = check(rules.needs, { only: { property: "kind", value: "one" } });
    expect(at({ kind: "one", login: "a" }, one)).toEqual(["/password"]);
    expect(at({ kind: "two", login: "a" }, one)).toEqual([]);
    expect(at({ login: "a" }, one)).toEqual([]);
  });

  it.each(Object.entries(rules))("%s says nothing of values that are missing or of a wrong type", (kind, rule) => {
    for (const wrong of ["much", null, true, [], {}, [[]], { a: null }, [1, "2"]]) {
      const value = { least: wrong, slots: wrong, root: "set", login: null };
      expect(at(value, check(rule)), `${kind} of ${JSON.stringify(wrong)}`).toEqual([]);
    }
  });

  it("stands whatever a value holds", () => {
    const all = Object.values(rules).flatMap((rule) => [check(rule), check(rule, { of: "/tracks/*" })]);
    fc.assert(
      fc.property(
        jsonObject(),
        fc.constantFrom("slots", "tracks", "least", "constructor", "__proto__"),
        (value, name) => {
          const held = Object.fromEntries([[name, value]]);
          expect(Array.isArray(crossProblems({ ...value, ...held }, descriptor(...all)))).toBe(true);
        },
      ),
    );
  });

  it("takes a moment for ten thousand objects", () => {
    const all = descriptor(...Object.values(rules).map((rule) => check(rule)));
    const value = {
      least: 1,
      greatest: 2,
      root: "a",
      slots: [
        { from: "a", share: 50 },
        { from: "b", share: 50 },
      ],
    };
    const start = performance.now();
    for (let count = 0; count < 10_000; count += 1) crossProblems(value, all);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
