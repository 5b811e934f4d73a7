import { runInAction } from "mobx";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { OwnSaves } from "../../../src/stores/saving/OwnSaves.ts";
import { TrialStore } from "../../../src/stores/saving/TrialStore.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { trialOf } from "../../../src/api/areas/savingApi.ts";

const title = ["streams", "news", "title"];
const password = ["streams", "news", "password"];
const whole = { confirm: true, undo_config: true, revision_rows: true };
const pending = { rev: 12, until: 100_000, who: "admin", address: "10.0.0.5", changes: 3 };

/** A console whose clock shows 40 s before the end of the trial. */
async function opened({
  capabilities = whole,
  tree = {},
}: Partial<Pick<ServerInfo, "capabilities">> & { tree?: object } = {}) {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } }, ...tree }, { capabilities });
  await stores.serverInfo.refresh();
  const clock = { now: 60_000 };
  const store = new TrialStore(stores, () => clock.now);
  const tell = (pending_save?: ServerInfo["pending_save"]) =>
    runInAction(() => {
      stores.serverInfo.info = { version: "1", capabilities, ...(pending_save && { pending_save }) };
    });
  return { ...stores, store, clock, tell, server: stores.calls.saves };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the save on trial", () => {
  it("is shown as the server tells of it, whoever made it, and counted down by the server's clock", async () => {
    vi.useFakeTimers({ now: 60_000, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, tell, config } = await opened({ tree: { now_ms: 70_000 } });
    tell(pending);
    expect(store.state).toEqual({ kind: "waiting", trial: pending });
    expect(store.isOwn).toBe(false);
    expect(store.secondsLeft(60_000)).toBe(30);
    vi.setSystemTime(61_000);
    config.merge({ now_ms: 72_000 }, undefined);
    expect(store.secondsLeft(61_000)).toBe(28);
    expect(store.secondsLeft(200_000)).toBe(0);
  });

  it("is counted down by what is left of it where the server says so, whatever the clocks are set to", async () => {
    const { store, tell, config, clock } = await opened({ tree: { now_ms: 5 } });
    tell({ ...pending, left_ms: 30_000 });
    expect(store.secondsLeft(clock.now)).toBe(30);
    config.merge({ now_ms: 99_000 }, undefined);
    expect(store.secondsLeft(clock.now + 10_000)).toBe(20);
  });

  it("is kept by a word, once, and an answer that was on its way does not bring it back", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    await Promise.all([store.keep(), store.keep()]);
    expect(server.made).toEqual(["keep 12"]);
    expect(store.state).toEqual({ kind: "kept", trial: pending, isDecidedHere: true });
    store.dismiss();
    tell({ ...pending });
    expect(store.state.kind).toBe("none");
  });

  it("is taken back at once, and what this browser had changed goes into the draft again when asked to", async () => {
    const { store, tell, draft, ownSaves, save, config } = await opened();
    draft.edit(title, "B");
    expect(await save.commit(draft.edits, undefined, { confirmWithinS: 60 })).toBe(true);
    const { rev } = ownSaves.trial ?? { rev: 0 };
    tell({ ...pending, rev });
    expect(store.isOwn).toBe(true);
    await store.undo();
    config.merge({ streams: { news: { title: "A" } } }, rev + 1);
    expect(store.state.kind).toBe("returned");
    expect(draft.count).toBe(0);
    await store.editAgain();
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    expect([store.state.kind, ownSaves.trial]).toEqual(["none", undefined]);
  });

  it("comes back as an edit though it is asked for before the former config is here", async () => {
    const { store, tell, draft, ownSaves, save, config } = await opened();
    draft.edit(title, "B");
    await save.commit(draft.edits, undefined, { confirmWithinS: 60 });
    const { rev } = ownSaves.trial ?? { rev: 0 };
    tell({ ...pending, rev });
    await store.undo();
    const coming = store.editAgain();
    await settled();
    config.merge({ streams: { news: { title: "A" } } }, rev + 1);
    await coming;
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
  });

  it("leaves what was typed meanwhile as it is when the rest comes back", async () => {
    const { store, tell, draft, ownSaves, save, config } = await opened();
    draft.edit(title, "B");
    draft.edit(["streams", "news", "comment"], "for the night");
    await save.commit(draft.edits, undefined, { confirmWithinS: 60 });
    const { rev } = ownSaves.trial ?? { rev: 0 };
    tell({ ...pending, rev });
    await store.undo();
    config.merge({ streams: { news: { title: "A", comment: null } } }, rev + 1);
    draft.edit(title, "C");
    await store.editAgain();
    expect(draft.patch()).toEqual({ streams: { news: { title: "C", comment: "for the night" } } });
  });

  it("comes back as the text it was, comments and all, unless somebody has typed since", async () => {
    for (const hasTyped of [false, true]) {
      const { store, tell, draft, ownSaves, config, configText } = await opened();
      const text = "stream news {\n  title B; # for the night\n}\n";
      draft.edit(title, "B");
      const { edits } = draft;
      draft.letGo(edits);
      ownSaves.note({ rev: 12, confirmUntilMs: pending.until }, edits, text);
      tell(pending);
      await store.undo();
      config.merge({}, 13);
      if (hasTyped) draft.edit(["streams", "news", "comment"], "mine");
      await store.editAgain();
      expect(configText.typed).toBe(hasTyped ? undefined : text);
      if (hasTyped) expect(draft.patch()).toEqual({ streams: { news: { title: "B", comment: "mine" } } });
    }
  });

  it("is offered to nobody under another login", async () => {
    const { store, tell, draft, ownSaves } = await opened();
    draft.edit(title, "B");
    ownSaves.note({ rev: 12, confirmUntilMs: pending.until }, draft.edits);
    tell(pending);
    await store.undo();
    expect(store.state).toMatchObject({ kind: "returned", edits: draft.edits });
    ownSaves.forgetAll();
    expect(store.state.kind).toBe("none");
  });

  it("that the server no longer tells of is asked about: kept by another it is gone without a word", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    server.became = { kind: "kept" };
    tell();
    await vi.waitFor(() => expect(store.state.kind).toBe("none"));
    expect(server.made).toEqual(["outcome 12"]);
  });

  it("that has returned says so on every console, and offers edits only where they were made", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    server.became = { kind: "undone" };
    tell();
    await vi.waitFor(() =>
      expect(store.state).toEqual({
        kind: "returned",
        trial: pending,
        edits: undefined,
        written: undefined,
        isDecidedHere: false,
      }),
    );
    await store.editAgain();
    expect(store.state.kind).toBe("returned");
  });

  it("stays on the screen while nobody can be asked what became of it, and is asked about again", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    server.failure = new ApiError("unreachable", "the line is down");
    server.became = { kind: "undone" };
    tell();
    await settled();
    expect(store.state.kind).toBe("waiting");
    tell();
    await vi.waitFor(() => expect(store.state.kind).toBe("returned"));
  });

  it("was decided by another first: what became of it is told, and not that the word failed", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    server.failure = new ApiError("gone", "Revision 12 is not awaiting confirmation.");
    server.became = { kind: "undone" };
    await store.keep();
    expect([store.state.kind, store.failure]).toEqual(["returned", undefined]);
  });

  it("tells why it could not be kept, and waits on", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    server.failure = new ApiError("unreachable", "The server cannot be reached.");
    await store.keep();
    expect([store.state.kind, store.failure, store.isBusy]).toEqual([
      "waiting",
      "The server cannot be reached.",
      false,
    ]);
    await store.keep();
    expect([store.state.kind, store.failure]).toEqual(["kept", undefined]);
  });

  it("says no more that the server was not reached once it answers, but on why it refused", async () => {
    const { store, tell, server } = await opened();
    tell(pending);
    server.failure = new ApiError("unreachable", "The server cannot be reached.");
    await store.keep();
    tell({ ...pending });
    expect([store.state.kind, store.failure]).toEqual(["waiting", undefined]);
    server.failure = new ApiError("server", "The disk is full.");
    await store.keep();
    tell({ ...pending });
    expect(store.failure).toBe("The disk is full.");
  });

  it("lets what was refused because of it be saved once it is decided", async () => {
    const { store, tell, save, saving, draft } = await opened();
    tell(pending);
    saving.failure = new ApiError("pending", "Revision 12 waits.");
    draft.edit(title, "B");
    await save.commit(draft.edits);
    save.fail(new ApiError("pending", "Revision 12 waits."));
    await store.keep();
    expect([save.failure, draft.count]).toEqual([undefined, 1]);
  });
});

