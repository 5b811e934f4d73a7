import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../support/openRecord.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const who = "admin";

describe("a config file edited by hand", () => {
  it("takes over a hand edit of the file as a revision of its own", async () => {
    const { record, folder } = await openRecord();
    const seen = new Promise((resolve) => record.onChange(resolve));
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"debug"}');
    expect(await seen).toMatchObject({ rev: 2, who: "file", patch: { loglevel: "debug" } });
  });

  it("tells a rename of a stream in it as one, as of a whole text that is saved and of a form", async () => {
    const { record, folder } = await openRecord();
    const told: unknown[] = [];
    record.onChange(({ renames }) => told.push(renames));
    const news = { urls: ["udp://a"], title: "News" };
    await record.apply({ streams: { news: { name: "news", ...news } } }, { ifMatch: 1, who });
    await record.apply({ streams: { news: null, one: { name: "one", ...news } } }, { ifMatch: 2, who });
    await record.saveText(JSON.stringify({ streams: { two: { name: "two", ...news } } }), { ifMatch: 3, who });
    writeFileSync(join(folder, "sluice.conf"), JSON.stringify({ streams: { three: { name: "three", ...news } } }));
    await record.readHandEdit();
    const renamed = (from: string, to: string) => [{ collection: "streams", from, to }];
    expect(told).toEqual([[], renamed("news", "one"), renamed("one", "two"), renamed("two", "three")]);
  });

  it("leaves a half-written file alone until it is valid, and says so", async () => {
    const { record, folder, notices } = await openRecord();
    const path = join(folder, "sluice.conf");
    writeFileSync(path, '{"loglevel":"de');
    await record.readHandEdit();
    expect(record.current.rev).toBe(1);
    expect(notices.errors.join()).toContain("line 1");
    expect(readFileSync(path, "utf8")).toBe('{"loglevel":"de');
    writeFileSync(path, '{"loglevel":"debug"}');
    await record.readHandEdit();
    expect(record.current.config).toEqual({ loglevel: "debug" });
    expect(notices.errors).toEqual([]);
  });

  it("compares a save with a hand edit that nobody has noticed yet", async () => {
    const { record, folder } = await openRecord();
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"debug"}');
    const save = record.apply({ loglevel: "error" }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({ kind: "conflict", details: { rev: 2 } });
  });

  it("notices an edit made while the server was stopped", async () => {
    const folder = temporaryFolder();
    await (await openRecord({ folder })).close();
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"debug"}');
    const { record, notices } = await openRecord({ folder });
    expect(record.current).toMatchObject({ rev: 2, who: "file", config: { loglevel: "debug" } });
    expect(notices.errors.join()).toContain("revision 2");
  });
});
