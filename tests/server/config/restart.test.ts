import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../support/openRecord.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const who = "admin";
const news = { name: "news", title: "News" };

/** A stopped server with two saves: revision 2 and 3. */
async function stopped() {
  const { record, folder, close } = await openRecord({ initialText: '{"loglevel":"notice"}' });
  await record.apply({ streams: { news } }, { ifMatch: 1, who });
  await record.apply({ loglevel: "error" }, { ifMatch: 2, who });
  return { record, folder, close, conf: join(folder, "sluice.conf") };
}

const nameOf = (folder: string, rev: number, ending: string) => join(folder, "revisions", `00000000${rev}.${ending}`);

describe("a former text that is put back while the server is stopped", () => {
  it("becomes a new revision: what was saved and answered stays, with its number and its mark", async () => {
    const { record, folder, close, conf } = await stopped();
    await record.markRescue(3, { who });
    const saved = record.current.config;
    await close();
    renameSync(`${conf}.1`, conf);
    const again = await openRecord({ folder });
    expect(again.record.current).toMatchObject({ rev: 4, who: "file", config: { loglevel: "notice" } });
    expect(await again.record.configAt(3)).toEqual(saved);
    expect(again.record.past.rescue).toBe(3);
    expect(await again.record.apply({ title: "T" }, { ifMatch: 4, who })).toEqual({ rev: 5 });
  });

  it("is no text that was cut off, though the last one begins with it", async () => {
    const folder = temporaryFolder();
    const { record, close } = await openRecord({ folder, initialText: "// one\n" });
    await record.saveText('// one\n{"loglevel":"debug"}', { ifMatch: 1, who });
    await close();
    writeFileSync(join(folder, "sluice.conf"), "// one\n");
    const { current } = (await openRecord({ folder })).record;
    expect(current).toMatchObject({ rev: 3, who: "file", config: {} });
  });
});

describe("a save that a kill cut off", () => {
  it("before its text was in the config file is not there", async () => {
    const { folder, close, conf } = await stopped();
    await close();
    renameSync(nameOf(folder, 3, "json"), nameOf(folder, 3, "unfinished"));
    renameSync(`${conf}.1`, conf);
    const again = await openRecord({ folder });
    expect(again.record.current).toMatchObject({ rev: 2, who, config: { streams: { news } } });
    expect(again.record.past.meta(3)).toBeUndefined();
    expect(again.notices.errors).toEqual([]);
  });

  it("after that is there as it was saved", async () => {
    const { record, folder, close } = await stopped();
    const { config } = record.current;
    await close();
    renameSync(nameOf(folder, 3, "json"), nameOf(folder, 3, "unfinished"));
    const again = await openRecord({ folder });
    expect(again.record.current).toMatchObject({ rev: 3, who, config });
    expect(again.record.past.meta(3)).toMatchObject({ who });
  });

  it("on trial takes back nothing where only the word of the trial was written", async () => {
    const { record, folder, close } = await openRecord({ initialText: '{"http":[80]}' });
    const killed = temporaryFolder();
    cpSync(folder, killed, { recursive: true });
    await record.apply({ http: [81] }, { ifMatch: 1, who, confirmWithinS: 1 });
    copyFileSync(join(folder, "pending.json"), join(killed, "pending.json"));
    await close();
    writeFileSync(join(killed, "sluice.conf"), '{"http":[82]}');
    const again = await openRecord({ folder: killed });
    expect(again.record.current).toMatchObject({ rev: 2, who: "file", config: { http: [82] } });
    expect(again.record.pendingSave).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(again.record.current).toMatchObject({ rev: 2, config: { http: [82] } });
  });
});

describe("the number of a revision", () => {
  it.each(["lost", "damaged"])("is not given again where its description is %s", async (how) => {
    const { folder, close, conf } = await stopped();
    await close();
    if (how === "lost") for (const ending of ["json", "conf"]) rmSync(nameOf(folder, 3, ending));
    else {
      writeFileSync(nameOf(folder, 3, "json"), "{");
      rmSync(join(folder, "revisions", "last"));
    }
    const again = await openRecord({ folder });
    expect(again.record.current).toMatchObject({ rev: 4, who: "file" });
    expect(readFileSync(conf, "utf8")).toContain("error");
  });

  it("that is marked as rescue says nothing of another text that stands under it", async () => {
    const { record, folder, close } = await stopped();
    await record.markRescue(2, { who });
    await close();
    const meta: object = JSON.parse(readFileSync(nameOf(folder, 2, "json"), "utf8"));
    writeFileSync(nameOf(folder, 2, "json"), JSON.stringify({ ...meta, sha256: "0".repeat(64) }));
    expect((await openRecord({ folder })).record.past.rescue).toBeUndefined();
  });
});

describe("a record that is opened again", () => {
  it("counts revisions on over a restart and keeps at least fifty", async () => {
    const { record, folder, close } = await openRecord();
    for (let rev = 1; rev <= 60; rev++) await record.apply({ total_bandwidth: rev }, { ifMatch: rev, who });
    await close();
    const again = await openRecord({ folder });
    expect(again.record.current.rev).toBe(61);
    expect(again.record.revisions.length).toBeGreaterThanOrEqual(50);
    expect(JSON.parse(await again.record.readText(20))).toMatchObject({ total_bandwidth: 19 });
    expect(again.record.revisions.at(-1)).toMatchObject({ who, rev: 61, summary: "total_bandwidth" });
  }, 30_000);

  it("notices an edit made while the server was stopped", async () => {
    const folder = temporaryFolder();
    await (await openRecord({ folder })).close();
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"debug"}');
    const { record, notices } = await openRecord({ folder });
    expect(record.current).toMatchObject({ rev: 2, who: "file", config: { loglevel: "debug" } });
    expect(notices.errors.join()).toContain("revision 2");
  });
});

describe("a save for a revision that this server has never had", () => {
  it("is refused in words, also one of something new that would touch nothing of anybody", async () => {
    const { record } = await stopped();
    for (const delta of [{ streams: { sport: { name: "sport" } } }, { loglevel: "debug" }])
      await expect(record.apply(delta, { ifMatch: 9, who })).rejects.toMatchObject({
        kind: "conflict",
        message: expect.stringContaining("no revision 9 here, the newest is 3"),
        details: { rev: 3 },
      });
    for (const text of ["{}", await record.readText(3)])
      await expect(record.saveText(text, { ifMatch: 9, who })).rejects.toMatchObject({ kind: "conflict" });
    expect(await record.planNow({ loglevel: "debug" }, 9)).toMatchObject({ hasConflicts: true });
    expect(record.current.rev).toBe(3);
  });
});
