import { existsSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { diskFiles } from "../../../server/config/storage/durableFiles.ts";
import { openRecord } from "../support/openRecord.ts";
import { testCheck } from "../support/testCheck.ts";

const who = "admin";

describe("a config file edited by hand", () => {
  it("takes over a hand edit of the file as a revision of its own, and leaves the file as it is", async () => {
    const { record, folder } = await openRecord();
    await record.apply({ http: [81] }, { ifMatch: 1, who, confirmWithinS: 60 });
    const path = join(folder, "sluice.conf");
    const seen = new Promise((resolve) => record.onChange(resolve));
    writeFileSync(path, '{"loglevel":"debug"}');
    const { ino } = statSync(path);
    expect(await seen).toMatchObject({ rev: 3, who: "file", origin: { way: "file" }, patch: { loglevel: "debug" } });
    expect([statSync(path).ino, record.past.meta(2)?.confirmed, record.past.meta(3)?.way]).toEqual([
      ino,
      "kept",
      "file",
    ]);
  });

  it("takes a password in clear out of the file, however weak, and out of every copy", async () => {
    const { record, folder } = await openRecord();
    const path = join(folder, "sluice.conf");
    writeFileSync(path, '{"edit_auth":{"login":"boss","password":"weak"}}');
    await record.readHandEdit();
    expect([record.current.rev, existsSync(`${path}.1`)]).toEqual([2, false]);
    expect(readFileSync(path, "utf8")).toBe(record.current.document.text);
    expect(record.current.document.text).toMatch(/scrypt\$/);
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
    const renamed = (from: string, to: string) => [{ from: ["streams", from], to: ["streams", to] }];
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

  it("is not written over where looking at it has failed, and is taken once that goes well", async () => {
    let isBroken = false;
    const check = async (...args: Parameters<typeof testCheck>) => {
      if (isBroken) throw new RangeError("Maximum call stack size exceeded");
      return testCheck(...args);
    };
    const { record, folder } = await openRecord({ check, onError: () => undefined });
    const path = join(folder, "sluice.conf");
    isBroken = true;
    writeFileSync(path, '{"loglevel":"debug"}');
    await expect(record.readHandEdit()).rejects.toMatchObject({ kind: "hand_edit" });
    const save = () => record.apply({ title: "T" }, { ifMatch: "any", who });
    for (let tries = 0; tries < 2; tries++)
      await expect(save()).rejects.toMatchObject({
        kind: "hand_edit",
        message: expect.stringContaining("Nothing was saved"),
      });
    expect(readFileSync(path, "utf8")).toBe('{"loglevel":"debug"}');
    isBroken = false;
    await save();
    expect(record.current.config).toMatchObject({ loglevel: "debug", title: "T" });
  });

  it("compares a save with a hand edit that nobody has noticed yet", async () => {
    const { record, folder } = await openRecord();
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"debug"}');
    const save = record.apply({ loglevel: "error" }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({ kind: "conflict", details: { rev: 2 } });
  });
});

const initialText = "loglevel info;\nstream cam {\n  input hls://cam/x.m3u8;\n}\n";
const unreadable = `${initialText}# the night shift was here\nstream night {\n  title "Night;\n}\n`;
const product = { language: rawLanguage, check: schemaCheck, entities: configEntities, initialText };

async function edited(text: string) {
  const opened = await openRecord(product);
  const path = join(opened.folder, "sluice.conf");
  writeFileSync(path, text);
  await opened.record.readHandEdit();
  return { ...opened, path, onDisk: () => readFileSync(path, "utf8") };
}

describe("a hand edit that cannot be read", () => {
  it("is not written over by a save, which names file, line and column", async () => {
    const { record, onDisk } = await edited(unreadable);
    const save = record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({
      kind: "hand_edit",
      message: expect.stringContaining("line 7, column 9"),
    });
    await expect(save).rejects.toThrow(/sluice\.conf is being edited by hand.*put that edit aside/);
    expect([onDisk(), record.current.rev]).toEqual([unreadable, 1]);
  });

  it("is not written over by a whole text or by a revision that is restored", async () => {
    const { record, onDisk } = await edited(unreadable);
    for (const text of ["loglevel debug;\n", await record.readText(1)]) {
      const save = record.saveText(text, { ifMatch: "any", who });
      await expect(save).rejects.toMatchObject({ kind: "hand_edit" });
    }
    expect(onDisk()).toBe(unreadable);
  });

  it("is taken by itself once it is mended, and what was refused is then saved on top of it", async () => {
    const { record, path, onDisk, notices } = await edited(unreadable);
    await expect(record.apply({ loglevel: "debug" }, { ifMatch: 1, who })).rejects.toThrow("line 7");
    writeFileSync(path, unreadable.replace('"Night;', '"Night";'));
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({ loglevel: "debug", streams: { cam: {}, night: { title: "Night" } } });
    expect(onDisk()).toContain("# the night shift was here");
    expect(notices.errors).toEqual([]);
  });

  it("is kept as a revision of its own when it is put aside, and never served", async () => {
    const { record, folder, onDisk, notices, close } = await edited(unreadable);
    const { rev } = await record.putHandEditAside(record.handEdit?.id ?? "", { who });
    expect(await record.readText(rev)).toBe(unreadable);
    expect(record.revisions.at(-1)).toMatchObject({ rev, who, aside: true });
    expect([record.current.rev, onDisk()]).toEqual([1, initialText]);
    expect(notices.errors.join()).toContain(`revision ${rev}`);
    expect(await record.apply({ loglevel: "debug" }, { ifMatch: 1, who })).toEqual({ rev: rev + 1 });
    await close();
    const again = await openRecord({ ...product, folder });
    expect([again.record.current.rev, again.notices.errors]).toEqual([rev + 1, []]);
    expect(await again.record.readText(rev)).toBe(unreadable);
  });

  it("is kept without a password in clear when it is put aside", async () => {
    const { record } = await edited(`edit_auth admin "in the clear";\n${unreadable}`);
    const { rev } = await record.putHandEditAside(record.handEdit?.id ?? "", { who });
    const kept = await record.readText(rev);
    expect(kept).not.toContain("in the clear");
    expect(kept).toMatch(/^edit_auth admin \S*scrypt\S*;\n/);
    expect(kept).toContain(unreadable);
  });

  it("keeps every byte when it is put aside, also of an old file that is no UTF-8", async () => {
    const { record, folder, path } = await edited(initialText);
    writeFileSync(path, Buffer.from("# Caf\u00e9\nloglevel debug;\n", "latin1"));
    await record.readHandEdit();
    await expect(record.apply({ loglevel: "error" }, { ifMatch: 1, who })).rejects.toMatchObject({ kind: "hand_edit" });
    const { rev } = await record.putHandEditAside(record.handEdit?.id ?? "", { who });
    expect(await record.readText(rev)).toContain("# Caf\u00e9\n");
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toBe(initialText);
  });

  it("is put aside only by somebody who has seen this very text", async () => {
    const { record, path, onDisk } = await edited(unreadable);
    const seen = record.handEdit?.id ?? "";
    writeFileSync(path, `${unreadable}# and on\n`);
    await expect(record.putHandEditAside(seen, { who })).rejects.toMatchObject({ kind: "conflict" });
    expect(onDisk()).toContain("# and on");
  });

  it("stays in the file over a restart, and nothing writes over it then", async () => {
    const { record, folder, close, onDisk } = await edited(unreadable);
    await record.readHandEdit();
    await close();
    const again = await openRecord({ ...product, folder });
    expect([onDisk(), again.record.current.rev]).toEqual([unreadable, 1]);
    expect(again.notices.errors.join()).toContain("line 7");
    const save = again.record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({ kind: "hand_edit" });
    const { rev } = await again.record.putHandEditAside(again.record.handEdit?.id ?? "", { who });
    expect(await again.record.readText(rev)).toBe(unreadable);
  });

  it("stays in the file when an unconfirmed change is taken back", async () => {
    const { record, path, onDisk, notices } = await edited(initialText);
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who, confirmWithinS: 1 });
    writeFileSync(path, unreadable);
    await record.readHandEdit();
    await vi.waitFor(() => expect(record.current).toMatchObject({ rev: 3, config: { loglevel: "info" } }), 4000);
    expect(onDisk()).toBe(unreadable);
    await vi.waitFor(() => expect(notices.errors.join()).toContain("Revision 2 was not confirmed"));
    expect(notices.errors.join()).toContain("keeps running with revision 3");
    await expect(record.apply({ loglevel: "debug" }, { ifMatch: 3, who })).rejects.toMatchObject({ kind: "hand_edit" });
  });

  it("is not lost when the server is killed between keeping it and writing the file", async () => {
    let isKilled = false;
    const rename: typeof diskFiles.rename = async (from, to) => {
      if (isKilled && String(to).endsWith("sluice.conf")) throw new Error("killed");
      return diskFiles.rename(from, to);
    };
    const { record, folder, close } = await openRecord({ ...product, files: { ...diskFiles, rename } });
    const path = join(folder, "sluice.conf");
    writeFileSync(path, unreadable);
    await record.readHandEdit();
    isKilled = true;
    await expect(record.putHandEditAside(record.handEdit?.id ?? "", { who })).rejects.toThrow("killed");
    await close();
    const again = await openRecord({ ...product, folder });
    expect(readFileSync(path, "utf8")).toBe(unreadable);
    const { rev } = await again.record.putHandEditAside(again.record.handEdit?.id ?? "", { who });
    expect(again.record.revisions.filter(({ aside }) => aside === true).map((one) => one.rev)).toEqual([rev]);
    expect(await again.record.readText(rev)).toBe(unreadable);
  });
});

describe("a hand edit in the same moment as a save", () => {
  it("is never written over: it is merged where it can be, and waits where it cannot", async () => {
    for (const text of [unreadable, initialText.replace("info", "debug")]) {
      let isLate = false;
      const link: typeof diskFiles.link = async (from, to) => {
        await diskFiles.link(from, to);
        if (!isLate) writeFileSync(String(from), text);
        isLate = true;
      };
      const { record, folder } = await openRecord({ ...product, files: { ...diskFiles, link } });
      const save = record.apply({ streams: { cam: { title: "Cam" } } }, { ifMatch: 1, who });
      if (text === unreadable) await expect(save).rejects.toMatchObject({ kind: "hand_edit" });
      else await save;
      const onDisk = readFileSync(join(folder, "sluice.conf"), "utf8");
      if (text === unreadable) expect(onDisk).toBe(unreadable);
      else expect(record.current.config).toMatchObject({ loglevel: "debug", streams: { cam: { title: "Cam" } } });
    }
  });

  it("is kept as a revision of its own when it came too late even for that", async () => {
    let isLate = false;
    const rename: typeof diskFiles.rename = async (from, to) => {
      if (!isLate && String(to).endsWith("sluice.conf")) {
        isLate = true;
        writeFileSync(String(to), unreadable);
      }
      return diskFiles.rename(from, to);
    };
    const { record, folder, notices } = await openRecord({ ...product, files: { ...diskFiles, rename } });
    isLate = statSync(join(folder, "sluice.conf")).size === 0;
    const { rev } = await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    const aside = record.revisions.find((meta) => meta.aside === true)?.rev ?? 0;
    expect(aside).toBeGreaterThan(rev);
    expect(await record.readText(aside)).toBe(unreadable);
    expect(notices.errors.join()).toContain(`revision ${aside}`);
  });

  it("is taken when it came right behind ours, before the save was done with", async () => {
    let isLate = true;
    const rename: typeof diskFiles.rename = async (from, to) => {
      await diskFiles.rename(from, to);
      if (!isLate && String(to).endsWith("sluice.conf")) {
        isLate = true;
        writeFileSync(String(to), initialText.replace("info", "error"));
      }
    };
    const { record, folder } = await openRecord({ ...product, files: { ...diskFiles, rename } });
    const path = join(folder, "sluice.conf");
    isLate = false;
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    await record.readHandEdit();
    expect(record.current).toMatchObject({ rev: 3, who: "file", config: { loglevel: "error" } });
    expect(readFileSync(path, "utf8")).toContain("loglevel error");
  });
});

describe("a hand that writes the file at every try of a save", () => {
  /** A record whose file gets another text each time it is about to be replaced, once that is begun. */
  async function opened() {
    const busy = { isOn: false, times: 0, text: (times: number) => `{"loglevel":"l${times}"}` };
    const link: typeof diskFiles.link = async (from, to) => {
      await diskFiles.link(from, to);
      if (busy.isOn) writeFileSync(String(from), busy.text(++busy.times));
    };
    return { busy, ...(await openRecord({ initialText: '{"http":[80]}', files: { ...diskFiles, link } })) };
  }

  it("is told so after the third one, and keeps what it wrote", async () => {
    const { busy, record, folder } = await opened();
    busy.isOn = true;
    const message = "sluice.conf is being written by hand just now, so nothing was saved. Save again in a moment.";
    const save = record.apply({ title: "x" }, { ifMatch: "any", who });
    await expect(save).rejects.toMatchObject({ kind: "hand_edit", message });
    expect([busy.times, readFileSync(join(folder, "sluice.conf"), "utf8")]).toEqual([3, '{"loglevel":"l3"}']);
    busy.isOn = false;
    await record.apply({ title: "x" }, { ifMatch: "any", who });
    expect(record.current.config).toEqual({ loglevel: "l3", title: "x" });
  });

  it("keeps a save on trial waiting where it changes nothing, until it rests", async () => {
    const { busy, record, folder } = await opened();
    await record.apply({ http: [81] }, { ifMatch: 1, who, confirmWithinS: 60 });
    busy.text = () => record.current.document.text;
    busy.isOn = true;
    await expect(record.undo(2, { who })).rejects.toMatchObject({ kind: "hand_edit" });
    expect([busy.times, record.pendingSave?.rev]).toEqual([3, 2]);
    busy.isOn = false;
    expect(await record.undo(2, { who })).toEqual({ rev: 3 });
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toBe('{"http":[80]}');
  });
});

describe("a config file that is gone, or that nobody can look at", () => {
  it("is told as missing, and made anew by the next save", async () => {
    const { record, folder, notices } = await openRecord({ initialText: '{"http":[80]}' });
    const path = join(folder, "sluice.conf");
    unlinkSync(path);
    await record.readHandEdit();
    expect(notices.byTopic).toEqual({
      "config-file": "sluice.conf is missing. The server keeps running with revision 1.",
    });
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    expect([notices.errors, readFileSync(path, "utf8")]).toEqual([[], record.current.document.text]);
    unlinkSync(path);
    await record.readHandEdit();
    writeFileSync(path, record.current.document.text);
    await record.readHandEdit();
    expect([notices.errors, record.current.rev]).toEqual([[], 2]);
  });

  it("is left alone where a save on trial is taken back meanwhile", async () => {
    let isBroken = false;
    const check: typeof testCheck = async (...args) => {
      if (isBroken) throw new RangeError("too deep");
      return testCheck(...args);
    };
    const { record, folder } = await openRecord({ initialText: '{"http":[80]}', check, onError: () => undefined });
    await record.apply({ http: [81] }, { ifMatch: 1, who, confirmWithinS: 60 });
    isBroken = true;
    writeFileSync(join(folder, "sluice.conf"), '{"http":[82]}');
    const words = "sluice.conf was edited by hand and cannot be read (too deep). Nothing was saved.";
    // Whoever watches the file may have been first to find that out.
    await expect(record.readHandEdit(true)).rejects.toMatchObject({ kind: "hand_edit", message: words });
    expect(await record.undo(2, { who })).toEqual({ rev: 3 });
    expect([record.current.config, readFileSync(join(folder, "sluice.conf"), "utf8")]).toEqual([
      { http: [80] },
      '{"http":[82]}',
    ]);
    isBroken = false;
    await record.apply({ loglevel: "x" }, { ifMatch: "any", who });
    expect(record.current.config).toEqual({ http: [82], loglevel: "x" });
  });
});

describe("a hand edit that breaks a rule", () => {
  const broken = initialText.replace("hls://cam", "http://cam") + "# kept\n";

  it("is told with line, column and rule", async () => {
    const { notices } = await edited(broken);
    expect(notices.errors.join()).toContain("line 3, column 9: specify hls:// or tshttp:// protocol");
  });

  it("is mended as the form would have rewritten it, and only what is said is changed", async () => {
    const { record, onDisk, notices } = await edited(broken);
    expect(record.handEdit?.mending?.changes).toMatchObject([
      { line: 3, from: "http://cam/x.m3u8", to: "hls://cam/x.m3u8" },
    ]);
    expect(await record.mendHandEdit(record.handEdit?.id ?? "", { who })).toEqual({ rev: 2 });
    expect(onDisk()).toBe(`${initialText}# kept\n`);
    expect(notices.errors).toEqual([]);
  });

  it("stays once it is mended, though a save before it was on trial", async () => {
    const { record, path } = await edited(initialText);
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who, confirmWithinS: 1 });
    writeFileSync(path, record.current.document.text.replace("hls://", "http://"));
    await record.readHandEdit();
    expect(await record.mendHandEdit(record.handEdit?.id ?? "", { who })).toEqual({ rev: 3 });
    expect(record.pendingSave).toBeUndefined();
    expect([record.past.meta(2)?.confirmed, record.past.meta(3)]).toMatchObject(["kept", { who: "file", way: "file" }]);
  });

  it("is offered no mending where the rewriting has nothing to say, or not enough", async () => {
    const { record } = await edited(broken.replace("x.m3u8", "x"));
    expect(record.handEdit?.mending).toBeUndefined();
    await expect(record.mendHandEdit(record.handEdit?.id ?? "", { who })).rejects.toMatchObject({
      details: { problems: [] },
    });
    const two = await edited(`${broken}stream b { input http://b/x.m3u8; clients_timeout -5; }\n`);
    expect(two.record.handEdit?.problems.filter(({ level }) => level === "error")).toHaveLength(3);
    expect(two.record.handEdit?.mending).toBeUndefined();
  });
});
