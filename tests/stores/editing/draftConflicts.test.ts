import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SaveDesk } from "../support/SaveDesk.ts";

const title = ["streams", "news", "title"];
const timeout = ["streams", "news", "clients_timeout"];

function desk() {
  return new SaveDesk({
    streams: { news: { name: "news", title: "A", clients_timeout: 60 }, sport: { name: "sport" } },
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a save that meets another's", () => {
  it("merges with changes of other fields", async () => {
    const own = desk();
    own.draft.edit(title, "mine");
    own.server.change({ streams: { news: { clients_timeout: 30 } } });
    expect(await own.saveAll()).toBe(true);
    expect(own.server.config).toMatchObject({ streams: { news: { title: "mine", clients_timeout: 30 } } });
  });

  it("asks for the newer config when the server answers conflict, and marks the fields with both values", async () => {
    const own = desk();
    own.draft.edit(title, "mine");
    own.draft.edit(timeout, 5);
    own.server.change({ streams: { news: { title: "theirs" } } });
    expect(await own.saveAll()).toBe(false);
    expect(own.queue.failure?.kind).toBe("conflict");
    expect(own.refreshes).toBe(1);
    own.hearAll();
    expect(own.draft.conflicts).toEqual([{ kind: "field", path: title, base: "A", mine: "mine", theirs: "theirs" }]);
    expect(own.draft.count).toBe(2);
    own.draft.keepMine(title);
    expect(await own.saveAll()).toBe(true);
    expect(own.server.config).toMatchObject({ streams: { news: { title: "mine", clients_timeout: 5 } } });
  });

  it("asks likewise when the entity is gone, and keeps the draft", async () => {
    const own = desk();
    own.draft.edit(title, "mine");
    own.server.answer("/flussonic/api/modify_config", 409, { error: "gone", message: "It was deleted." });
    own.server.change({ streams: { news: null } });
    expect(await own.saveAll()).toBe(false);
    expect(own.queue.failure).toMatchObject({ kind: "gone", message: "It was deleted." });
    expect(own.refreshes).toBe(1);
    own.hearAll();
    expect(own.draft.conflicts.map(({ kind }) => kind)).toEqual(["gone"]);
    expect(own.draft.count).toBe(1);
  });

  it("never sends a field whose conflict is not settled, as the server could not see it any more", async () => {
    const own = desk();
    own.draft.edit(title, "mine");
    own.server.change({ streams: { news: { title: "theirs" } } });
    own.hearAll();
    expect(await own.saveAll()).toBe(false);
    expect([own.saved, own.refreshes]).toEqual([[], 0]);
    expect(own.queue.failure?.kind).toBe("conflict");
    expect(own.server.config).toMatchObject({ streams: { news: { title: "theirs" } } });
  });

  it("takes another's value for news, though it is the one that was refused here before", async () => {
    const own = desk();
    own.server.answer("/flussonic/api/modify_config", 422, { message: "No." });
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(false);
    own.draft.edit(title, "Bc");
    own.server.change({ streams: { news: { title: "B" } } });
    own.hearAll();
    expect(own.draft.conflicts).toMatchObject([{ base: "A", mine: "Bc", theirs: "B" }]);
  });
});

describe("a save to a server without revisions", () => {
  function plainDesk() {
    const own = desk();
    own.server.capabilities = {};
    own.config.rev = undefined;
    return own;
  }

  it("reads the config just before, and posts when no touched value has changed", async () => {
    const own = plainDesk();
    own.draft.edit(title, "mine");
    own.server.change({ streams: { news: { clients_timeout: 30 } } });
    expect(await own.saveAll()).toBe(true);
    expect(own.server.calls.map(({ path }) => path.split("/").at(-1))).toEqual(["read_config", "modify_config"]);
    expect(own.saved).toEqual([{ streams: { news: { title: "mine" } } }]);
    expect(own.draft.count).toBe(0);
  });

  it("posts nothing when a touched value has changed, and treats it as a conflict", async () => {
    const own = plainDesk();
    own.draft.edit(title, "mine");
    own.server.change({ streams: { news: { title: "theirs" } } });
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(own.queue.failure?.kind).toBe("conflict");
    expect(own.refreshes).toBe(1);
    own.hearAll();
    expect(own.draft.conflicts).toHaveLength(1);
  });

  it("puts the others' new list items into the list it posts", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news", urls: [{ url: "udp://a" }] } } });
    own.server.capabilities = {};
    own.draft.edit(["streams", "news", "urls"], [{ url: "udp://a" }, { url: "udp://mine" }]);
    own.server.change({ streams: { news: { urls: [{ url: "udp://a" }, { url: "udp://theirs" }] } } });
    expect(await own.saveAll()).toBe(true);
    expect(own.server.config).toEqual({
      streams: { news: { name: "news", urls: [{ url: "udp://a" }, { url: "udp://theirs" }, { url: "udp://mine" }] } },
    });
  });

  it("posts nothing when the config cannot be read, and is simply not saved", async () => {
    const own = plainDesk();
    own.draft.edit(title, "mine");
    own.server.isDown = true;
    expect(await own.saveAll()).toBe(false);
    own.server.isDown = false;
    await own.queue.resume();
    expect(own.saved).toEqual([]);
    expect(own.queue.failure).toBeDefined();
  });

  it("finds out after a broken line whether the save had arrived, and does not repeat one that had", async () => {
    const own = plainDesk();
    own.server.happen("lost answer");
    own.draft.edit(title, "mine");
    const save = own.saveAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(own.queue.state.kind).toBe("unconfirmed");
    await own.queue.resume();
    expect(await save).toBe(true);
    expect(own.server.applied).toBe(1);
  });

  it("repeats a save that had not arrived, unless another has changed the field since", async () => {
    const own = plainDesk();
    own.server.happen("lost request");
    own.draft.edit(title, "mine");
    const first = own.saveAll();
    await vi.advanceTimersByTimeAsync(0);
    await own.queue.resume();
    expect(await first).toBe(true);
    own.server.happen("lost request");
    own.draft.edit(title, "mine again");
    const second = own.saveAll();
    await vi.advanceTimersByTimeAsync(0);
    own.server.change({ streams: { news: { title: "theirs" } } });
    await own.queue.resume();
    expect(await second).toBe(false);
    expect(own.queue.failure?.kind).toBe("conflict");
    expect(own.server.config).toMatchObject({ streams: { news: { title: "theirs" } } });
  });
});
