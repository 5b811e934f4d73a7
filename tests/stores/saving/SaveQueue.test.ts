import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sliceOf } from "../../../src/model/draft/draftSlices.ts";
import type { SaveRequest } from "../../../src/stores/saving/approvers.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const title = ["streams", "news", "title"];
const modify = "/flussonic/api/modify_config";
const settle = () => vi.advanceTimersByTimeAsync(0);

function desk() {
  return new SaveDesk({
    streams: { news: { name: "news", title: "A", clients_timeout: 60 }, sport: { name: "sport" } },
    loglevel: "debug",
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("SaveQueue", () => {
  it("sends only what was changed, never the whole config [C004 C429]", async () => {
    const own = desk();
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(true);
    expect(own.saved).toEqual([{ streams: { news: { title: "B" } } }]);
    expect(own.server.config["loglevel"]).toBe("debug");
  });

  it("sends a list to the call that takes one in place of the patch, over the same revision and under one name", async () => {
    const own = desk();
    const call = "/flussonic/api/save_channels";
    own.draft.edit(title, "B");
    own.server.answer(call, 409, { error: "conflict", message: "It has changed", rev: 1, conflicts: [] });
    expect(await own.queue.commit(own.draft.edits, { call: "save_channels", items: [{ name: "news" }] })).toBe(false);
    expect(own.draft.count, "what is refused stays").toBe(1);
    own.server.answer(call, 200, { rev: 2 });
    expect(await own.queue.commit(own.draft.edits, { call: "save_channels", items: [{ name: "news" }] })).toBe(true);
    expect(own.saved, "of modify_config").toEqual([]);
    const [first, second] = own.server.callsTo(call);
    expect(JSON.parse(second?.body ?? "")).toEqual([{ name: "news" }]);
    expect(second?.headers.get("If-Match")).toBe('"1"');
    expect(second?.headers.get("X-Operation-Id")).not.toBe(first?.headers.get("X-Operation-Id"));
    expect(own.config.readList("streams")).toMatchObject({ news: { title: "B" } });
    expect(own.draft.count).toBe(0);
  });

  it("does not say saved of what is on trial: the banner says what it is", async () => {
    const own = desk();
    own.draft.edit(title, "B");
    own.server.answer(modify, 200, { rev: 2, confirm_until: Date.now() + 60_000 });
    expect(await own.saveAll()).toBe(true);
    expect(own.queue.state.kind).toBe("idle");
  });

  it("sends a deleted entry as null [C436]", async () => {
    const own = desk();
    own.draft.edit(["streams", "sport"], undefined);
    await own.saveAll();
    expect(own.saved).toEqual([{ streams: { sport: null } }]);
    expect(Object.keys(own.config.readList("streams"))).toEqual(["news"]);
  });

  it("applies the delta once every subscriber approves, and not before [C300]", async () => {
    const own = desk();
    const asked: string[] = [];
    let answer: (isYes: boolean) => void = () => undefined;
    own.queue.approveWith(({ patch }) => {
      asked.push(`one ${JSON.stringify(patch)}`);
      return Promise.resolve(true);
    });
    own.queue.approveWith(() => {
      asked.push("other");
      return new Promise((resolve) => (answer = resolve));
    });
    own.draft.edit(title, "B");
    const save = own.saveAll();
    await settle();
    expect(asked).toEqual(['one {"streams":{"news":{"title":"B"}}}', "other"]);
    expect(own.saved).toEqual([]);
    answer(true);
    expect(await save).toBe(true);
    expect(own.saved).toHaveLength(1);
  });

  it("sends nothing and leaves the draft as it was when one subscriber refuses [C301]", async () => {
    const own = desk();
    const asked: SaveRequest[] = [];
    own.queue.approveWith(() => Promise.resolve(false));
    own.queue.approveWith((request) => {
      asked.push(request);
      return Promise.resolve(true);
    });
    own.draft.edit(title, "B");
    const before = own.draft.edits;
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toEqual([]);
    expect(own.draft.edits).toBe(before);
    expect(asked).toEqual([]);
    expect(own.queue.state.kind).toBe("idle");
  });

  it("asks a subscriber no more once it has left", async () => {
    const own = desk();
    own.queue.approveWith(() => Promise.resolve(false))();
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(true);
  });

  it("shows why a subscriber refuses, and takes one that breaks for a refusal", async () => {
    const own = desk();
    const leave = own.queue.approveWith(() => Promise.resolve({ kind: "invalid", message: "Too long.", problems: [] }));
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(false);
    expect([own.queue.state.kind, own.queue.failure?.message]).toEqual(["idle", "Too long."]);
    leave();
    own.queue.approveWith(() => Promise.reject(new Error("broken")));
    expect(await own.saveAll()).toBe(false);
    expect(own.queue.failure?.message).toBe("broken");
    expect(own.saved).toEqual([]);
  });

  it("saves nothing when nothing changed [C303]", async () => {
    const own = desk();
    let asked = 0;
    own.queue.approveWith(() => Promise.resolve((asked += 1) > 0));
    expect(await own.saveAll()).toBe(false);
    own.draft.edit(title, "B");
    own.draft.edit(title, "A");
    expect(await own.saveAll()).toBe(false);
    expect([asked, own.saved.length, own.queue.state.kind]).toEqual([0, 0, "idle"]);
  });

  it("sends nothing of edits beside the draft that change nothing, and asks nobody", async () => {
    const own = desk();
    let asked = 0;
    own.queue.approveWith(() => Promise.resolve((asked += 1) > 0));
    const same = { path: title, base: "A", mine: "A" };
    expect(await own.queue.commitBeside(() => new Map([["/streams/news/title", same]]))).toBe(false);
    expect([asked, own.saved.length, own.queue.state.kind]).toEqual([0, 0, "idle"]);
  });

  it("tells where a renamed entity has gone once that is saved, to whoever has not left", async () => {
    const own = desk();
    const told: unknown[] = [];
    const leave = own.queue.onRename((rename) => told.push(rename));
    own.draft.edit(["streams", "sport", "name"], "sports");
    expect(told).toEqual([]);
    await own.saveAll();
    expect(told).toEqual([{ from: ["streams", "sport"], to: ["streams", "sports"] }]);
    leave();
    own.draft.edit(["streams", "sports", "name"], "sport");
    expect(await own.saveAll()).toBe(true);
    expect(told).toHaveLength(1);
  });

  it("saves nothing else while a save runs [C304]", async () => {
    const own = desk();
    const release = own.server.hold("answer");
    own.draft.edit(title, "B");
    const first = own.saveAll();
    await settle();
    own.draft.edit(["streams", "sport", "title"], "S");
    expect(own.queue.isRunning).toBe(true);
    expect(await own.saveAll()).toBe(false);
    release();
    expect(await first).toBe(true);
    expect(own.saved).toHaveLength(1);
    expect(own.queue.isRunning).toBe(false);
    expect(await own.saveAll()).toBe(true);
    expect(own.saved[1]).toEqual({ streams: { sport: { title: "S" } } });
  });

  it("saves what is saved as it is made one after the other, each as the draft stands then", async () => {
    const own = desk();
    const release = own.server.hold("answer");
    const next = (...path: string[]) =>
      own.queue.commitNext(() =>
        sliceOf(
          own.draft.edits,
          [
            ["streams", "news"],
            ["streams", "sport"],
          ],
          [`/${path.at(-1)}`],
        ),
      );
    own.draft.edit(["streams", "news", "disabled"], true);
    const first = next("disabled");
    await settle();
    own.draft.edit(["streams", "news", "disabled"], false);
    own.draft.edit(["streams", "sport", "static"], false);
    const others = [next("disabled"), next("static")];
    await settle();
    expect(own.saved).toHaveLength(1);
    release();
    expect(await Promise.all([first, ...others])).toEqual([true, true, true]);
    expect(own.saved).toEqual([
      { streams: { news: { disabled: true } } },
      { streams: { news: { disabled: false } } },
      { streams: { sport: { static: false } } },
    ]);
    expect(own.draft.count).toBe(0);
  });

  it("saves nothing else while another save still waits for its approval [C304]", async () => {
    const own = desk();
    let answer: (isYes: boolean) => void = () => undefined;
    own.queue.approveWith(() => new Promise((resolve) => (answer = resolve)));
    own.draft.edit(title, "B");
    const first = own.saveAll();
    await settle();
    expect(await own.saveAll()).toBe(false);
    answer(true);
    expect(await first).toBe(true);
    expect(own.saved).toHaveLength(1);
  });

  it("saves what comes at once, or while another is asked about, one after the other and each over the last", async () => {
    const own = desk();
    own.queue.approveWith(() => Promise.resolve(true));
    const next = (...path: string[]) => {
      own.draft.edit(path, "B");
      return own.queue.commitNext(() => sliceOf(own.draft.edits, [path]));
    };
    const revs = () => own.server.callsTo(modify).map(({ headers }) => headers.get("If-Match"));
    const saves = [next(...title), next("streams", "sport", "title"), next("streams", "sport", "comment")];
    expect(await Promise.all(saves)).toEqual([true, true, true]);
    expect([own.saved.length, new Set(revs()).size]).toEqual([3, 3]);
    expect(own.draft.count).toBe(0);
  });

  it("is slow after 10 s without an answer, and saved when it comes after all", async () => {
    const own = desk();
    const release = own.server.hold("answer");
    own.draft.edit(title, "B");
    const save = own.saveAll();
    await vi.advanceTimersByTimeAsync(9999);
    expect(own.queue.state.kind).toBe("running");
    await vi.advanceTimersByTimeAsync(1);
    expect(own.queue.state.kind).toBe("slow");
    expect(own.queue.isRunning).toBe(true);
    release();
    expect(await save).toBe(true);
    expect(own.queue.state.kind).toBe("saved");
  });

  it("stays saved for 3 s", async () => {
    const own = desk();
    own.draft.edit(title, "B");
    await own.saveAll();
    await vi.advanceTimersByTimeAsync(2999);
    expect(own.queue.state.kind).toBe("saved");
    await vi.advanceTimersByTimeAsync(1);
    expect(own.queue.state.kind).toBe("idle");
  });

  it("stays saved when an older failure is dismissed", async () => {
    const own = desk();
    own.draft.edit(title, "B");
    await own.saveAll();
    own.queue.dismissFailure();
    expect(own.queue.state.kind).toBe("saved");
  });

  it("takes the saved edits out of the draft and shows them as the server's at once", async () => {
    const own = desk();
    own.draft.edit(title, "B");
    await own.saveAll();
    expect(own.draft.count).toBe(0);
    expect(own.config.peek()["streams"]).toMatchObject({ news: { title: "B" } });
    expect(own.config.rev).toBe(2);
  });

  it("shows what was saved at once though the config told no revision, and claims none", async () => {
    const own = new SaveDesk({ loglevel: "debug" }, {});
    own.draft.edit(["loglevel"], "error");
    own.server.answer(modify, 200, { rev: 7 });
    expect(await own.saveAll()).toBe(true);
    expect([own.config.peek(), own.config.rev]).toEqual([{ loglevel: "error" }, undefined]);
  });

  it.each([
    ["as the server has written it", "b", 2],
    ["as another has changed it since", "theirs", 3],
  ])("leaves what the live line told before the answer: %s", async (_why, told, rev) => {
    const own = desk();
    const release = own.server.hold("answer");
    own.draft.edit(title, "B");
    const save = own.saveAll();
    await settle();
    own.config.merge({ streams: { news: { title: told } } }, rev);
    release();
    expect(await save).toBe(true);
    expect(own.config.peek()["streams"]).toMatchObject({ news: { title: told } });
    expect([own.config.rev, own.draft.count]).toEqual([rev, 0]);
  });

  it("does not say that it knows a revision which holds another's change it has not heard of", async () => {
    const own = desk();
    own.server.change({ streams: { sport: { title: "theirs" } } });
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(true);
    expect(own.config.rev).toBe(1);
    own.draft.edit(["streams", "sport", "title"], "mine");
    expect(await own.saveAll()).toBe(false);
    expect(own.server.config).toMatchObject({ streams: { sport: { title: "theirs" } } });
  });

  it("keeps the draft when the server refuses, and gives the server's words at the fields they concern [C467 S464]", async () => {
    const own = desk();
    const problem = { pointer: "/streams/news/title", keyword: "maxLength", message: "Too long.", level: "error" };
    own.server.answer(modify, 422, { error: "invalid", message: "The title is too long.", problems: [problem] });
    own.draft.edit(title, "B");
    const before = own.draft.edits;
    expect(await own.saveAll()).toBe(false);
    expect(own.draft.edits).toBe(before);
    expect([own.queue.state.kind, own.queue.failure?.message]).toEqual(["idle", "The title is too long."]);
    expect(own.queue.problems).toEqual(new Map([["/streams/news", [{ ...problem, pointer: "/title" }]]]));
  });

  it("forgets a refused field's problem when it is edited again, and the failure when it is dismissed", async () => {
    const own = desk();
    const at = (pointer: string) => ({ pointer, keyword: "k", message: "No.", level: "error" });
    own.server.answer(modify, 422, { message: "No.", problems: [at("/streams/news/title"), at("/http/0")] });
    own.draft.edit(title, "B");
    await own.saveAll();
    expect([...own.queue.problems.keys()]).toEqual(["/streams/news", ""]);
    own.draft.edit(title, "C");
    expect([...own.queue.problems]).toEqual([["", [at("/http/0")]]]);
    own.queue.dismissFailure();
    expect([own.queue.problems.size, own.queue.failure, own.queue.state.kind]).toEqual([0, undefined, "idle"]);
  });

  it("keeps the draft when the server cannot, and can save again", async () => {
    const own = desk();
    own.server.answer(modify, 507, { error: "storage_full", message: "The disk is full." });
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(false);
    expect([own.queue.state.kind, own.queue.failure?.message]).toEqual(["idle", "The disk is full."]);
    own.server.answer(modify, undefined);
    expect(await own.saveAll()).toBe(true);
  });

  it("keeps text typed while the save runs as an edit over what was saved", async () => {
    const own = desk();
    const release = own.server.hold("answer");
    own.draft.edit(title, "B");
    const save = own.saveAll();
    await settle();
    own.draft.edit(title, "Bc");
    release();
    expect(await save).toBe(true);
    expect(own.draft.conflicts).toEqual([]);
    expect(own.draft.effective(title)).toBe("Bc");
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "Bc" } } });
    expect(own.draft.edits.get("/streams/news/title")?.base).toBe("B");
  });

  it("takes the echo of its own save for no conflict, though it comes before the answer and the field was typed on", async () => {
    const own = desk();
    const release = own.server.hold("answer");
    own.draft.edit(title, "B");
    const save = own.saveAll();
    await settle();
    own.draft.edit(title, "Bc");
    own.config.merge({ streams: { news: { title: "B" } } }, 2);
    expect(own.draft.conflicts).toEqual([]);
    expect(own.draft.effective(title)).toBe("Bc");
    release();
    expect(await save).toBe(true);
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "Bc" } } });
  });

  it("puts no entity into the tree under a key that only the server can give", async () => {
    const own = desk();
    own.draft.edit(["sources", "-1"], { urls: ["m4f://origin"] });
    expect(await own.saveAll()).toBe(true);
    expect(own.saved).toEqual([{ sources: { "-1": { urls: ["m4f://origin"] } } }]);
    expect(own.config.peek()["sources"]).toEqual({});
    expect(own.draft.count).toBe(0);
  });
});
