import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { documentLanguage } from "../../../server/config/configLanguage.ts";
import type { ConfTable } from "../../../src/generated/contracts/ConfTable.ts";
import { ConfLanguage } from "../../../src/model/conf/ConfLanguage.ts";
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
