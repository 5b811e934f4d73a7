import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { loadCheck } from "../../../src/generated/loadCheck.ts";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { checkableValue, doubtsIn, entityFindings, entityProblems } from "../../../src/model/entity/checkEntity.ts";
import { testEntities } from "../testEntities.ts";

const { stream } = testEntities;

describe("a value as it is checked", () => {
  it("is without what the server reports, and without nulls at any depth", () => {
    const value = {
      name: "a",
      stats: { alive: true },
      title: null,
      meta: { comment: null, stats: 1 },
      urls: [{ url: null }],
    };
    expect(checkableValue(value, stream)).toStrictEqual({ name: "a", meta: { stats: 1 }, urls: [{}] });
  });

  it("has each item in full that may be written as its key alone", () => {
    const urls = ["udp://a", { url: "udp://b" }, 5, null];
    expect(checkableValue({ urls }, stream)).toEqual({ urls: [{ url: "udp://a" }, { url: "udp://b" }, 5, null] });
    expect(checkableValue({ pushes: ["udp://a"], unknown: ["a"], auth: { domains: ["a"] } }, stream)).toEqual({
      pushes: ["udp://a"],
      unknown: ["a"],
      auth: { domains: ["a"] },
    });
  });

  it("has such items also in lists within lists, and under keys with a slash in them", () => {
    const list = { key: "url", bareKey: true } as const;
    const nested: EntityDescriptor = {
      ...stream,
      fields: {
        "/urls": { title: "Inputs", type: "array" },
        "/urls/*/spare": { title: "Spare", type: "array", list },
        "/a~1b": { title: "Odd", type: "array", list },
      },
    };
    expect(checkableValue({ urls: [{ spare: ["udp://a"] }], "a/b": ["udp://b"] }, nested)).toEqual({
      urls: [{ spare: [{ url: "udp://a" }] }],
      "a/b": [{ url: "udp://b" }],
    });
  });
});

describe("the problems of an entity", () => {
  const ruled: EntityDescriptor = {
    ...stream,
    checks: [
      { of: "", rule: { kind: "needs", setting: ["title"], other: ["meta"] }, message: "Say more." },
      { of: "", rule: { kind: "needs", setting: ["title"], other: ["urls"] }, message: "Add an input." },
    ],
  };
  const wrong = Object.assign(() => false, {
    errors: [{ instancePath: "/meta", keyword: "type", params: { type: "object" } }],
  });

  it("are those of the schema, then those of rules over several settings whose place is not wrong by itself", () => {
    expect(entityProblems(wrong, { title: "A" }, ruled).map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ["/meta", "type"],
      ["/urls", "needs"],
    ]);
  });

  it("are none of errors that an earlier check left behind", () => {
    const right = Object.assign(() => true, { errors: wrong.errors });
    expect(entityProblems(right, {}, ruled)).toEqual([]);
  });

  it("are numbers beyond those that are kept exactly, too", () => {
    const passes = Object.assign(() => true, { errors: null });
    const problems = entityProblems(passes, { title: 1e20, meta: { a: [-1e300, 1e15] } }, stream);
    expect(problems.map(({ pointer, keyword, message }) => [pointer, keyword, message])).toEqual([
      ["/title", "maximum", "Title should be at most 9007199254740991."],
      ["/meta/a/0", "minimum", expect.stringContaining("at least -9007199254740991.")],
    ]);
  });

  it("are found in the value as it is checked", () => {
    let seen: unknown;
    entityProblems((value) => (seen = value) !== undefined, { name: "a", stats: {}, urls: ["udp://a"] }, ruled);
    expect(seen).toEqual({ name: "a", urls: [{ url: "udp://a" }] });
  });
});

describe("the doubts about an entity", () => {
  const url = { title: "URL", type: "string", page: "input" } as const;
  const doubtful: EntityDescriptor = {
    ...stream,
    fields: { ...stream.fields, "/urls/*/url": url },
    checks: [{ of: "", rule: { kind: "needs", setting: ["title"], other: ["meta"] }, message: "Say more." }],
  };
  const isOdd = (value: unknown) => value === "odd";
  const warnings = [
    {
      pattern: "/urls/*/url",
      each: [
        { holds: isOdd, message: "Odd." },
        { holds: isOdd, message: "Long.", in: "forms" as const },
        { holds: () => false, message: "Never." },
      ],
    },
  ];
  const passes = Object.assign(() => true, { warnings });
  const odd = { urls: ["fine", "odd", { url: "odd" }] };

  it("are warnings at each value that they hold of, however an item is written, and keep no rule silent", () => {
    const place = { keyword: "doubt", level: "warning", message: "Odd.", page: "input" };
    expect(entityFindings(passes, odd, doubtful)).toEqual([
      { pointer: "/urls/1/url", ...place },
      { pointer: "/urls/2/url", ...place },
    ]);
    expect(entityFindings(passes, { title: "A", ...odd }, doubtful).map(({ message }) => message)).toEqual([
      "Say more.",
      "Odd.",
      "Odd.",
    ]);
  });

  it("are no problems that keep a field or a save", () => {
    expect(entityProblems(passes, odd, doubtful)).toEqual([]);
  });

  it("are more in forms", () => {
    const told = doubtsIn({ urls: [{ url: "odd" }] }, passes, doubtful, true);
    expect(told.map(({ message }) => message)).toEqual(["Odd.", "Long."]);
  });

  it("are not told of what is wrong anyway", () => {
    const errors = [{ instancePath: "/urls/1/url", keyword: "format", params: {} }];
    const wrong = Object.assign(() => false, { errors, warnings });
    expect(entityFindings(wrong, odd, doubtful).map(({ pointer, level }) => [pointer, level])).toEqual([
      ["/urls/1/url", "error"],
      ["/urls/2/url", "warning"],
    ]);
  });

  it("take no longer of a text that is made to hold them up", async () => {
    const check = await loadCheck("stream");
    const judge = (length: number) => {
      const urls = ["@", "@[", "[", "@1"].map((part) => ({ url: `udp://${part.repeat(length)}` }));
      const start = performance.now();
      entityFindings(check, { name: "a", urls }, entities.stream);
      return performance.now() - start;
    };
    // A busy machine makes some wait; none is quicker than it can be.
    const quickest = (length: number) => Math.min(...[1, 2, 3].map(() => judge(length)));
    judge(1000);
    // Ten times the length would be a hundred times the work.
    expect(quickest(60_000)).toBeLessThan(60 * Math.max(quickest(6000), 0.5));
  });
});
