import { describe, expect, it } from "vitest";
import { ConfLanguage } from "../../../src/model/conf/ConfLanguage.ts";
import { buildConfTable } from "../../../generator/emit/emitConfTable.ts";
import type { SchemaNode } from "../../../generator/schema/schemaNode.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

const life = (more: object) => ({ "x-life": more });

const source: SchemaNode = {
  title: "Source",
  type: "object",
  properties: {
    url: { title: "URL", type: "string" },
    priority: { title: "Priority", type: "integer", ...life({ aliases: ["prio"] }) },
    slow: { title: "Slow", type: "boolean", ...life({ aliases: ["lazy"] }) },
    weight: { title: "Weight", type: "integer", ...life({ deprecated: "Priority" }) },
  },
  "x-conf": { arguments: ["url"] },
};

const properties: SchemaNode["properties"] = {
  name: { title: "Name", type: "string", "x-conf": { shape: "none" } },
  retry_limit: { title: "Retry limit", type: "integer", ...life({ aliases: ["retries"] }) },
  delay: { title: "Delay", type: "integer", ...life({ aliases: ["pause"], keepAliases: true }) },
  folder: { title: "Folder", type: "string", ...life({ aliases: ["dir"] }), "x-conf": { aliases: ["path"] } },
  push: { title: "Push", type: "string", ...life({ deprecated: "Outputs" }) },
  note: { title: "Note", type: "string", deprecated: true },
  urls: {
    title: "Inputs",
    type: "array",
    items: source,
    ...life({ aliases: ["source"] }),
    "x-conf": { word: "input", shape: "repeated", item: "options", arguments: ["url"] },
    "x-list": { key: "url" },
  },
};

const channel: SchemaNode = {
  title: "Channel",
  type: "object",
  required: ["name"],
  "x-entity": { label: "Channel", plural: "Channels", collection: "channels", key: "name" },
  "x-conf": { blocks: [{ word: "channel" }], arguments: ["name"] },
  properties,
};

const server: SchemaNode = {
  title: "Server",
  type: "object",
  properties: {
    loglevel: { title: "Log level", type: "string", ...life({ aliases: ["log"] }) },
    channels: { type: "object", additionalProperties: channel, "x-conf": { shape: "repeated", item: "block" } },
  },
};

const conf = new ConfLanguage(
  buildConfTable({
    schemas: [{ name: "server", folder: "config", file: "schemas/config/server.json", schema: server }],
  }),
);

function reading(statements: string) {
  const text = `channel a {\n${statements}\n}\n`;
  const { config, problems } = conf.read(conf.parse(text));
  return { config: (config["channels"] as JsonObject | undefined)?.["a"], problems };
}

/** The problem's own range, replaced as its fix says. */
function fixed(text: string): string {
  const [problem] = conf.read(conf.parse(text)).problems;
  const lines = text.split("\n");
  const { line = 1, column = 1, endColumn = 1, fix } = problem ?? {};
  const own = lines[line - 1] ?? "";
  lines[line - 1] = own.slice(0, column - 1) + (fix?.text ?? "") + own.slice(endColumn - 1);
  return lines.join("\n");
}

