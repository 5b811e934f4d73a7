import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mishap } from "../../api/support/FakeServer.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const title = ["streams", "news", "title"];
const settle = () => vi.advanceTimersByTimeAsync(0);

async function broken(...mishaps: Mishap[]) {
  const own = new SaveDesk({ streams: { news: { name: "news", title: "A" }, sport: { name: "sport" } } });
  own.server.happen(...mishaps);
  own.draft.edit(title, "B");
  let isSaved: boolean | undefined;
  void own.saveAll().then((result) => (isSaved = result));
  await settle();
  return { own, result: () => isSaved };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a save whose connection breaks", () => {
  it.each(["lost request", "lost answer", "cut answer", "gateway timeout"] as const)(
    "is unconfirmed after a %s, and sent again with the same name, so that it is applied once",
    async (mishap) => {
      const { own, result } = await broken(mishap);
      expect(own.queue.state.kind).toBe("unconfirmed");
      expect([result(), own.draft.count]).toEqual([undefined, 1]);
      await own.queue.resume();
      await settle();
      expect(result()).toBe(true);
      expect(own.server.applied).toBe(1);
      expect(new Set(own.operationIds).size).toBe(1);
      expect(own.queue.state.kind).toBe("saved");
      expect(own.draft.count).toBe(0);
    },
  );

  it("sends the very same request again, though the draft has gone on", async () => {
    const { own } = await broken("lost answer");
    own.draft.edit(title, "Bc");
    own.draft.edit(["streams", "sport", "title"], "S");
    await own.queue.resume();
    const [first, second] = own.server.callsTo("/flussonic/api/modify_config");
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.get("If-Match")).toBe(first?.headers.get("If-Match"));
    expect(own.draft.patch()).toEqual({ streams: { news: { title: "Bc" }, sport: { title: "S" } } });
    expect(own.draft.conflicts).toEqual([]);
  });

  it("lets no other save go out before its fate is known", async () => {
    const { own } = await broken("lost answer");
    own.draft.edit(["streams", "sport", "title"], "S");
    expect(own.queue.isRunning).toBe(true);
    expect(await own.saveAll()).toBe(false);
    expect(own.saved).toHaveLength(1);
  });

  it("stays unconfirmed while the server cannot be reached, cannot, or wants a new login", async () => {
    const { own, result } = await broken("lost answer", "lost request");
    await own.queue.resume();
    expect(own.queue.state.kind).toBe("unconfirmed");
    own.server.isLoggedIn = false;
    await own.queue.resume();
    expect(own.queue.state.kind).toBe("unconfirmed");
    own.server.isLoggedIn = true;
    own.server.answer("/flussonic/api/modify_config", 503, {});
    await own.queue.resume();
    expect([own.queue.state.kind, result()]).toEqual(["unconfirmed", undefined]);
    own.server.answer("/flussonic/api/modify_config", undefined);
    await own.queue.resume();
    await settle();
    expect(result()).toBe(true);
    expect(own.server.applied).toBe(1);
  });

  it("is sent again once, though several things say that the line is back", async () => {
    const { own } = await broken("lost answer");
    await Promise.all([own.queue.resume(), own.queue.resume(), own.queue.resume()]);
    expect(own.saved).toHaveLength(2);
  });

  it("is a conflict when it had not arrived and another was faster; the draft is kept", async () => {
    const { own, result } = await broken("lost request");
    own.server.change({ streams: { news: { title: "theirs" } } });
    await own.queue.resume();
    await settle();
    expect(result()).toBe(false);
    expect(own.queue.failure?.kind).toBe("conflict");
    own.hearAll();
    expect(own.draft.conflicts).toHaveLength(1);
  });

  it("leaves nothing to resend once it is confirmed", async () => {
    const { own } = await broken("lost answer");
    await own.queue.resume();
    await own.queue.resume();
    expect(own.saved).toHaveLength(2);
  });

  it("shows no edit that the live line has already brought back", async () => {
    const { own } = await broken("lost answer");
    own.hearAll();
    expect(own.draft.count).toBe(0);
    expect(own.queue.state.kind).toBe("unconfirmed");
    await own.queue.resume();
    expect(own.queue.state.kind).toBe("saved");
    expect(own.server.applied).toBe(1);
  });

  it("needs a new try of the operator when the first answer is that the login is over", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news" } } });
    own.server.isLoggedIn = false;
    own.draft.edit(title, "B");
    expect(await own.saveAll()).toBe(false);
    expect([own.queue.failure !== undefined, own.queue.state.kind, own.draft.count]).toEqual([true, "idle", 1]);
  });
});

describe("a save beside the draft, as of a text", () => {
  it("is made in its turn, and the next one waits for it", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news", title: "A" } } });
    const release = own.server.hold("answer");
    own.draft.edit(title, "B");
    const first = own.saveAll();
    const sent: string[] = [];
    let answer: (answer: { rev: number }) => void = () => undefined;
    const second = own.queue.follow(own.draft.edits, () => {
      sent.push("text");
      return new Promise((resolve) => (answer = resolve));
    });
    await settle();
    expect([sent, own.queue.state.kind]).toEqual([[], "running"]);
    release();
    expect(await first).toBe(true);
    await settle();
    own.draft.edit(["loglevel"], "error");
    const third = own.queue.commitNext(() => own.draft.edits);
    await settle();
    expect([sent, own.queue.state.kind, own.saved.length]).toEqual([["text"], "running", 1]);
    const rev = own.config.rev ?? 0;
    answer({ rev });
    expect([await second, await third, own.saved.length]).toEqual([{ rev }, true, 2]);
  });

  it.each(["before", "after"])(
    "is told to nobody as another's rename where its echo comes %s its answer",
    async (when) => {
      const own = new SaveDesk({ streams: { news: { name: "news", title: "A" } } });
      own.draft.edit(["streams", "news", "name"], "sport");
      const told: unknown[] = [];
      own.draft.onRename((rename) => told.push(rename));
      const rev = (own.config.rev ?? 0) + 1;
      const hear = () => own.config.merge({ streams: { news: null, sport: { name: "sport", title: "A" } } }, rev);
      const saved = own.queue.follow(own.draft.edits, async () => {
        if (when === "before") hear();
        return { rev };
      });
      expect(await saved).toEqual({ rev });
      if (when === "after") hear();
      await settle();
      expect([own.draft.renamesByOthers.list, own.draft.count, own.queue.state.kind]).toEqual([[], 0, "saved"]);
      expect(told).toEqual([{ from: ["streams", "news"], to: ["streams", "sport"] }]);
      // What another does then is told.
      own.draft.edit(["streams", "sport", "title"], "B");
      own.config.merge({ streams: { sport: null, talk: { name: "talk", title: "A" } } }, rev + 1);
      expect(own.draft.renamesByOthers.list).toEqual([{ from: ["streams", "sport"], to: ["streams", "talk"] }]);
    },
  );

  it("leaves a save whose answer was lost to be sent again before it", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news", title: "A" } } });
    own.draft.edit(title, "B");
    own.server.happen("lost answer");
    const lost = own.saveAll();
    await settle();
    expect(own.queue.state.kind).toBe("unconfirmed");
    const beside = own.queue.follow(new Map(), () => Promise.reject(new Error("No.")));
    const refused = beside.catch(String);
    await settle();
    expect(own.queue.state.kind, "still").toBe("unconfirmed");
    await own.queue.resume();
    expect(await refused).toBe("Error: No.");
    expect([await lost, own.draft.count]).toEqual([true, 0]);
  });
});
