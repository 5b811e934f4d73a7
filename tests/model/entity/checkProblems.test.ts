import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { patternBelow, placedProblem, toProblems } from "../../../src/model/entity/checkProblems.ts";

const stream: EntityDescriptor = {
  name: "stream",
  label: "Stream",
  plural: "Streams",
  pages: [],
  runtime: [],
  fields: {
    "/title": {
      title: "Title",
      type: "string",
      page: "overview",
      section: "general",
    },
    "/urls": {
      title: "Inputs",
      type: "array",
    },
    "/urls/*": {
      title: "Input",
      type: "object",
      page: "input",
    },
    "/urls/*/url": {
      title: "URL",
      type: "string",
      messages: {
        pattern: "Write an address.",
        required: "An input has a URL.",
        dependencies: "This needs a URL.",
      },
    },
    "/tracks/common": {
      title: "Common",
      type: "object",
    },
    "/tracks/*": {
      title: "Track",
      type: "object",
    },
    "/tracks/*/own": {
      title: "Own",
      type: "string",
      recurs: "/tracks",
    },
    "/tracks/*/own/name": {
      title: "Name",
      type: "string",
    },
  },
};

const failed = (keyword: string, params: object = {}, instancePath = "/title", more: object = {}) => ({
  instancePath,
  keyword,
  params,
  ...more,
});
const told = (...errors: readonly unknown[]) =>
  toProblems(errors, stream).map(({ pointer, keyword, message }) => [pointer, keyword, message]);

describe("an error of a check", () => {
  it.each([
    ["type", { type: "string" }, "Title should be of type string."],
    ["minimum", { limit: 1 }, "Title should be at least 1."],
    ["maximum", { limit: 9 }, "Title should be at most 9."],
    ["exclusiveMinimum", { limit: 1 }, "Title should be greater than 1."],
    ["exclusiveMaximum", { limit: 9 }, "Title should be less than 9."],
    ["multipleOf", { multipleOf: 5 }, "Title should be a multiple of 5."],
    ["minLength", { limit: 2 }, "Title should have at least 2 characters."],
    ["maxLength", { limit: 3 }, "Title should have at most 3 characters."],
    ["minItems", { limit: 2 }, "Title should have at least 2 items."],
    ["maxItems", { limit: 3 }, "Title should have at most 3 items."],
    ["uniqueItems", {}, "Title should not hold the same item twice."],
    ["pattern", { pattern: "^a" }, "Title is not in the expected format."],
    ["format", { format: "uri" }, "Title is not in the expected format."],
    ["enum", { allowedValues: ["a", null, 2] }, "Title should be one of: a, 2."],
    ["const", { allowedValue: "a" }, "Title should be one of: a."],
    ["additionalProperties", { additionalProperty: "foo" }, "“foo” is not known here."],
    ["propertyNames", { propertyName: "foo" }, "“foo” is not a valid name here."],
    ["something newer", {}, "Title is not valid."],
  ])("is told in our words: %s", (keyword, params, message) => {
    expect(told(failed(keyword, params))).toEqual([["/title", keyword, message]]);
  });

  it("of a setting that the schema does not know speaks of the value", () => {
    expect(told(failed("type", { type: "string" }, "/other"))).toEqual([
      ["/other", "type", "The value should be of type string."],
    ]);
  });

  it("has the words of its schema, where that has some", () => {
    expect(told(failed("pattern", {}, "/urls/0/url"), failed("type", { type: "string" }, "/urls/0/url"))).toEqual([
      ["/urls/0/url", "pattern", "Write an address."],
      ["/urls/0/url", "type", "URL should be of type string."],
    ]);
  });

  it("stands on the page and in the section of its setting", () => {
    expect(
      toProblems([failed("type", { type: "string" }), failed("type", {}, "/urls/0"), failed("type", {}, "/x")], stream),
    ).toEqual([
      expect.objectContaining({ level: "error", page: "overview", section: "general" }),
      { pointer: "/urls/0", keyword: "type", message: expect.any(String), level: "error", page: "input" },
      { pointer: "/x", keyword: "type", message: expect.any(String), level: "error" },
    ]);
    expect(placedProblem("/urls/3", "unique", "Twice.", stream)).toEqual({
      pointer: "/urls/3",
      keyword: "unique",
      message: "Twice.",
      level: "error",
      page: "input",
    });
  });

  it("of a property that is missing belongs to that property, and is told once", () => {
    expect(
      told(
        failed("required", { missingProperty: "a/b" }, ""),
        failed("required", { missingProperty: "url" }, "/urls/0"),
        failed("dependencies", { missingProperty: "url" }, "/urls/0"),
        failed("dependencies", { missingProperty: "title" }, ""),
      ),
    ).toEqual([
      ["/a~1b", "required", "The value is required"],
      ["/urls/0/url", "required", "An input has a URL."],
      ["/title", "required", "Title is required"],
    ]);
    expect(told(failed("dependencies", { missingProperty: "url" }, "/urls/1")), "words of the very rule first").toEqual(
      [["/urls/1/url", "required", "This needs a URL."]],
    );
  });

  it("of a place and rule is told once, as the first check says it", () => {
    const twice = [
      failed("minLength", { limit: 2 }),
      failed("minLength", { limit: 5 }),
      failed("maxLength", { limit: 1 }),
    ];
    expect(told(...twice).map(([, , message]) => message)).toEqual([
      "Title should have at least 2 characters.",
      "Title should have at most 1 character.",
    ]);
  });

  it("of a kind that is not known is told at what says the kind", () => {
    expect(told(failed("discriminator", { error: "mapping", tag: "kind" }, "/urls/0"))).toEqual([
      ["/urls/0/kind", "discriminator", "The value should be one of the known kinds."],
    ]);
    expect(told(failed("discriminator", { error: "mapping", tag: "url" }, "/urls/0"))).toEqual([
      ["/urls/0/url", "discriminator", "URL should be one of the known kinds."],
    ]);
  });

  it("is left out where another says the same: a union, a kind that is missing, a rule for names", () => {
    expect(
      told(
        failed("if"),
        failed("oneOf"),
        failed("discriminator", { error: "tag", tag: "kind" }),
        failed("pattern", {}, "/title", { propertyName: "foo" }),
      ),
    ).toEqual([]);
  });

  it("is none where there is nothing that is one", () => {
    expect(told(null, 5, "type", {}, { instancePath: "/title" }, { keyword: "type" })).toEqual([]);
    expect([null, undefined, {}, "type"].map((errors) => toProblems(errors, stream))).toEqual([[], [], [], []]);
  });
});

describe("the pattern of a place", () => {
  it("is the name that the schema knows, else any item or key; what contains itself begins anew", () => {
    expect(patternBelow("/tracks", "/common", stream)).toBe("/tracks/common");
    expect(patternBelow("/tracks", "/v1", stream)).toBe("/tracks/*");
    expect(patternBelow("/tracks/*/own", "/common", stream)).toBe("/tracks/common");
    expect(patternBelow("/tracks/*/own", "/v1", stream)).toBe("/tracks/*");
    expect(patternBelow("/tracks/*/own", "/name", stream)).toBe("/tracks/*/own/name");
  });
});
