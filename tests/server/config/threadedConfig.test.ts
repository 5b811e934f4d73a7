import { describe, expect, it } from "vitest";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { ConfigThread } from "../../../server/config/thread/ConfigThread.ts";
import { threadCheck, threadLanguage } from "../../../server/config/thread/threadedConfig.ts";
import { openRecord } from "../support/openRecord.ts";

const thread = new ConfigThread();
const language = threadLanguage(thread);
const check = threadCheck(thread);
const who = "admin";

function streams(count: number, body: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `stream s${index} {\n  ${body(index)}\n}\n`).join("");
}

const large = `source http://a;\n${streams(3000, (index) => `input udp://239.0.0.1:${1000 + (index % 60_000)};`)}`;

describe("a large config text", () => {
  it("says in a thread what it says without one", async () => {
    const { memory: _, ...here } = rawLanguage.parse(large);
    expect(await language.parse(large)).toMatchObject(here);
    expect(thread.generation).toBe(1);
  });

  it("is edited there, and says the same as without one", async () => {
    const delta = { streams: { s7: { title: "Seven" }, s9: null }, sources: { "0": { urls: ["http://b"] } } };
    const before = await language.parse(large);
    const there = await language.edit(before, delta, []);
    const here = rawLanguage.edit(rawLanguage.parse(large), delta, []);
    expect([there.text, there.problems]).toEqual([here.text, here.problems]);
    expect(there.config).toEqual(here.config);
    // What did not change is shared with the config before: nobody compares thousands of streams.
    expect(there.config["streams"]).toHaveProperty("s8", before.config["streams"] && expect.anything());
    const pointers = ["/streams/s7/title", "/sources/0/urls/0"];
    expect(await language.locate(there, pointers)).toEqual(rawLanguage.locate(here, pointers));
  });

  it("is replaced by a whole config that leaves out what the text says by itself", async () => {
    const { record } = await openRecord({ language, check, entities: configEntities, initialText: large });
    const names = Array.from({ length: 2000 }, (_, index) => `s${index}`);
    const bare = names.map((name) => [name, { name, urls: [{ url: "udp://239.0.0.2:1000" }] }]);
    await record.apply({ $reset: true, streams: Object.fromEntries(bare) }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({ streams: { s1999: { static: true, position: 1999 } } });
    expect(record.current.config).not.toHaveProperty("sources");
  });

  it("is edited also when the thread has forgotten it", async () => {
    const first = await language.parse(large);
    for (let round = 0; round < 6; round++) await language.parse(`${large}# ${round}\n`);
    const edited = await language.edit(first, { streams: { s0: { title: "Null" } } }, []);
    expect(edited.text).toContain("title Null;");
  });

  it("is checked there, and refused with line, column and rule", async () => {
    const parts = { language, check, entities: configEntities, initialText: large };
    const { record } = await openRecord(parts);
    const text = large.replace("udp://239.0.0.1:1005;", "http://cam/x.m3u8;");
    const save = record.saveText(text, { ifMatch: 1, who });
    await expect(save).rejects.toThrow("line 18, column 9: specify hls:// or tshttp:// protocol");
    expect(await record.saveText(`${large}# saved\n`, { ifMatch: 1, who })).toEqual({ rev: 2 });
    expect(await record.apply({ streams: { s1: { title: "One" } } }, { ifMatch: 1, who })).toEqual({ rev: 3 });
    expect(record.current.document.text).toContain("title One;");
  });

  it("is refused for the same things as without a thread, however much of it is wrong", async () => {
    const bad = streams(3000, () => "clients_timeout -5;\n  input http://plain;");
    const { config } = rawLanguage.parse(bad);
    const touched = Object.keys(config["streams"] ?? {}).map((name) => ["streams", name]);
    expect(await check(config, touched)).toEqual(await schemaCheck(config, touched));
  });

  it("is answered with the first hundred problems and the number of the rest", async () => {
    const parts = { language, check, entities: configEntities };
    const { record } = await openRecord(parts);
    const save = record.saveText("stream a {\n".repeat(20_000), { ifMatch: 1, who });
    await expect(save).rejects.toThrow("(and 39,998 more)");
    const { problems, unlisted } = await record.checkText("stream a {\n".repeat(20_000));
    expect([problems.length, unlisted]).toEqual([100, 39_899]);
  });

  it("that takes endless is refused in words, while all else goes on", async () => {
    const endless = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });";
    const stuck = new ConfigThread({ module: `data:text/javascript,${endless}`, longestMs: 1000 });
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 20);
    const reading = threadLanguage(stuck, rawLanguage, 0).parse("");
    await expect(reading).rejects.toThrow("takes too long to be read or checked: nothing was changed");
    clearInterval(beat);
    expect(turns).toBeGreaterThan(10);
  });

  it("is read by a new thread when one has ended", async () => {
    const dying = new ConfigThread();
    const reading = dying.run({ kind: "parse", text: large, against: undefined });
    await expect(reading).resolves.toMatchObject({ problems: [] });
    dying.stop();
    await expect(dying.run({ kind: "parse", text: large, against: undefined })).resolves.toMatchObject({
      problems: [],
    });
    expect(dying.generation).toBe(2);
  });
});