describe("An older name of a setting in the text", () => {
  it("is read as the present one, and a warning says how to write it", () => {
    const { config, problems } = reading("  retries 5;");
    expect(config).toEqual({ name: "a", retry_limit: 5 });
    expect(problems).toEqual([
      {
        level: "warning",
        keyword: "older-name",
        message:
          "The older name “retries” of “retry_limit” was read; it is saved as “retry_limit” when its statement changes.",
        fix: { title: "Write “retry_limit”", text: "retry_limit" },
        pointer: "/channels/a/retry_limit",
        line: 2,
        column: 3,
        endLine: 2,
        endColumn: 10,
      },
    ]);
  });

  it.each([
    ["channel a {\n  retries 5; # five\n}\n", "channel a {\n  retry_limit 5; # five\n}\n"],
    ["channel a {\n  input udp://a prio=1;\n}\n", "channel a {\n  input udp://a priority=1;\n}\n"],
    ["channel a {\n  input udp://a lazy;\n}\n", "channel a {\n  input udp://a slow;\n}\n"],
    ["channel a {\n  source udp://a;\n}\n", "channel a {\n  input udp://a;\n}\n"],
    ["log debug;\n", "loglevel debug;\n"],
  ])("is mended by the quick fix: %j", (text, mended) => {
    expect(fixed(text)).toBe(mended);
    expect(conf.read(conf.parse(mended)).problems).toEqual([]);
    expect(conf.read(conf.parse(mended)).config).toEqual(conf.read(conf.parse(text)).config);
  });

  it.each([
    ["  retries 5;\n  retry_limit 6;", "/channels/a/retry_limit"],
    ["  input udp://a prio=1 priority=2;", "/channels/a/urls/0/priority"],
  ])("beside the present one is an error: %j", (statements, pointer) => {
    const errors = reading(statements).problems.filter(({ level }) => level === "error");
    expect(errors).toMatchObject([{ pointer, message: expect.stringContaining("are both set. Remove one of them.") }]);
  });

  it("may stand beside the present one where each statement is an item of its own", () => {
    const { config, problems } = reading("  input udp://a;\n  source udp://b;");
    expect(config).toMatchObject({ urls: [{ url: "udp://a" }, { url: "udp://b" }] });
    expect(problems.map(({ keyword }) => keyword)).toEqual(["older-name"]);
  });

  it("is written anew when its statement changes, and left alone while others do", () => {
    const text = "log debug;\nchannel a {\n  retries 5; # five\n  input udp://a prio=1 lazy; # dish\n  folder x;\n}\n";
    const edit = (delta: JsonObject) => conf.edit(conf.parse(text), delta).text;
    expect(edit({ channels: { a: { folder: "y" } } })).toBe(text.replace("folder x", "folder y"));
    expect(edit({ channels: { a: { retry_limit: 6 } } })).toBe(text.replace("retries 5", "retry_limit 6"));
    expect(edit({ loglevel: "error" })).toBe(text.replace("log debug", "loglevel error"));
    expect(edit({ channels: { a: { retry_limit: null } } })).not.toContain("retries");
    const urls = [{ url: "udp://a", priority: 2, slow: true }];
    expect(edit({ channels: { a: { urls } } })).toBe(text.replace("prio=1 lazy", "priority=2 slow"));
  });

  it("is kept where the schema says so, and nothing is said of it", () => {
    const text = "channel a {\n  pause 5;\n}\n";
    expect(conf.read(conf.parse(text))).toMatchObject({ config: { channels: { a: { delay: 5 } } }, problems: [] });
    expect(conf.edit(conf.parse(text), { channels: { a: { delay: 6 } } }).text).toBe("channel a {\n  pause 6;\n}\n");
  });

  it("is no word where x-conf says which words there are", () => {
    expect(reading("  path x;")).toEqual({ config: { name: "a", folder: "x" }, problems: [] });
    expect(reading("  dir x;").problems).toMatchObject([
      { message: "This keyword is not known here. It is kept as written." },
    ]);
  });

  it("is offered by no completion", () => {
    const text = "channel a {\n  \n}\n";
    const words = conf.complete(conf.parse(text), text.indexOf("\n}")).map(({ label }) => label);
    expect(words).toContain("retry_limit");
    expect(words).not.toContain("retries");
  });
});

describe("A deprecated setting in the text", () => {
  it.each([
    ["  push x;", "“push” is deprecated. Use in its place: Outputs.", "/channels/a/push"],
    ["  note x;", "“note” is deprecated.", "/channels/a/note"],
    ["  input udp://a weight=3;", "“weight” is deprecated. Use in its place: Priority.", "/channels/a/urls/0/weight"],
  ])("is told with what to use in its place: %j", (statements, message, pointer) => {
    const { config, problems } = reading(statements);
    expect(config).toBeDefined();
    expect(problems).toMatchObject([{ level: "warning", keyword: "deprecated", message, pointer }]);
  });
});
