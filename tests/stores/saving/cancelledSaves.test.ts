import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { WaitingSaves } from "../../../src/stores/saving/WaitingSaves.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const made = { by: "admin", address: "10.0.0.5", made_at: 0, changes: 1, paths: [] };
const first = { id: "at 5000", at: 5000, ...made };
const second = { id: "at 6000", at: 6000, ...made, comment: "for the night" };
const eva = { by: "eva", address: "10.0.0.9" };
const title = ["streams", "news", "title"];
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A console of whose operator two saves wait, the first with the title `B0`, the second with `B1`. */
async function opened() {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } });
  const server = stores.calls.saves;
  await stores.serverInfo.refresh();
  for (const [index, { at }] of [first, second].entries()) {
    stores.draft.edit(title, `B${index}`);
    await stores.save.commit(stores.draft.edits, undefined, { saveAtMs: at });
  }
  const said: (string | undefined)[] = [];
  const open = () => new WaitingSaves(stores, (comment) => said.push(comment));
  const tell = (count: number, rev?: number) =>
    runInAction(() => {
      const pending = rev !== undefined && { pending_save: { rev, until: 9000 } };
      stores.serverInfo.info = { version: "1", scheduled_count: count, ...pending };
    });
  return { ...stores, server, said, open, tell };
}

async function listed() {
  const own = await opened();
  own.server.waiting = [first, second];
  const store = own.open();
  own.tell(2);
  await vi.waitFor(() => expect(store.saves).toHaveLength(2));
  return { ...own, store };
}

describe("a save at a time that is cancelled here", () => {
  it("goes from the list at once, and no other", async () => {
    const { store } = await listed();
    await store.cancel(first);
    expect(store.saves).toEqual([second]);
  });

  it("is told before one that was cancelled earlier, whose changes may still be wanted", async () => {
    const { store, draft, said } = await listed();
    await store.cancel(first);
    await store.cancel(second);
    expect(store.cancelled?.save).toBe(second);
    store.editAgain();
    expect(draft.patch()).toEqual({ streams: { news: { title: "B1" } } });
    expect(said).toEqual(["for the night"]);
    expect(store.cancelled?.save).toBe(first);
    store.forgetCancelled();
    expect(store.cancelled).toBeUndefined();
  });

  it("takes the place of one of which there is nothing to give back", async () => {
    const { store, draft } = await listed();
    await store.cancel({ ...first, id: "of another", at: 4000 });
    store.editAgain();
    expect([store.cancelled?.save.at, draft.count]).toEqual([4000, 0]);
    await store.cancel(first);
    store.forgetCancelled();
    expect(store.cancelled).toBeUndefined();
  });

  it("is cancelled though the list could not be read", async () => {
    const { server, open } = await opened();
    server.failure = new ApiError("unreachable", "No answer.");
    const store = open();
    await vi.waitFor(() => expect(store.failure).toBe("No answer."));
    expect(await store.cancel(first)).toBe(true);
    expect([store.saves, store.failure]).toEqual([undefined, undefined]);
  });

  it("is no longer listed where the server does not know it any more", async () => {
    const { store, server } = await listed();
    server.failure = new ApiError("not-found", "There is none.");
    server.waiting = [second];
    expect(await store.cancel(first)).toBe(false);
    expect(store.saves).toEqual([second]);
  });
});

describe("a save at a time that another has cancelled", () => {
  it("is told with who did it, from where, and what was said of it", async () => {
    const { store, server, tell } = await listed();
    server.waiting = [first];
    server.cancelled = [{ id: second.id, at: second.at, ...eva }];
    tell(1);
    await vi.waitFor(() => expect(store.cancelled).toBeDefined());
    const by = { login: "eva", address: "10.0.0.9" };
    expect(store.cancelled).toMatchObject({ save: { at: 6000, comment: "for the night" }, by });
    expect([...(store.cancelled?.edits?.values() ?? [])]).toEqual([{ path: title, base: "A", mine: "B1" }]);
    expect(store.saves).toEqual([first]);
  });

  it("has no comment where nothing was said of it", async () => {
    const { store, server, tell } = await listed();
    server.waiting = [second];
    server.cancelled = [{ id: first.id, at: first.at, ...eva }];
    tell(1);
    await vi.waitFor(() => expect(store.cancelled).toBeDefined());
    expect(store.cancelled?.save).toStrictEqual({ at: 5000 });
  });

  it("is told though it was cancelled before this console has read what waits", async () => {
    const { server, open } = await opened();
    server.cancelled = [{ id: first.id, at: first.at, ...eva }];
    const store = open();
    await vi.waitFor(() => expect(store.cancelled?.save).toStrictEqual({ at: 5000 }));
    expect(store.failure).toBeUndefined();
  });

  it("is not told of one that still waits, nor of one whose time has come", async () => {
    const { store, server, tell } = await listed();
    server.waiting = [first];
    server.cancelled = [{ id: first.id, at: first.at, ...eva }];
    tell(1);
    await vi.waitFor(() => expect(store.saves).toEqual([first]));
    expect([store.cancelled, store.failure]).toEqual([undefined, undefined]);
  });
});

describe("the saves that wait", () => {
  it("are none as long as the server has told of nothing", async () => {
    const stores = fakeStores({});
    const store = new WaitingSaves(stores);
    expect([stores.serverInfo.info, store.saves]).toEqual([undefined, []]);
    await settled();
    expect(stores.calls.saves.made).toEqual([]);
  });

  it("are asked for anew where another save is on trial", async () => {
    const { server, tell } = await listed();
    tell(2, 3);
    await settled();
    const asked = server.made.length;
    tell(2, 4);
    await settled();
    expect(server.made.length).toBe(asked + 1);
  });

  it("have edits here where this browser has made them, and no others", async () => {
    const { store } = await listed();
    expect([...(store.editsOf(second)?.keys() ?? [])]).toEqual(["/streams/news/title"]);
    expect(store.editsOf({ ...second, id: "of another" })).toBeUndefined();
  });
});
