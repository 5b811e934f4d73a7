import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { WaitingSaves } from "../../../src/stores/saving/WaitingSaves.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const made = { by: "eva", address: "10.0.0.9", made_at: 0, changes: 1, paths: [] };
const first = { id: "at 5000", at: 5000, ...made };
const second = { id: "at 6000", at: 6000, ...made };
const gone = { ...first, id: "gone" };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A console that reads what two saves of another administrator change. */
async function listed(capabilities: Readonly<Record<string, boolean>> = { scheduled_changes: true }) {
  const stores = fakeStores({}, { scheduled_count: 2, capabilities });
  const server = stores.calls.saves;
  server.waiting = [first, second];
  await stores.serverInfo.refresh();
  const store = new WaitingSaves(stores);
  await vi.waitFor(() => expect(store.saves).toHaveLength(2));
  const asked = () => server.made.filter((call) => call.startsWith("changes"));
  return { store, server, asked };
}

describe("what a save that waits would change", () => {
  it("is read from the server, for each that is looked at", async () => {
    const { store, server, asked } = await listed();
    expect(store.changes.size).toBe(0);
    store.readChanges(first.id);
    store.readChanges(second.id);
    await settled();
    expect(asked()).toEqual(["changes at 5000", "changes at 6000"]);
    expect([...store.changes]).toEqual([
      [first.id, server.changes],
      [second.id, server.changes],
    ]);
  });

  it("is asked for once, however often others save while the question waits for its turn", async () => {
    const { store, asked } = await listed();
    for (let times = 0; times < 5; times++) {
      store.readChanges(first.id);
      store.readChanges(second.id);
    }
    await settled();
    expect(asked()).toEqual(["changes at 5000", "changes at 6000"]);
    store.readChanges(first.id);
    await settled();
    expect(asked()).toHaveLength(3);
  });

  it("is not asked of a server that does not tell it, nor of a save that waits no more", async () => {
    const untold = await listed({});
    untold.store.readChanges(first.id);
    const own = await listed();
    own.store.readChanges(gone.id);
    await settled();
    expect([untold.asked(), own.asked(), own.store.changes.size]).toEqual([[], [], 0]);
  });

  it("says why it is not known, and the next one is asked for all the same", async () => {
    const { store, server } = await listed();
    server.failure = new ApiError("gone", "It does not fit any more.");
    store.readChanges(first.id);
    store.readChanges(second.id);
    await settled();
    expect(store.changes.get(first.id)).toEqual({ failure: "It does not fit any more.", isRefused: true });
    expect(store.changes.get(second.id)).toBe(server.changes);
  });

  it("is refused where the server has looked at it, and not known where it was not asked", async () => {
    for (const [kind, isRefused] of [
      ["gone", true],
      ["conflict", true],
      ["invalid", true],
      ["unreachable", false],
      ["server", false],
    ] as const) {
      const { store, server } = await listed();
      server.failure = new ApiError(kind, "No.");
      store.readChanges(first.id);
      await settled();
      expect(store.changes.get(first.id), kind).toEqual({ failure: "No.", isRefused });
    }
  });

  it("is read once the list is, where that was not to be had at first", async () => {
    const stores = fakeStores({}, { scheduled_count: 1, capabilities: { scheduled_changes: true } });
    const server = stores.calls.saves;
    server.waiting = [first];
    await stores.serverInfo.refresh();
    server.failure = new ApiError("unreachable", "No answer.");
    const store = new WaitingSaves(stores);
    await vi.waitFor(() => expect(store.failure).toBe("No answer."));
    store.readChanges(first.id);
    await settled();
    await store.load();
    store.readChanges(first.id);
    await settled();
    expect(server.made).toEqual(["scheduled", "scheduled", "changes at 5000"]);
    expect(store.changes.get(first.id)).toBe(server.changes);
  });
});
