import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sliceOf } from "../../../src/model/draft/draftSlices.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const title = ["streams", "news", "title"];
const modify = "/flussonic/api/modify_config";

function desk() {
  const own = new SaveDesk({ streams: { news: { name: "news", title: "A" }, sport: { name: "sport", title: "S" } } });
  own.draft.edit(title, "B");
  own.draft.edit(["streams", "sport", "title"], "T");
  return own;
}

describe("a save of what another has changed", () => {
  it("is refused with how much is to be decided, where that is known here: nobody is asked and nothing sent", async () => {
    const own = desk();
    let asked = 0;
    own.queue.approveWith(() => Promise.resolve((asked += 1) > 0));
    own.server.change({ streams: { news: { title: "theirs" }, sport: { title: "theirs" } } });
    own.hearAll();
    expect(await own.saveAll()).toBe(false);
    const message =
      "Changed by another administrator meanwhile: 2 settings. Choose what to do with each before saving.";
    expect(own.queue.failure).toEqual({ kind: "conflict", message, problems: [] });
    expect(own.queue.state.kind).toBe("idle");
    expect([asked, own.saved, own.draft.count]).toEqual([0, [], 2]);
    expect(own.refreshes, "the config that shows it is here").toBe(0);
  });

  it("asks for the config where only the server knows, so that the fields show it", async () => {
    const own = desk();
    own.server.change({ streams: { news: { title: "theirs" } } });
    expect(await own.saveAll()).toBe(false);
    expect([own.queue.failure?.kind, own.refreshes]).toEqual(["conflict", 1]);
  });

  it("asks for it where the revision that was edited is too old for the server, too", async () => {
    const own = desk();
    own.server.answer(modify, 410, { error: "gone", message: "Revision 1 is not kept." });
    expect(await own.saveAll()).toBe(false);
    expect([own.queue.failure?.kind, own.refreshes]).toEqual(["gone", 1]);
  });

  it("keeps what waits behind it back until it is here, for five seconds at most", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const own = desk();
    own.server.change({ streams: { news: { title: "theirs" } } });
    const next = () => own.queue.commitNext(() => sliceOf(own.draft.edits, [["streams", "sport", "title"]]));
    expect(await own.saveAll()).toBe(false);
    const behind = next();
    await vi.advanceTimersByTimeAsync(4000);
    expect(own.saved).toHaveLength(1);
    own.hearAll();
    await own.queue.caughtUp();
    expect([await behind, own.saved.at(-1)]).toEqual([true, { streams: { sport: { title: "T" } } }]);
    own.draft.edit(["streams", "sport", "title"], "U");
    own.server.change({ streams: { sport: { title: "theirs" } } });
    expect(await next()).toBe(false);
    const late = next();
    await vi.advanceTimersByTimeAsync(4999);
    expect(own.saved).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect([await late, own.saved.length]).toEqual([false, 4]);
  });

  it("says no more that there is something to decide once all is decided", async () => {
    const own = desk();
    own.server.change({ streams: { news: { title: "theirs" }, sport: { title: "theirs" } } });
    expect(await own.saveAll()).toBe(false);
    own.hearAll();
    own.draft.keepMine(title);
    expect(own.queue.failure?.kind).toBe("conflict");
    own.draft.takeTheirs(["streams", "sport", "title"]);
    expect([own.queue.failure, own.queue.state.kind]).toEqual([undefined, "idle"]);
  });

  it("says so also where another save that waited behind it is saved meanwhile", async () => {
    const own = desk();
    own.server.change({ streams: { news: { title: "theirs" } } });
    expect(await own.queue.commit(sliceOf(own.draft.edits, [title]))).toBe(false);
    const behind = own.queue.commitNext(() => sliceOf(own.draft.edits, [["streams", "sport", "title"]]));
    own.hearAll();
    expect([await behind, own.queue.failure?.kind]).toEqual([true, "conflict"]);
    own.draft.takeTheirs(title);
    expect([own.queue.failure, own.draft.count]).toEqual([undefined, 0]);
  });

  it.each([
    [422, { error: "invalid", message: "No.", problems: [] }],
    [507, { error: "storage_full", message: "The disk is full." }],
  ])("does not ask for it where the refusal (%i) has nothing to do with others", async (status, body) => {
    const own = desk();
    own.server.answer(modify, status, body);
    expect(await own.saveAll()).toBe(false);
    expect(own.refreshes).toBe(0);
  });
});

describe("a refusal", () => {
  it("tells what one was refused for also when another that waited behind it is saved", async () => {
    const own = desk();
    own.queue.approveWith(({ patch }) =>
      Promise.resolve("sport" in (patch["streams"] as object) || { kind: "other", message: "No.", problems: [] }),
    );
    const saves = ["news", "sport"].map((name) =>
      own.queue.commitNext(() => sliceOf(own.draft.edits, [["streams", name, "title"]])),
    );
    expect(await Promise.all(saves)).toEqual([false, true]);
    expect([own.queue.failure?.message, own.queue.state.kind]).toEqual(["No.", "saved"]);
    own.draft.edit(["streams", "sport", "title"], "U");
    await own.queue.commit(sliceOf(own.draft.edits, [["streams", "sport"]]));
    expect(own.queue.failure, "the next one that is made by hand is another matter").toBeUndefined();
  });

  it("of a save that waited is its own, and none where the operator said no", async () => {
    const own = desk();
    const verdicts = [{ kind: "other" as const, message: "No.", problems: [] }, false];
    own.queue.approveWith(() => Promise.resolve(verdicts.shift() ?? true));
    const edits = () => sliceOf(own.draft.edits, [["streams", "sport", "title"]]);
    const saves = [own.queue.commitBeside(edits), own.queue.commitBeside(edits), own.queue.commitBeside(edits)];
    expect(await Promise.all(saves)).toMatchObject([{ kind: "other" }, false, true]);
    expect(own.queue.failure?.message).toBe("Stream sport, Title: No.");
  });

  it("of what was not even sent leaves a save alone that is under way", async () => {
    const own = desk();
    const release = own.server.hold("answer");
    const saving = own.saveAll();
    await expect.poll(() => own.queue.state.kind).toBe("running");
    expect(own.queue.fail(new Error("No line."))).toBe(false);
    expect([own.queue.isRunning, own.queue.failure?.message]).toEqual([true, "No line."]);
    release();
    expect([await saving, own.draft.count]).toEqual([true, 0]);
  });

  it("says why something was not even sent", () => {
    const own = desk();
    expect(own.queue.fail(new Error("No line."))).toBe(false);
    expect([own.queue.state.kind, own.queue.failure?.message, own.saved]).toEqual(["idle", "No line.", []]);
  });

  it("says nothing of an older refusal where there is nothing to send", async () => {
    const own = desk();
    own.server.answer(modify, 422, { error: "invalid", message: "The title is too long." });
    await own.saveAll();
    expect(await own.queue.commitBeside(() => new Map())).toBe(false);
    expect([own.queue.failure, own.queue.state.kind, own.draft.count]).toEqual([undefined, "idle", 2]);
  });
});
