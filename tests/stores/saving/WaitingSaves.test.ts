import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { ApiError } from "../../../src/api/ApiError.ts";
import { savingStoresOf } from "../../../src/stores/saving/savingStores.ts";
import { WaitingSaves } from "../../../src/stores/saving/WaitingSaves.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const title = ["streams", "news", "title"];
const atNight = { id: "at 5000", at: 5000, by: "admin", address: "10.0.0.5", made_at: 0, changes: 1, paths: [] };

async function opened() {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } });
  await stores.serverInfo.refresh();
  const store = new WaitingSaves(stores);
  const tell = (count: number, pending_save?: ServerInfo["pending_save"]) =>
    runInAction(() => {
      stores.serverInfo.info = { version: "1", scheduled_count: count, ...(pending_save && { pending_save }) };
    });
  return { ...stores, store, tell, server: stores.calls.saves };
}

describe("a save at a time", () => {
  it("leaves the draft at once and for good, while the config stays as it is", async () => {
    const { draft, save, config } = await opened();
    draft.edit(title, "B");
    expect(await save.commit(draft.edits, undefined, { saveAtMs: 5000 })).toBe(true);
    expect([draft.count, draft.discarded, config.rev]).toEqual([0, undefined, 1]);
    expect(draft.effective(title)).toBe("A");
  });

  it("leaves what is typed on while it is sent", async () => {
    const { draft, save, saving } = await opened();
    let release = () => {};
    saving.gate = new Promise((resolve) => (release = resolve));
    draft.edit(title, "B");
    const sent = save.commit(draft.edits, undefined, { saveAtMs: 5000 });
    draft.edit(title, "C");
    release();
    expect(await sent).toBe(true);
    expect(draft.patch()).toEqual({ streams: { news: { title: "C" } } });
  });

  it("is asked for anew where the number or the save on trial has changed, not with each answer of the server", async () => {
    const { store, tell, server } = await opened();
    const asked = () => server.made.length;
    tell(1);
    await vi.waitFor(() => expect(asked()).toBe(1));
    tell(1);
    tell(1);
    expect(asked()).toBe(1);
    tell(1, { rev: 2, until: 9000 });
    await vi.waitFor(() => expect(asked()).toBe(2));
    server.failure = new ApiError("unreachable", "No answer.");
    tell(2, { rev: 2, until: 9000 });
    await vi.waitFor(() => expect(store.failure).toBe("No answer."));
    tell(2, { rev: 2, until: 9000 });
    await vi.waitFor(() => expect([asked(), store.failure]).toEqual([4, undefined]));
  });

  it("is listed while the server says that some wait", async () => {
    const { store, tell, server } = await opened();
    await vi.waitFor(() => expect(store.saves).toEqual([]));
    expect(server.made).toEqual([]);
    server.waiting = [atNight];
    tell(1);
    await vi.waitFor(() => expect(store.saves).toEqual([atNight]));
    tell(0);
    await vi.waitFor(() => expect(store.saves).toEqual([]));
  });

  it("is cancelled, and goes into the draft again where it was made in this browser", async () => {
    const { store, tell, server, draft, save } = await opened();
    draft.edit(title, "B");
    await save.commit(draft.edits, undefined, { saveAtMs: 5000 });
    server.waiting = [atNight];
    tell(1);
    await vi.waitFor(() => expect(store.saves).toHaveLength(1));
    expect(await store.cancel(atNight)).toBe(true);
    expect(store.saves).toEqual([]);
    store.editAgain();
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    expect(store.cancelled).toBeUndefined();
  });

  it("of another browser is cancelled without a way back into this draft", async () => {
    const { store } = await opened();
    expect(await store.cancel(atNight)).toBe(true);
    expect(store.cancelled).toEqual({ save: atNight, edits: undefined });
  });

  it("that others have cancelled is told one after the other, each with its changes", async () => {
    const { store, tell, server, draft, save } = await opened();
    const ids = [5000, 6000].map((at) => `at ${at}`);
    for (const [index, at] of [5000, 6000].entries()) {
      draft.edit(title, `B${index}`);
      await save.commit(draft.edits, undefined, { saveAtMs: at });
    }
    server.waiting = ids.map((id, index) => ({ ...atNight, id, at: 5000 + index * 1000 }));
    tell(2);
    await vi.waitFor(() => expect(store.saves).toHaveLength(2));
    server.waiting = [];
    server.cancelled = ids.map((id, index) => ({ id, at: 5000 + index * 1000, by: "eva", address: "10.0.0.9" }));
    tell(0);
    await vi.waitFor(() => expect(store.cancelled?.save.at).toBe(5000));
    store.editAgain();
    expect(draft.patch()).toEqual({ streams: { news: { title: "B0" } } });
    expect(store.cancelled?.save.at).toBe(6000);
    store.forgetCancelled();
    expect(store.cancelled).toBeUndefined();
  });

  it("brings what was said of it back with its changes, but over nothing that is said already", async () => {
    const stores = await opened();
    const { scheduled, review } = savingStoresOf(stores);
    const cancelAgain = async () => {
      stores.draft.edit(title, "B");
      await stores.save.commit(stores.draft.edits, undefined, { saveAtMs: 5000 });
      await scheduled.cancel({ ...atNight, comment: "for the night" });
      scheduled.editAgain();
    };
    await cancelAgain();
    expect([review.comment, review.changes.length]).toEqual(["for the night", 1]);
    review.setComment("something else");
    await cancelAgain();
    expect(review.comment).toBe("something else");
  });

  it("is cancelled without a way back for whoever logs in next, in the same tab", async () => {
    const { store, ownSaves, draft, save } = await opened();
    draft.edit(title, "B");
    await save.commit(draft.edits, undefined, { saveAtMs: 5000 });
    ownSaves.forgetAll();
    expect(await store.cancel(atNight)).toBe(true);
    expect(store.cancelled?.edits).toBeUndefined();
  });

  it("tells why it was not cancelled, and is no longer listed once its time has come", async () => {
    const { store, tell, server } = await opened();
    server.waiting = [atNight];
    tell(1);
    await vi.waitFor(() => expect(store.saves).toHaveLength(1));
    server.failure = new ApiError("server", "The disk is full.");
    expect(await store.cancel(atNight)).toBe(false);
    expect([store.failure, store.saves?.length]).toEqual(["The disk is full.", 1]);
    server.failure = new ApiError("gone", "It was applied.");
    server.waiting = [];
    expect(await store.cancel(atNight)).toBe(false);
    expect(store.saves).toEqual([]);
  });
});