describe("a save on trial of this browser", () => {
  it("is known before the server tells of it, and nothing is made of an answer that is older than it", async () => {
    const { store, tell, draft, save, server } = await opened();
    draft.edit(title, "B");
    await save.commit(draft.edits, undefined, { confirmWithinS: 60 });
    await vi.waitFor(() => expect(store.state.kind).toBe("waiting"));
    tell();
    await settled();
    expect(store.state.kind).toBe("waiting");
    expect(server.made).toContain("outcome 2");
  });

  it("outlives a reload of the page, without its secrets", () => {
    let kept: string | undefined;
    const storage = { read: () => kept, write: (words: string | undefined) => void (kept = words) };
    const before = fakeStores({ streams: { news: { name: "news", title: "A", password: "old" } } });
    before.draft.edit(title, "B");
    before.draft.edit(password, "canary");
    new OwnSaves(storage).note({ rev: 2, confirmUntilMs: 5000 }, before.draft.edits);
    expect(kept).not.toContain("canary");
    const { trial } = new OwnSaves(storage);
    expect([trial?.rev, trial?.until, [...(trial?.edits.values() ?? [])]]).toEqual([
      2,
      5000,
      [{ path: title, base: "A", mine: "B" }],
    ]);
    new OwnSaves(storage).forgetTrial();
    expect(kept).toBeUndefined();
  });

  it("is none where the browser's storage holds something else", () => {
    for (const words of ["", "2 5000 {}", "damaged", '2 5000 {"version":1,"edits":[{"path":["__proto__"]}]}'])
      expect(new OwnSaves({ read: () => words, write: () => undefined }).trial).toBeUndefined();
  });

  it("is followed by time and revision at a server that tells nothing of it", async () => {
    const { store, tell, draft, save, config, clock, ownSaves, server } = await opened({
      // It may take one back at once and list no revisions.
      capabilities: { confirm: true, undo_config: true },
    });
    draft.edit(title, "B");
    await save.commit(draft.edits, undefined, { confirmWithinS: 60 });
    const { rev, until } = ownSaves.trial ?? { rev: 0, until: 0 };
    await vi.waitFor(() => expect(store.state.kind).toBe("waiting"));
    config.merge({ streams: { news: { title: "A" } } }, rev + 1);
    await settled();
    expect(store.state.kind).toBe("waiting");
    clock.now = until + 1;
    tell();
    await vi.waitFor(() => expect(store.state.kind).toBe("returned"));
    expect(server.made).toEqual([]);
  });
});

describe("who has a save on trial", () => {
  it("is told with what hides in a login in sight, as it would look like another's", () => {
    expect(trialOf({ rev: 2, until: 9000, who: "adm\u00adin" })).toMatchObject({ who: "adm[U+00AD]in" });
    expect(trialOf({ rev: 2, until: 9000, who: "admin" })).toMatchObject({ who: "admin" });
  });
});
