import { describe, expect, it } from "vitest";
import { type ConfigCheck, schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import type { Problem } from "../../../src/model/entity/checkProblems.ts";
import { asSentence, assessHandEdit, handEditRefusal, looksDamaged } from "../../../server/config/assessHandEdit.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { readRevision } from "../../../server/config/configRevisions.ts";
import { textDigest } from "../../../server/config/storage/RevisionMeta.ts";

describe("a text that was found on the disk", () => {
  const good = "loglevel debug;\nstream news { }\n";

  it("is taken for cut off where it stops in the middle of the last good one", () => {
    for (const length of [1, 5, good.length - 1])
      expect(looksDamaged(good.slice(0, length), good), String(length)).toBe("it is cut off");
  });

  it("may be the last good one, longer than that, or shorter and another", () => {
    expect(looksDamaged(good, good)).toBeUndefined();
    expect(looksDamaged(`${good}stream sport { }\n`, good)).toBeUndefined();
    expect(looksDamaged("loglevel info;\n", good)).toBeUndefined();
    expect(looksDamaged(good.slice(1), good)).toBeUndefined();
  });

  it("may be anything where no last good one is known, but bytes that are no text", () => {
    expect(looksDamaged("loglevel", undefined)).toBeUndefined();
    expect(looksDamaged("", undefined)).toBeUndefined();
    expect(looksDamaged("a\0b", undefined)).toBe("it holds bytes that are no text");
    expect(looksDamaged("a\uFFFDb", good)).toBe("it holds bytes that are no text");
  });

  it("is missing, or empty where the last one was not", () => {
    expect(looksDamaged(undefined, good)).toBe("the file is missing");
    expect(looksDamaged(" \n", good)).toBe("it is empty");
    expect(looksDamaged("\n", " \n ")).toBeUndefined();
  });
});

describe("the refusal of a save while a hand edit waits", () => {
  it("says the reason as a sentence, and both ways out", () => {
    const edit = { id: "x1", at: 1, text: "", reason: "line 3: no such word", problems: [], unlisted: 2 };
    const refusal = handEditRefusal(edit, "sluice.conf");
    expect(refusal).toMatchObject({ kind: "hand_edit", details: { hand_edit: "x1", problems: [], unlisted: 2 } });
    expect(refusal.message).toBe(
      "sluice.conf is being edited by hand, so nothing was saved: line 3: no such word. Mend the file, or put that edit aside, then save again.",
    );
  });

  it("puts no second mark behind a reason that has one", () => {
    expect(["a", "a.", "a!", "why?", "a (b)"].map(asSentence)).toEqual(["a.", "a.", "a!", "why?", "a (b)"]);
  });
});

const served = "loglevel debug;\nstream cam {\n  input hls://cam/x.m3u8;\n}\n";

/** The checks of the schemas, and a problem beside what they find. */
const checkAnd =
  (problem: Problem): ConfigCheck =>
  async (...args) => [...(await schemaCheck(...args)), problem];

/** What becomes of a text that was found in the file while the one above is served. */
async function assessed(text: string, check: ConfigCheck = schemaCheck) {
  const parts = {
    language: rawLanguage,
    entities: configEntities,
    now: () => 17,
    check,
  };
  const current = await readRevision(rawLanguage, served, { rev: 1, at: 0, who: "server" }, parts);
  const found = await readRevision(rawLanguage, text, { rev: 2, at: 1, who: "file" }, { ...parts, previous: current });
  return { found, verdict: await assessHandEdit(parts, found, current) };
}

/** One that waits. */
async function waiting(text: string, check?: ConfigCheck) {
  const { verdict } = await assessed(text, check);
  if (verdict.kind !== "waits") throw new Error("It is taken.");
  return verdict.edit;
}

describe("a text that somebody wrote into the file", () => {
  it("is taken as it was read where nothing is wrong with it, or nothing but what is a warning", async () => {
    const text = served.replace("debug", "error");
    const { found, verdict } = await assessed(text);
    expect(verdict).toEqual({ kind: "taken", revision: found });
    const warning = { pointer: "/loglevel", keyword: "x", message: "Odd.", level: "warning" } as const;
    expect((await assessed(text, checkAnd(warning))).verdict.kind).toBe("taken");
  });

  it("is taken where it is another one that the served one begins with, but not where nothing is left of that", async () => {
    expect((await assessed("loglevel debug;\n")).verdict.kind).toBe("taken");
    expect(await waiting(" \n")).toMatchObject({ text: " \n", reason: "it is empty", problems: [], unlisted: 0 });
  });

  it("waits while it cannot be read, with what is wrong, and nothing would mend it", async () => {
    const text = `${served.replace("hls://", "http://")}stream b {\n  input udp://1.2.3.4:5\n`;
    const edit = await waiting(text);
    expect(edit).toMatchObject({ id: textDigest(text), at: 17, text });
    expect(edit.reason).toMatch(/^line \d+, column \d+: .+ \(and \d+ more\)$/);
    expect(edit.problems.filter(({ line }) => line !== undefined).length).toBeGreaterThan(1);
    expect(edit.problems.map(({ pointer }) => pointer)).toContain("/streams/cam/urls/0/url");
    expect(edit).not.toHaveProperty("mending");
  });

  it("waits where it holds bytes that are no text, and nothing would mend it, whatever else it says", async () => {
    const edit = await waiting(`${served.replace("hls://", "http://")}# \0\n`);
    expect(edit.reason).toBe("it holds bytes that are no text");
    expect(edit).not.toHaveProperty("mending");
  });

  it("waits where it breaks a rule, with its place, and says what a form would have made of it", async () => {
    const text = `${served.replace("hls://", "http://ed:secret@")}stream b {\n  input http://b/y.ts;\n  title B;\n}\n`;
    const edit = await waiting(text);
    expect(edit.problems).toMatchObject([
      { pointer: "/streams/cam/urls/0/url", keyword: "format", level: "error", line: 3, column: 9 },
      { pointer: "/streams/b/urls/0/url", keyword: "format", level: "error", line: 6, column: 9 },
    ]);
    expect(edit.mending?.changes).toEqual([
      {
        pointer: "/streams/cam/urls/0/url",
        line: 3,
        from: expect.stringMatching(/^http:\/\/(?!.*secret).*cam\/x\.m3u8$/),
        to: expect.stringMatching(/^hls:\/\/(?!.*secret).*cam\/x\.m3u8$/),
      },
      { pointer: "/streams/b/urls/0/url", line: 6, from: "http://b/y.ts", to: "tshttp://b/y.ts" },
    ]);
    const mended = text.replace("http://ed", "hls://ed").replace("http://b", "tshttp://b");
    expect(edit.mending?.revision).toMatchObject({ rev: 2, who: "file", document: { text: mended } });
    expect(edit.mending?.revision.config).toEqual(edit.mending?.revision.document.config);
  });

  it("is not said to be mended by half", async () => {
    const text = `${served.replace("hls://", "http://")}stream b {\n  input udp://1.2.3.4:5;\n  clients_timeout -5;\n}\n`;
    const edit = await waiting(text);
    expect(edit.problems).toHaveLength(2);
    expect(edit).not.toHaveProperty("mending");
  });

  it("is mended though a warning is left, which is nobody's error to mend", async () => {
    const warned = {
      pointer: "/streams/cam/urls/0/url",
      keyword: "format",
      message: "Odd.",
      level: "warning",
    } as const;
    const edit = await waiting(served.replace("hls://", "http://"), checkAnd(warned));
    expect(edit.mending?.changes).toHaveLength(1);
  });

  it("keeps what is only warned of as it is", async () => {
    const text = `${served.replace("hls://", "http://")}stream b {\n  input http://b/y.ts;\n}\n`;
    const at = (name: string, level: Problem["level"]): Problem => {
      return { pointer: `/streams/${name}/urls/0/url`, keyword: "format", message: "No.", level };
    };
    const check: ConfigCheck = async (config) =>
      JSON.stringify(config).includes("http://cam") ? [at("cam", "error"), at("b", "warning")] : [];
    const edit = await waiting(text, check);
    expect(edit.mending?.changes.map(({ from }) => from)).toEqual(["http://cam/x.m3u8"]);
    expect(edit.mending?.revision.document.text).toContain("input http://b/y.ts;");
  });

  it("is mended only where an address is wrong, and as one", async () => {
    const wrong = (pointer: string, keyword = "format"): Problem => ({
      pointer,
      keyword,
      message: "No.",
      level: "error",
    });
    const text = served.replace("hls://", "http://");
    const mending = async (problem: Problem) =>
      (await waiting(text, async (config) => (JSON.stringify(config).includes("http://") ? [problem] : []))).mending;
    expect((await mending(wrong("/streams/cam/urls/0/url")))?.changes).toHaveLength(1);
    for (const problem of [
      wrong("/streams/cam/urls/0/url", "pattern"),
      wrong("/streams/cam/title"),
      wrong("/streams/cam"),
      wrong("/streams/cam/urls/7/url"),
      wrong(""),
    ])
      expect(await mending(problem)).toBeUndefined();
  });
});
