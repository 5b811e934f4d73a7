import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { openTrial, settledTrial as settled, trialOfAnother as pending } from "../support/openTrial.ts";

const title = ["streams", "news", "title"];
const returns = { ...pending, left_ms: 5000 };

describe("a save on trial, after a reload of the page", () => {
  it("is there at once where this browser made it, before the server has told anything", async () => {
    const { store } = openTrial({
      before: ({ ownSaves, draft }) => {
        draft.edit(title, "B");
        ownSaves.note({ rev: 12, confirmUntilMs: 90_000 }, draft.edits);
      },
    });
    expect(store.state).toEqual({ kind: "waiting", trial: { rev: 12, until: 90_000, changes: 1 } });
    expect(store.isOwn).toBe(true);
    await settled();
    expect(store.state.kind).toBe("waiting");
  });

  it("is there at once where the server has told of it already", () => {
    const { store } = openTrial({
      before: ({ serverInfo }) => runInAction(() => (serverInfo.info = { version: "1", pending_save: pending })),
    });
    expect(store.state).toEqual({ kind: "waiting", trial: pending });
  });

  it("is none where nothing is told: nobody's own, and nothing to keep or to undo", async () => {
    const { store, server } = openTrial();
    expect([store.state, store.isOwn, store.secondsLeft(0)]).toEqual([{ kind: "none" }, false, 0]);
    await store.keep();
    await store.undo();
    expect([server.made, store.failure, store.isBusy]).toEqual([[], undefined, false]);
  });
});

describe("a save on trial, while it waits", () => {
  it("is counted from when it was told, not anew with each other thing that changes", () => {
    const { store, tell, clock, config } = openTrial();
    tell({ ...pending, left_ms: 30_000 });
    clock.now += 10_000;
    config.merge({ loglevel: "error" }, 12);
    expect(store.secondsLeft(clock.now)).toBe(20);
  });

  it("keeps the words why it could not be kept, until there is another one", async () => {
    const { store, tell, server } = openTrial();
    tell(pending);
    server.failure = new ApiError("server", "The disk is full.");
    await store.keep();
    tell({ ...pending });
    expect(store.failure).toBe("The disk is full.");
    tell({ ...pending, rev: 13 });
    expect(store.failure).toBeUndefined();
  });

  it("is asked about once at a time", async () => {
    const { store, tell, server } = openTrial();
    tell(pending);
    tell();
    tell();
    await settled();
    expect(server.made).toEqual(["outcome 12"]);
    tell();
    await settled();
    expect(server.made).toEqual(["outcome 12", "outcome 12"]);
    expect(store.state).toEqual({ kind: "waiting", trial: pending });
  });

  it("says who made it and from where though one answer does not tell of it, where it is of this browser", async () => {
    const { store, tell, ownSaves, draft } = openTrial();
    draft.edit(title, "B");
    ownSaves.note({ rev: 12, confirmUntilMs: pending.until }, draft.edits);
    await settled();
    tell(pending);
    tell();
    await settled();
    expect(store.state).toEqual({ kind: "waiting", trial: pending });
  });
});

describe("a save on trial that is decided", () => {
  it("is taken back by the server, of which nothing more is asked", async () => {
    const { store, tell, server } = openTrial();
    tell(pending);
    await store.undo();
    expect(store.state).toMatchObject({ kind: "returned", isDecidedHere: true });
    tell();
    await settled();
    expect(server.made).toEqual(["undo 12"]);
  });

  it("has no time left, and is nobody's to decide", async () => {
    const { store, tell, server, clock } = openTrial();
    tell(pending);
    await store.keep();
    expect([store.secondsLeft(clock.now), store.isOwn]).toEqual([0, false]);
    await store.undo();
    expect([server.made, store.state.kind]).toEqual([["keep 12"], "kept"]);
  });

  it("says who has decided so somewhere else, and from where", async () => {
    const { store, tell, server } = openTrial();
    tell(pending);
    server.became = { kind: "undone", who: "eva", address: "10.0.0.9" };
    tell();
    await vi.waitFor(() => expect(store.state).toMatchObject({ kind: "returned", isDecidedHere: false }));
    expect(store.state).toMatchObject({ by: { who: "eva", address: "10.0.0.9" } });
  });

  it("says to whoever made it that another has kept it", async () => {
    const { store, tell, server, ownSaves, draft } = openTrial();
    draft.edit(title, "B");
    ownSaves.note({ rev: 12, confirmUntilMs: pending.until }, draft.edits);
    tell(pending);
    await settled();
    server.became = { kind: "kept", who: "eva" };
    tell();
    await vi.waitFor(() => expect(store.state.kind).toBe("kept"));
    expect(store.state).toEqual({ kind: "kept", trial: pending, isDecidedHere: false, by: { who: "eva" } });
    expect(ownSaves.trial).toBeUndefined();
  });

  it("leaves what this browser keeps of another one", async () => {
    const { store, tell, ownSaves, draft } = openTrial();
    draft.edit(title, "B");
    ownSaves.note({ rev: 13, confirmUntilMs: 90_000 }, draft.edits);
    tell(pending);
    await store.keep();
    expect(ownSaves.trial?.rev).toBe(13);
  });

  it("leaves the words of a save that was refused for something else", async () => {
    const { store, tell, save } = openTrial();
    tell(pending);
    save.fail(new ApiError("invalid", "Too long."));
    await store.keep();
    expect(save.failure?.message).toBe("Too long.");
  });
});

describe("a save on trial at a server that keeps no word of what became of it", () => {
  it("has returned once its time is over by what the server told and there is a later revision", async () => {
    const { store, tell, clock, config, server } = openTrial();
    // It lists its revisions, and says nothing of trials in them.
    server.became = { kind: undefined };
    config.merge({}, 12);
    tell(returns);
    clock.now = 64_999;
    config.merge({ streams: { news: { title: "A" } } }, 13);
    tell();
    await settled();
    expect(store.state.kind).toBe("waiting");
    clock.now = 65_000;
    tell();
    await settled();
    expect(store.state.kind).toBe("returned");
  });

  it("waits on while its own revision is the newest, though its time is over", async () => {
    const { store, tell, clock, config, server } = openTrial({ capabilities: { confirm: true } });
    config.merge({}, 12);
    tell(returns);
    clock.now = 70_000;
    tell();
    await settled();
    expect([store.state.kind, server.made]).toEqual(["waiting", []]);
    config.merge({}, 13);
    await settled();
    expect(store.state.kind).toBe("returned");
  });
});
