import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { documentLanguage } from "../../../server/config/configLanguage.ts";
import type { ConfTable } from "../../../src/generated/contracts/ConfTable.ts";
import { ConfLanguage } from "../../../src/model/conf/ConfLanguage.ts";
import { OlderNameLog, presentDelta } from "../../../server/config/OlderNameLog.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { openRecord } from "../support/openRecord.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { testEntities } from "../support/testEntities.ts";

const who = "admin";

/** A stream has a retry limit, which was once called retries, in JSON and in the text. */
const entities = testEntities.map((entity) =>
  entity.name === "stream"
    ? {
        ...entity,
        fields: {
          "/retry_limit": { title: "Retry limit", type: "integer", aliases: ["retries"] },
          "/urls/*/priority": { title: "Priority", type: "integer", aliases: ["prio"] },
        } as const,
      }
    : entity,
);

const integer = { value: { types: ["integer"] } } as const;

const table: ConfTable = {
  root: "server",
  contexts: {
    server: {
      title: "Server",
      arguments: [],
      silent: [],
      properties: [
        {
          path: ["streams"],
          word: "stream",
          shape: "repeated",
          item: "block",
          container: "map",
          value: { types: [] },
          context: "stream",
          blocks: [{ word: "stream" }],
          title: "Streams",
        },
      ],
    },
    stream: {
      title: "Stream",
      arguments: ["$key"],
      key: "name",
      order: "position",
      silent: [],
      properties: [
        {
          path: ["retry_limit"],
          word: "retry_limit",
          olderWords: ["retries"],
          shape: "value",
          title: "Retry limit",
          ...integer,
        },
        { path: ["delay"], word: "delay", shape: "value", title: "Delay", ...integer },
      ],
    },
  },
};

function open(options: { readonly folder?: string; readonly initialText?: string } = {}) {
  const lines: string[] = [];
  const log = { info: (event: string, facts: object = {}) => void lines.push(`${event} ${JSON.stringify(facts)}`) };
  const language = documentLanguage(new ConfLanguage(table));
  return openRecord({ ...options, entities, language, log, check: async () => [] }).then((opened) => ({
    ...opened,
    lines,
    text: () => readFileSync(join(opened.folder, "sluice.conf"), "utf8"),
  }));
}

