import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../support/openRecord.ts";

const who = "admin";
const message = "This text holds a control character. Remove it.";

describe("a control character", () => {
  it.each(["\u0000", "\u0001", "\u001b", "\u001f"])("is refused where it stands: %j", async (character) => {
    const { record, folder } = await openRecord();
    const before = readFileSync(join(folder, "sluice.conf"), "utf8");
    const delta = { streams: { news: { name: "news", title: `a${character}b` } } };
    await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/title", keyword: "characters", message, level: "error" }] },
    });
    expect(record.current.rev).toBe(1);
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toBe(before);
  });

  it.each([
    ["in a list", { streams: { news: { name: "news", urls: ["udp://a", "udp://b\u0000"] } } }, "/streams/news/urls/1"],
    [
      "in a setting's name",
      { streams: { news: { name: "news", meta: { "a\u0000": "x" } } } },
      "/streams/news/meta/a\u0000",
    ],
    ["in an entity's key", { streams: { "a\u0000": { name: "a\u0000" } } }, "/streams/a\u0000"],
    ["in the server's own settings", { loglevel: "debug\u0000" }, "/loglevel"],
  ])("is refused %s", async (_where, delta, pointer) => {
    const { record } = await openRecord();
    const { problems } = await record.checkDelta(delta);
    expect(problems.filter((one) => one.message === message).map((one) => one.pointer)).toContain(pointer);
    await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({ kind: "invalid" });
  });

  it("is refused in an edited text", async () => {
    const { record } = await openRecord();
    const text = JSON.stringify({ streams: { news: { name: "news", title: "a\u0000b" } } });
    await expect(record.saveText(text, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/title", message }] },
    });
  });

  it("does not come in with an edit by hand", async () => {
    const { record, folder } = await openRecord();
    writeFileSync(join(folder, "sluice.conf"), JSON.stringify({ loglevel: "a\u0007" }));
    await record.readHandEdit();
    expect(record.current.rev).toBe(1);
  });

  it("is no tab and no newline", async () => {
    const { record } = await openRecord();
    await record.apply({ streams: { news: { name: "news", title: "a\tb\nc" } } }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({ streams: { news: { title: "a\tb\nc" } } });
  });
});
