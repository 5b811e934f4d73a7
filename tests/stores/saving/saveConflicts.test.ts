import { describe, expect, it } from "vitest";
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
    const message = "Changed by another administrator meanwhile: 2. Choose what to do with each before saving.";
    expect(own.queue.failure).toEqual({ kind: "conflict", message, problems: [] });
    expect(own.queue.state).toEqual({ kind: "failed", message });
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
