import { describe, expect, it, vi } from "vitest";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import {
  ConfigHistory,
  type ConfigRevision,
  locateProblems,
  readRevision,
} from "../../../server/config/configRevisions.ts";
import type { ConfigProblem } from "../../../server/config/configProblems.ts";
import type { RevisionMeta } from "../../../server/config/storage/RevisionMeta.ts";
import type { RevisionStore } from "../../../server/config/storage/RevisionStore.ts";

const origin = { rev: 1, at: 0, who: "admin" };

describe("a text that is read into a revision", () => {
  it("has the places of its problems by the keys of blocks that have none of their own", async () => {
    const keys = { sources: { ids: ["4", "9"], last: 9 } };
    const text = "source http://a { strange 1; }\nsource http://b { strange 2; }";
    const { config, document } = await readRevision(rawLanguage, text, { ...origin, keys });
    expect(Object.keys(config["sources"] as object)).toEqual(["4", "9"]);
    expect(document.problems.map(({ pointer }) => pointer)).toEqual(["/sources/4", "/sources/9"]);
  });

  it("shows where in it the checks have found something; what stands nowhere keeps its pointer", async () => {
    const revision = await readRevision(rawLanguage, "stream news {\n  title News;\n}\n", origin);
    const problem = (pointer: string): ConfigProblem => ({ pointer, keyword: "k", message: "No.", level: "error" });
    const found = [problem("/streams/news/title"), problem("/loglevel")];
    expect(await locateProblems(rawLanguage, revision, found)).toEqual([
      { ...found[0], line: 2, column: 3 },
      problem("/loglevel"),
    ]);
    expect(await locateProblems(rawLanguage, revision, [])).toEqual([]);
  });

  it("has more problems than are shown: those that are not looked for stand at the end", async () => {
    const revision = await readRevision(rawLanguage, "http 80;\n", origin);
    const found = Array.from({ length: 2000 }, (_, n) => ({
      pointer: `/streams/s${n}/title`,
      keyword: "k",
      message: `No. ${n}`,
      level: "error" as const,
    }));
    const told = await locateProblems(rawLanguage, revision, found);
    expect(new Set(told.map(({ message }) => message)).size).toBe(2000);
  });
});

/** Of revisions on the disk; how often a text was read. */
function history(metas: readonly Partial<RevisionMeta>[] = []) {
  const text = vi.fn<(rev: number) => Promise<string | undefined>>((rev) =>
    Promise.resolve(rev < 100 ? `loglevel of${rev};` : undefined),
  );
  const store: Pick<RevisionStore, "meta" | "text"> = {
    meta: (rev) => metas.find((one) => one.rev === rev) as RevisionMeta | undefined,
    text,
  };
  const past = new ConfigHistory(store, rawLanguage);
  const add = (rev: number) => past.add({ rev, config: { rev } } as unknown as ConfigRevision);
  return { past, add, text };
}

describe("the configs of past revisions", () => {
  it("are the newest sixty-four from memory, and older ones from the disk", async () => {
    const { past, add, text } = history([{ rev: 1, keys: {} }]);
    for (let rev = 1; rev <= 65; rev += 1) add(rev);
    expect([await past.at(2), await past.at(65), text.mock.calls]).toEqual([{ rev: 2 }, { rev: 65 }, []]);
    expect([await past.at(1), text.mock.calls]).toEqual([{ loglevel: "of1" }, [[1]]]);
  });

  it.each<[string, Partial<RevisionMeta>]>([
    ["of which nothing is kept", { rev: 1 }],
    ["whose text is gone", { rev: 100, keys: {} }],
    ["that was put aside, as it was never served", { rev: 3, keys: {}, aside: true }],
  ])("are none %s", async (_words, meta) => {
    const { past } = history(meta.keys === undefined ? [] : [meta]);
    expect(await past.at(meta.rev ?? 0)).toBeUndefined();
  });
});
