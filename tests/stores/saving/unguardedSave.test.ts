import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mishap } from "../../api/support/FakeServer.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const title = ["streams", "news", "title"];
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A server that counts no revisions: what others have saved meanwhile is looked for here. */
function desk() {
  const own = new SaveDesk({ streams: { news: { name: "news", title: "A" }, sport: { name: "sport" } } }, {});
  own.draft.edit(title, "B");
  return own;
}

/** One whose first save meets a mishap. */
async function broken(mishap: Mishap) {
  const own = desk();
  own.server.happen(mishap);
  let isSaved: boolean | undefined;
  void own.saveAll().then((result) => (isSaved = result));
  await settle();
  const resume = async () => {
    await own.queue.resume();
    await settle();
    return isSaved;
  };
  return { own, resume };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a save at a server that does not guard its config", () => {
  it("is shown at once, and claims no revision", async () => {
    const own = desk();
    expect(await own.saveAll()).toBe(true);
    expect(own.config.peek()["streams"]).toMatchObject({ news: { title: "B" } });
    expect([own.draft.count, own.config.rev]).toEqual([0, undefined]);
  });

  it("is not sent over what another has saved meanwhile: the config is asked for, which shows it", async () => {
    const own = desk();
    own.server.change({ streams: { news: { title: "theirs" } } });
    expect(await own.saveAll()).toBe(false);
    expect([own.saved, own.refreshes, own.draft.count]).toEqual([[], 1, 1]);
    expect(own.queue.failure?.kind).toBe("conflict");
    expect(own.queue.failure).toBeDefined();
  });

  it("is not sent while nobody can tell what the server holds, and can be tried again", async () => {
    const own = desk();
    const read = "/flussonic/api/read_config";
    own.server.answer(read, 503, { message: "The disk is busy." });
    expect(await own.saveAll()).toBe(false);
    expect([own.queue.state.kind, own.queue.failure?.message]).toEqual(["idle", "The disk is busy."]);
    expect([own.saved, own.draft.count]).toEqual([[], 1]);
    own.server.answer(read, undefined);
    expect(await own.saveAll()).toBe(true);
  });

  it.each(["lost answer", "cut answer", "gateway timeout"] as const)(
    "is not sent a second time where it has arrived in spite of a %s",
    async (mishap) => {
      const { own, resume } = await broken(mishap);
      expect(await resume()).toBe(true);
      expect(own.saved).toHaveLength(1);
      expect([own.queue.state.kind, own.draft.count]).toEqual(["saved", 0]);
    },
  );

  it("is sent again where it has not arrived", async () => {
    const { own, resume } = await broken("lost request");
    expect(await resume()).toBe(true);
    expect(own.server.config).toMatchObject({ streams: { news: { title: "B" } } });
    expect([own.server.applied, own.draft.count]).toEqual([1, 0]);
  });

  it("is a conflict where it has not arrived and another was faster", async () => {
    const { own, resume } = await broken("lost request");
    own.server.change({ streams: { news: { title: "theirs" } } });
    expect(await resume()).toBe(false);
    expect(own.server.config).toMatchObject({ streams: { news: { title: "theirs" } } });
    expect([own.queue.failure?.kind, own.refreshes, own.draft.count]).toEqual(["conflict", 1, 1]);
  });
});
