import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { planAdSchedules } from "../../../server/config/adSchedules.ts";

const config: JsonObject = {
  ad_schedules: {
    evening: { name: "evening", position: 0, title: "Evening" },
    night: { name: "night", position: 1, title: "Night" },
  },
};
const [evening, night] = [
  { name: "evening", title: "Evening" },
  { name: "night", title: "Night" },
];
const plan = (...list: readonly unknown[]) => planAdSchedules(list, config);

describe("a whole list of ad schedules", () => {
  it("changes nothing where it says what is there", () => {
    expect(plan(evening, night)).toEqual({ delta: {}, renames: [] });
    expect(plan({ ...evening, position: 7 }, { ...night, former_name: null })).toEqual({ delta: {}, renames: [] });
    expect(planAdSchedules([], {})).toEqual({ delta: {}, renames: [] });
  });

  it("changes, adds and removes what it says otherwise, and only that", () => {
    expect(plan({ ...evening, title: "Late" }, { name: "news", title: "News" }).delta).toEqual({
      ad_schedules: {
        night: null,
        evening: { title: "Late" },
        news: { name: "news", title: "News", position: 1 },
      },
    });
    expect(plan({ name: "evening" }, night).delta).toEqual({ ad_schedules: { evening: { title: null } } });
    expect(planAdSchedules([evening], { ad_schedules: { evening: null } }).delta).toEqual({
      ad_schedules: { evening: { ...evening, position: 0 } },
    });
    expect(planAdSchedules([{ name: "valueOf" }], config).delta).toMatchObject({
      ad_schedules: { valueOf: { name: "valueOf", position: 0 } },
    });
  });

  it("is the order of them", () => {
    expect(plan(night, evening).delta).toEqual({
      ad_schedules: { night: { position: 0 }, evening: { position: 1 } },
    });
  });

  it("renames one that says its former name, as long as that is free and the name is new", () => {
    const renamed = { ...night, name: "late", former_name: "night" };
    expect(plan(evening, renamed)).toEqual({
      delta: { ad_schedules: { night: null, late: { name: "late", title: "Night", position: 1 } } },
      renames: [{ from: ["ad_schedules", "night"], to: ["ad_schedules", "late"] }],
    });
    for (const list of [
      [evening, { ...night, former_name: "night" }],
      [evening, { ...night, name: "late", former_name: "gone" }],
      [evening, night, { ...night, name: "late", former_name: "night" }],
      [{ ...night, name: "evening", former_name: "night" }],
    ])
      expect(plan(...list).renames).toEqual([]);
  });

  it.each<[unknown, string, object]>([
    [{}, 'Send the ad schedules as a list: [{"name": "evening"}].', {}],
    [Array.from({ length: 1001 }, () => evening), "These are more than 1000 ad schedules.", {}],
    [[evening, "night"], "Each ad schedule is an object.", { pointer: "/1" }],
    [[{ name: 5 }], "This cannot be the name of an ad schedule.", { pointer: "/0/name" }],
    [[{ name: "__proto__" }], "This cannot be the name of an ad schedule.", { pointer: "/0/name" }],
    [[evening, { ...night, former_name: 5 }], "The former name is a text.", { pointer: "/1/former_name" }],
  ])("is none of this kind: %j", (list, message, details) => {
    expect(() => planAdSchedules(list, config)).toThrow(
      expect.objectContaining({ kind: "bad_request", message, details }),
    );
  });

  it("may have a thousand", () => {
    const list = Array.from({ length: 1000 }, (_, at) => ({ name: `s${at}` }));
    expect(Object.keys(Object(planAdSchedules(list, {}).delta["ad_schedules"]))).toHaveLength(1000);
  });

  it("is refused for names that are missing or doubled, at each of them", () => {
    const refusal = (...list: readonly unknown[]) => {
      try {
        plan(...list);
      } catch (error) {
        return Reflect.get(Object(error), "details");
      }
      return undefined;
    };
    const missing = "Ad schedule name is required and should have 1 character at least.";
    expect(refusal(evening, night, { ...night, title: "x" }, { title: "x" })).toMatchObject({
      problems: [
        {
          pointer: "/ad_schedules/night/name",
          keyword: "unique",
          message: "Ad schedule name should be unique.",
          level: "error",
        },
        { pointer: "/ad_schedules//name", keyword: "required", message: missing, level: "error" },
      ],
    });
  });
});
