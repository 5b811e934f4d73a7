import { runInAction } from "mobx";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { RevisionRestore, revisionRestoreOf } from "../../../src/stores/revisions/RevisionRestore.ts";
import { savingStoresOf } from "../../../src/stores/saving/savingStores.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const then = { streams: { news: { name: "news", title: "Then", clients_timeout: 30 } } };
const now = { streams: { news: { name: "news", title: "Now", clients_timeout: 30 } } };
const row = {
  rev: 12,
  at: new Date(2026, 4, 3, 12).getTime(),
  who: "admin",
  address: "",
  way: "form",
  summary: "",
  paths: [],
};

async function opened(old: JsonObject = then, tree: JsonObject = now) {
  const stores = fakeStores(structuredClone(tree), { capabilities: { comment: true, revision_renames: true } });
  await stores.serverInfo.refresh();
  const { revised } = stores.calls;
  revised.rows = [row];
  revised.configs.set(12, structuredClone(old));
  const { review } = savingStoresOf(stores);
  return { ...stores, revised, review, restore: new RevisionRestore(stores) };
}

describe("taking a revision into the draft", () => {
  it("makes edits of it that say where they come from, and saves nothing", async () => {
    const { restore, draft, review, saved, termsOfSaves } = await opened();
    expect(await restore.restoreIntoDraft(12)).toBe(true);
    expect(restore.state).toEqual({ kind: "done", rev: 12, count: 1, scope: [], notes: [] });
    expect([draft.patch(), saved]).toEqual([{ streams: { news: { title: "Then" } } }, []]);
    expect(review.comment).toMatch(/^As in revision 12 of 3 May/);
    await review.commit();
    expect(termsOfSaves).toMatchObject([{ way: "restore", comment: expect.stringContaining("revision 12") }]);
  });

  it("brings back what a revision has deleted, as it was in the last one before that was served", async () => {
    const { restore, draft, revised } = await opened(then, { streams: {} });
    revised.rows = [{ ...row, rev: 14 }, { ...row, rev: 13, aside: true }, row];
    expect(await restore.restoreFromBefore(14, ["streams", "news"])).toBe(true);
    expect(draft.patch()).toMatchObject({ streams: { news: { name: "news", title: "Then" } } });
    expect(restore.state).toMatchObject({ kind: "done", rev: 12, notes: [{ kind: "created" }] });
  });

  it("takes out what a revision has created, once that is confirmed", async () => {
    const { restore, draft, revised } = await opened({ streams: {} });
    revised.rows = [{ ...row, rev: 14 }, row];
    expect(await restore.restoreFromBefore(14, ["streams", "news"])).toBe(false);
    expect(restore.plan?.notes).toEqual([{ kind: "deleted", path: ["streams", "news"] }]);
    await restore.confirm();
    expect(draft.patch()).toEqual({ streams: { news: null } });
  });

  it("is asked for once more from before the same revision, where that failed", async () => {
    const { restore, draft, revised } = await opened(then, { streams: {} });
    revised.rows = [];
    expect(await restore.restoreFromBefore(14, ["streams", "news"])).toBe(false);
    expect(restore.state).toMatchObject({ kind: "failed" });
    revised.rows = [{ ...row, rev: 14 }, row];
    expect(await restore.retry()).toBe(true);
    expect(draft.patch()).toMatchObject({ streams: { news: { title: "Then" } } });
    expect(restore.state).toMatchObject({ kind: "done", rev: 12 });
  });

  it("says that nothing is kept from before a revision", async () => {
    const { restore } = await opened();
    expect(await restore.restoreFromBefore(12, ["streams", "news"])).toBe(false);
    expect(restore.state).toMatchObject({ kind: "failed", message: "None is kept from before revision 12." });
  });

  it("says that nothing is other than it was, and proposes no comment", async () => {
    const { restore, review } = await opened(now);
    expect(await restore.restoreIntoDraft(12, ["streams", "news"])).toBe(true);
    expect([restore.state, review.comment]).toMatchObject([{ kind: "done", count: 0 }, ""]);
  });

  it("keeps a comment that somebody has typed", async () => {
    const { restore, review } = await opened();
    review.setComment("my own");
    await restore.restoreIntoDraft(12, ["streams", "news", "title"]);
    expect(review.comment).toBe("my own");
  });

  it("is told of until it is saved or discarded, and as long as any of it is in the draft", async () => {
    const { restore, draft, review } = await opened({
      streams: { news: { ...then.streams.news, clients_timeout: 5 } },
    });
    await restore.restoreIntoDraft(12);
    draft.discard(["streams", "news", "title"]);
    expect(restore.state.kind).toBe("done");
    draft.discard();
    expect(restore.state.kind).toBe("none");
    await restore.restoreIntoDraft(12);
    expect(await review.commit()).toBe(true);
    expect([draft.count, restore.state.kind]).toEqual([0, "none"]);
  });

  it("proposes no comment for a later change once the draft is discarded, but keeps one typed over it", async () => {
    const { restore, draft, review } = await opened();
    await restore.restoreIntoDraft(12);
    draft.discard();
    expect(review.comment).toBe("");
    await restore.restoreIntoDraft(12);
    review.setComment("my own");
    draft.discard();
    expect(review.comment).toBe("my own");
  });

  it("asks before edits are lost, names them, and loses none of them unless told to", async () => {
    const { restore, draft } = await opened();
    draft.edit(["streams", "news", "title"], "Mine");
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    expect(restore.lost.map(({ text }) => text)).toEqual(["Stream news: title Now → Mine"]);
    restore.dismiss();
    expect([draft.patch(), restore.state.kind]).toEqual([{ streams: { news: { title: "Mine" } } }, "none"]);
    await restore.restoreIntoDraft(12);
    await restore.confirm();
    expect(draft.patch()).toEqual({ streams: { news: { title: "Then" } } });
  });

  it("asks before anything that came since is deleted, by what another saves while it asks", async () => {
    const { restore, config, draft } = await opened(then, { streams: { ...now.streams, late: { name: "late" } } });
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    expect(restore.plan?.notes).toEqual([{ kind: "deleted", path: ["streams", "late"] }]);
    config.merge({ streams: { later: { name: "later" } } }, 2);
    await restore.confirm();
    expect(draft.count, "what nobody has seen is not put into the draft").toBe(0);
    await vi.waitFor(() => expect(restore.plan?.notes).toHaveLength(2));
    await restore.confirm();
    expect(draft.patch()).toEqual({ streams: { news: { title: "Then" }, late: null, later: null } });
  });

  it("is undone with what was in the draft before, as long as nothing else was edited", async () => {
    const { restore, draft, review } = await opened();
    draft.edit(["streams", "news", "title"], "Mine");
    await restore.restoreIntoDraft(12);
    await restore.confirm();
    expect(restore.canUndo).toBe(true);
    draft.edit(["streams", "news", "disabled"], true);
    expect(restore.canUndo).toBe(false);
    draft.discard(["streams", "news"]);
    await restore.restoreIntoDraft(12);
    restore.undo();
    expect([draft.count, review.comment, review.terms.way, restore.state.kind]).toEqual([0, "", "form", "undone"]);
  });

  it("follows a rename that the server tells of, and says so", async () => {
    const { restore, revised, draft } = await opened(then, {
      streams: { news1: { ...now.streams.news, name: "news1" } },
    });
    revised.renamed = [{ from: ["streams", "news"], to: ["streams", "news1"] }];
    await restore.restoreIntoDraft(12, ["streams", "news"]);
    expect(restore.state).toMatchObject({ notes: [{ kind: "renamed", path: ["streams", "news1"], former: "news" }] });
    expect(draft.patch()).toEqual({ streams: { news1: { title: "Then" } } });
  });

  it("says that a revision is not there to be taken back, and anything else in the server's words", async () => {
    const { restore, revised, draft } = await opened();
    await restore.restoreIntoDraft(11);
    expect(restore.state).toMatchObject({ kind: "failed", message: expect.stringContaining("damaged") });
    revised.failure = new Error("The disk is full.");
    await restore.restoreIntoDraft(12);
    expect([restore.state, draft.count]).toMatchObject([{ kind: "failed", message: "The disk is full." }, 0]);
  });

  it("goes without names where the server's index is away, but not where the line broke", async () => {
    const { restore, revised } = await opened();
    revised.renames = () => Promise.reject(new ApiError("server", "no index"));
    expect(await restore.restoreIntoDraft(12)).toBe(true);
    restore.undo();
    revised.renames = () => Promise.reject(new ApiError("unreachable", "The line broke."));
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    expect(restore.state).toMatchObject({ kind: "failed", message: "The line broke." });
  });

  it("takes the last one that was asked for, whichever is read first", async () => {
    const { restore, revised, draft } = await opened();
    revised.rows = [row, { ...row, rev: 11 }];
    revised.configs.set(11, { streams: { news: { name: "news", title: "Older" } } });
    let open = () => {};
    revised.gate = new Promise((resolve) => (open = resolve));
    const first = restore.restoreIntoDraft(11);
    const second = restore.restoreIntoDraft(12);
    open();
    expect([await first, await second]).toEqual([false, true]);
    expect(draft.patch()).toEqual({ streams: { news: { title: "Then" } } });
  });

  it("has nothing to say, to do again, to confirm or to undo before anything was asked for", async () => {
    const { restore, draft } = await opened();
    expect([restore.state, restore.lost, restore.canUndo, await restore.retry()]).toEqual([
      { kind: "none" },
      [],
      false,
      false,
    ]);
    await restore.confirm();
    restore.undo();
    expect([restore.state.kind, draft.count]).toEqual(["none", 0]);
  });

  it("says that it is read, and asks for that revision alone", async () => {
    const { restore, revised } = await opened();
    const open = revised.hold();
    const restoring = restore.restoreIntoDraft(12);
    expect(restore.state).toEqual({ kind: "reading", rev: 12 });
    open();
    await restoring;
    expect(revised.made).toContain("list {} 13 1");
  });

  it("is tried again after a failure", async () => {
    const { restore, revised, draft } = await opened();
    revised.failure = new Error("The line broke.");
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    expect(await restore.retry()).toBe(true);
    expect(draft.patch()).toEqual({ streams: { news: { title: "Then" } } });
  });

  it("names the revision that is not there, whatever the server has of it", async () => {
    const { restore, revised, draft } = await opened();
    const told = expect.stringMatching(/^Revision 11 cannot be taken back/);
    await restore.restoreIntoDraft(11);
    expect(restore.state).toEqual({ kind: "failed", message: told });
    revised.rows = [row, { ...row, rev: 10 }];
    revised.configs.set(11, structuredClone(then));
    await restore.restoreIntoDraft(11);
    expect([restore.state, draft.count]).toEqual([{ kind: "failed", message: told }, 0]);
  });

  it("takes nothing back as long as the config has not come", async () => {
    const { restore, config } = await opened();
    config.hasConfig = false;
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    expect(restore.state).toEqual({ kind: "failed", message: "The configuration of the server has not come yet." });
  });

  it("says in the comment what was taken back where that is a part", async () => {
    const { restore, review, serverInfo } = await opened();
    runInAction(() => {
      serverInfo.info = undefined;
    });
    await restore.restoreIntoDraft(12, ["streams", "news"]);
    expect(review.comment).toMatch(/^Stream news as in revision 12 of 3 May/);
  });

  it("fails without a word where something else was asked for since", async () => {
    const { restore, revised } = await opened();
    for (const ask of [() => restore.restoreIntoDraft(11), () => restore.restoreFromBefore(11)]) {
      const open = revised.hold();
      revised.failure = new Error("The line broke.");
      const first = ask();
      await vi.waitFor(() => expect(revised.made.length).toBeGreaterThan(0));
      restore.dismiss();
      open();
      expect([await first, restore.state]).toEqual([false, { kind: "none" }]);
      revised.made.length = 0;
    }
  });

  it("takes nothing back from before a revision where something else was asked for since", async () => {
    const { restore, revised, draft } = await opened();
    revised.rows = [{ ...row, rev: 14 }, row];
    const open = revised.hold();
    const first = restore.restoreFromBefore(14);
    await vi.waitFor(() => expect(revised.made).toHaveLength(1));
    restore.dismiss();
    open();
    expect([await first, draft.count, restore.state.kind]).toEqual([false, 0, "none"]);
  });

  it("takes all back from before a revision where no part is meant", async () => {
    const { restore, revised, draft } = await opened();
    revised.rows = [{ ...row, rev: 14 }, row];
    expect(await restore.restoreFromBefore(14)).toBe(true);
    expect([restore.state, draft.patch()]).toMatchObject([{ scope: [] }, { streams: { news: { title: "Then" } } }]);
  });

  it("is not undone once it is no more told of, nor once more was edited", async () => {
    const { restore, draft } = await opened();
    await restore.restoreIntoDraft(12);
    restore.dismiss();
    expect(restore.canUndo).toBe(false);
    restore.undo();
    expect([draft.count, restore.state.kind]).toEqual([1, "none"]);
    draft.discard();
    await restore.restoreIntoDraft(12);
    draft.edit(["streams", "news", "disabled"], true);
    restore.undo();
    expect([draft.count, restore.state.kind]).toEqual([2, "done"]);
  });

  it("is not undone by the undo of one that has put nothing into the draft", async () => {
    const { restore, draft } = await opened(then, { streams: { ...now.streams, sport: { name: "sport" } } });
    await restore.restoreIntoDraft(12, ["streams", "news"]);
    expect(restore.canUndo).toBe(true);
    restore.dismiss();
    await restore.restoreIntoDraft(12, ["streams", "news", "clients_timeout"]);
    expect([restore.state, restore.canUndo]).toMatchObject([{ kind: "done", count: 0 }, false]);
    draft.edit(["streams", "sport", "title"], "Mine");
    draft.discard();
    expect(restore.state, "what has put nothing there loses nothing").toMatchObject({ kind: "done", count: 0 });
  });

  it("asks on though what was put into the draft before is discarded meanwhile", async () => {
    const { restore, draft } = await opened(then, { streams: { ...now.streams, late: { name: "late" } } });
    await restore.restoreIntoDraft(12, ["streams", "news"]);
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    draft.discard();
    expect(restore.state).toEqual({ kind: "asking", rev: 12 });
  });

  it("plans no further once something else is asked for", async () => {
    const { restore, revised, draft } = await opened(then, { streams: { ...now.streams, late: { name: "late" } } });
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 20));
    onTestFinished(() => void vi.restoreAllMocks());
    const read = revised.config.bind(revised);
    revised.config = (rev) => {
      setTimeout(() => restore.dismiss());
      return read(rev);
    };
    expect(await restore.restoreIntoDraft(12)).toBe(false);
    expect([restore.state, restore.plan, draft.count]).toEqual([{ kind: "none" }, undefined, 0]);
  });

  it("is one for the whole console", async () => {
    const [stores, others] = [await opened(), await opened()];
    expect(revisionRestoreOf(stores)).toBe(revisionRestoreOf(stores));
    expect(revisionRestoreOf(stores)).not.toBe(revisionRestoreOf(others));
  });
});