describe("an older name in a patch", () => {
  it("is saved as the present one, and a line in the log says so", async () => {
    const { record, lines, text } = await open();
    await record.apply({ streams: { news: { name: "news", retries: 5 } } }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({ streams: { news: { retry_limit: 5 } } });
    expect(text()).toContain("retry_limit 5;");
    expect(lines).toEqual([
      'The older name “retries” of “retry_limit” was read; it is saved as “retry_limit”. {"pointer":"/streams/news/retry_limit"}',
    ]);
    await record.apply({ streams: { news: { retries: null, delay: 1 } } }, { ifMatch: 2, who });
    expect(record.current.config).toMatchObject({ streams: { news: { delay: 1 } } });
    expect(record.current.config).not.toHaveProperty("streams.news.retry_limit");
  });

  it("meets what somebody else saved under the present one", async () => {
    const { record } = await open({ initialText: "stream news { retry_limit 1; }\n" });
    await record.apply({ streams: { news: { retry_limit: 2 } } }, { ifMatch: 1, who });
    await expect(record.apply({ streams: { news: { retries: 3 } } }, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  it("is refused beside the present one, and told by a check as well", async () => {
    const { record, lines } = await open();
    const delta = { streams: { news: { name: "news", retries: 5, retry_limit: 6 } } };
    const problems = [
      {
        pointer: "/streams/news/retry_limit",
        keyword: "older-name",
        level: "error",
        message: "“retry_limit” and its older name “retries” are both set. Remove one of them.",
      },
    ];
    await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems },
    });
    expect(await record.checkDelta(delta)).toMatchObject({ problems });
    expect(lines).toEqual([]);
  });

  it("comes in with an import", async () => {
    const { record } = await open();
    await record.apply({ $reset: true, streams: { a: { name: "a", retries: 1 } } }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({ streams: { a: { retry_limit: 1 } } });
  });
});

const told =
  'The older name “retries” of “retry_limit” was read; it is saved as “retry_limit” when its statement changes. {"pointer":"/streams/news/retry_limit"}';

describe("an older name in the config file", () => {
  it("is read at the start, and told once", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "sluice.conf"), "stream news { retries 5; } # as ever\n");
    const { record, lines, text } = await open({ folder });
    expect(record.current.config).toMatchObject({ streams: { news: { retry_limit: 5 } } });
    await record.apply({ streams: { news: { delay: 1 } } }, { ifMatch: 1, who });
    expect(text()).toContain("retries 5;");
    expect(lines).toEqual([told]);
    await record.apply({ streams: { news: { retry_limit: 6 } } }, { ifMatch: 2, who });
    expect(text()).toMatch(/retry_limit 6;(.|\n)*# as ever/);
    expect(lines).toEqual([told]);
  });

  it("is read from an edit by hand, and from a saved text", async () => {
    const { record, folder, lines } = await open();
    writeFileSync(join(folder, "sluice.conf"), "stream news { retries 5; }\n");
    await record.readHandEdit();
    expect(record.current.config).toMatchObject({ streams: { news: { retry_limit: 5 } } });
    expect(lines).toEqual([told]);
    await record.saveText("stream sport { retries 6; }\n", { ifMatch: 2, who });
    expect(record.current.config).toMatchObject({ streams: { sport: { retry_limit: 6 } } });
    expect(lines).toHaveLength(2);
  });

  it("is told with its fix when a text is checked", async () => {
    const { record } = await open();
    expect((await record.checkText("stream news { retries 5; }\n")).problems).toMatchObject([
      { level: "warning", keyword: "older-name", line: 1, fix: { text: "retry_limit" } },
    ]);
  });
});

describe("OlderNameLog", () => {
  function opened() {
    const lines: [event: string, facts: unknown][] = [];
    return { lines, log: new OlderNameLog({ info: (event, facts) => void lines.push([event, facts]) }) };
  }
  const read = (pointer: string) => ({ older: "retries", name: "retry_limit", pointer });

  it("tells of a saved delta each older name with its place, a hundred of them at most", () => {
    const { lines, log } = opened();
    log.tellSaved([read("/streams/a/retries")]);
    expect(lines).toEqual([
      [
        "The older name “retries” of “retry_limit” was read; it is saved as “retry_limit”.",
        { pointer: "/streams/a/retries" },
      ],
    ]);
    log.tellSaved(Array.from({ length: 150 }, (_, at) => read(`/streams/s${at}/retries`)));
    expect([lines.length, lines.at(-1)?.[1]]).toEqual([101, { pointer: "/streams/s99/retries" }]);
  });

  it("tells of a text what the one before it did not have, and nothing but older names", () => {
    const { lines, log } = opened();
    const problem = (pointer: string, keyword = "older-name") =>
      ({ pointer, keyword, message: "It is called otherwise.", level: "warning" }) as const;
    const tell = (...problems: readonly ReturnType<typeof problem>[]) => {
      log.tellText({ document: { text: "", config: {}, problems } });
      return lines.splice(0).map(([event, facts]) => [event, facts]);
    };
    const line = (pointer: string) => ["It is called otherwise.", { pointer }];
    expect(tell(problem("/a"), problem("/x", "format"))).toEqual([line("/a")]);
    expect(tell(problem("/a"), problem("/b"))).toEqual([line("/b")]);
    expect(tell(problem("/b"))).toEqual([]);
    // It was gone meanwhile.
    expect(tell(problem("/a"), problem("/b"))).toEqual([line("/a")]);
  });

  it("needs no log", () => {
    const log = new OlderNameLog(undefined);
    log.tellSaved([read("/a")]);
    const problem = { pointer: "/a", keyword: "older-name", message: "x", level: "warning" } as const;
    expect(() => log.tellText({ document: { text: "", config: {}, problems: [problem] } })).not.toThrow();
  });
});

describe("a delta under older names", () => {
  it("is the same under the present ones, with what was read, or with what clashes", () => {
    expect(presentDelta({ streams: { a: { retries: 5 } } }, entities)).toEqual({
      delta: { streams: { a: { retry_limit: 5 } } },
      read: [{ older: "retries", name: "retry_limit", pointer: expect.stringMatching(/^\/streams\/a\//) }],
      problems: [],
    });
    expect(presentDelta({ streams: { a: { retries: 5, retry_limit: 6 } } }, entities).problems).toEqual([
      {
        pointer: expect.stringMatching(/^\/streams\/a\//),
        keyword: "older-name",
        level: "error",
        message: expect.stringContaining("retries"),
      },
    ]);
  });
});

describe("a form that only older servers report", () => {
  it("is refused with what to use in its place, as nothing would be saved under it", () => {
    const delta = { streams: { news: { max_sessions: 7 }, sport: { push: "rtmp://b", max_sessions: null } } };
    expect(presentDelta(delta, configEntities).problems).toMatchObject([
      { pointer: "/streams/news/max_sessions", message: expect.stringContaining("Max sessions of the authorization") },
      { pointer: "/streams/sport/push", message: expect.stringContaining("Push to URL") },
    ]);
    expect(
      presentDelta({ streams: { news: { stats: {}, auth: { max_sessions: 7 } } } }, configEntities).problems,
    ).toEqual([]);
  });
});
