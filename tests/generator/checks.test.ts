import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import type { SaveQuestion } from "../../generator/contracts/SaveQuestion.ts";
import { writeOutputs } from "../../generator/writeOutputs.ts";
import { importCheck } from "./support/importCheck.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const union = {
  ...smallSchemas({
    drm: {
      title: "DRM",
      description: "Protection.",
      "x-union": { folder: "drm", tag: "vendor" },
      "x-ui": { page: "main" },
    },
  }),
  "config/drm/one.json": vendor("one", { key: { title: "Key", description: "A key.", type: "string", minLength: 1 } }, [
    "vendor",
    "key",
  ]),
  "config/drm/two.json": vendor("two", { user: { title: "User", description: "A user.", type: "string" } }, ["vendor"]),
};

function vendor(name: string, properties: object, required: readonly string[]): object {
  const tag = { title: "Vendor", description: "Who.", const: name };
  return {
    title: name,
    description: "A vendor.",
    type: "object",
    required,
    properties: { vendor: tag, ...properties },
  };
}

describe("the questions before a save", () => {
  it("are compiled with the entity, and an entity without any has none", async () => {
    const when = { type: "null" };
    const schemas = smallSchemas({
      title: {
        title: "Title",
        description: "Shown.",
        type: "string",
        "x-ui": {
          page: "main",
          save: { questions: [{ when, title: "Save {name} untitled?", ask: "No title?", verb: "Save" }] },
        },
      },
    });
    const product = await makeProduct(schemas);
    await writeOutputs(product.root, await generate(product.root));
    const file = join(product.root, "src/generated/conditions/channel.questions.js");
    const { questions }: { questions: readonly SaveQuestion[] } = await import(pathToFileURL(file).href);
    expect(questions.map(({ pointer, ask }) => [pointer, ask])).toEqual([["/title", "No title?"]]);
    expect([null, "News"].map((value) => questions[0]?.when(value))).toEqual([true, false]);
    const without = await generate((await makeProduct(smallSchemas())).root);
    expect(without.find(({ path }) => path.endsWith("loadQuestions.ts"))?.text).not.toContain("channel");
  });
});

describe("the warnings of a check", () => {
  it("are compiled with it, in their order and with where they are said; those over the entity stay with the form", async () => {
    const odd = { type: "string", pattern: "odd" };
    const title = {
      title: "Title",
      description: "Shown.",
      type: "string",
      "x-ui": {
        page: "main",
        warnings: [
          { when: { not: { required: ["title"] } }, over: "entity", message: "Untitled." },
          { when: odd, message: "Odd." },
          { when: odd, in: "forms", message: "Oddly typed." },
        ],
      },
    };
    const check = await importCheck(smallSchemas({ title }), "channel");
    const told = check.warnings?.map(({ pattern, each }) => ({
      pattern,
      each: each.map(({ holds, ...scope }) => ({ ...scope, of: ["odd", "even", 7].filter(holds) })),
    }));
    expect(told).toEqual([
      {
        pattern: "/title",
        each: [
          { message: "Odd.", of: ["odd"] },
          { message: "Oddly typed.", in: "forms", of: ["odd"] },
        ],
      },
    ]);
  });
});

describe("a compiled check", () => {
  it("reports only the errors of the branch that was chosen", async () => {
    const check = await importCheck(union, "channel");
    expect(check({ name: "news", drm: { vendor: "one" } })).toBe(false);
    expect(check.errors).toEqual([
      expect.objectContaining({ instancePath: "/drm", keyword: "required", params: { missingProperty: "key" } }),
    ]);
  });

  it("refuses an unknown tag with one error", async () => {
    const check = await importCheck(union, "channel");
    expect(check({ name: "news", drm: { vendor: "three" } })).toBe(false);
    expect(check.errors).toEqual([expect.objectContaining({ instancePath: "/drm", keyword: "discriminator" })]);
  });

  it("names the choices and types that an error tells", async () => {
    const schemas = smallSchemas({
      "a-mode": {
        title: "Mode",
        description: 'How { it } is "done".',
        type: "string",
        enum: ["fast", '}"slow'],
        "x-ui": { page: "main" },
      },
      limit: { title: "Limit", description: "How much.", type: ["integer", "string"], "x-ui": { page: "main" } },
    });
    const check = await importCheck(schemas, "channel");
    expect(check({ name: "a", "a-mode": "no", limit: true })).toBe(false);
    expect(check.errors).toEqual([
      expect.objectContaining({ params: { allowedValues: ["fast", '}"slow'] } }),
      expect.objectContaining({ params: { type: ["integer", "string"] } }),
    ]);
  });

  it("counts the length of a text in code points", async () => {
    const check = await importCheck(
      smallSchemas({
        title: { title: "Title", description: "Shown.", type: "string", maxLength: 2, "x-ui": { page: "main" } },
      }),
      "channel",
    );
    expect(check({ name: "a", title: "😀😀" })).toBe(true);
    expect(check({ name: "a", title: "abc" })).toBe(false);
  });

  it("knows our formats without a library", async () => {
    const check = await importCheck(
      smallSchemas({
        limit: {
          title: "Limit",
          description: "A size.",
          type: "string",
          format: "size-string",
          "x-ui": { page: "main" },
        },
      }),
      "channel",
    );
    expect(["1024", "1Kb", "32gb", "50TB"].filter((limit) => !check({ name: "a", limit }))).toEqual([]);
    expect(["much", "1x", "-1G", ""].filter((limit) => check({ name: "a", limit }))).toEqual([]);
  });

  it("lets pass what the server reports and what the schema does not know", async () => {
    const check = await importCheck(
      smallSchemas({
        stats: { title: "Stats", description: "Figures.", type: "object", readOnly: true, properties: {} },
      }),
      "channel",
    );
    expect(check({ name: "a", stats: "whatever", newer_setting: 1 })).toBe(true);
  });

  it("takes an item that may be its bare key in the object form", async () => {
    const urls = {
      title: "URLs",
      description: "Sources.",
      type: "array",
      "x-list": { key: "url", bareKey: true },
      items: {
        anyOf: [
          { type: "string" },
          {
            type: "object",
            required: ["url"],
            properties: { url: { title: "URL", description: "One.", type: "string", minLength: 1 } },
          },
        ],
      },
      "x-ui": { page: "main" },
    };
    const check = await importCheck(smallSchemas({ urls }), "channel");
    expect(check({ name: "a", urls: [{ url: "udp://1" }] })).toBe(true);
    expect(check({ name: "a", urls: [{ url: "" }] })).toBe(false);
    expect(check.errors).toEqual([expect.objectContaining({ instancePath: "/urls/0/url", keyword: "minLength" })]);
  });

  it("holds no eval and no require", async () => {
    const outputs = await generate((await makeProduct(union)).root);
    const compiled = outputs.filter(({ path }) => path.endsWith(".js"));
    expect(compiled.length).toBeGreaterThan(4);
    for (const { path, text } of compiled) expect(text, path).not.toMatch(/\beval\b|new Function|\brequire\(/);
  });
});
