import { describe, expect, it } from "vitest";
import { saveAtOnce, saveMirrorLists } from "../../../src/stores/saving/immediateSaves.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const tree = () => ({ streams: { news: { name: "news", static: true }, sport: { name: "sport" } } });

describe("what is saved as it is made", () => {
  it("is sent alone: what else is edited stays in the draft", async () => {
    const stores = fakeStores(tree());
    stores.draft.edit(["streams", "news", "title"], "News");
    expect(await saveAtOnce(stores, [[["streams", "news", "static"], false]])).toBe(true);
    expect(stores.saved).toEqual([{ streams: { news: { static: false } } }]);
    expect(stores.draft.patch()).toEqual({ streams: { news: { title: "News" } } });
  });

  it("takes the place of what was typed of the same setting before, for good", async () => {
    const stores = fakeStores(tree());
    stores.draft.edit(["streams", "news", "title"], "typed before");
    expect(await saveAtOnce(stores, [[["streams", "news", "title"], "at once"]])).toBe(true);
    expect(stores.saved).toEqual([{ streams: { news: { title: "at once" } } }]);
    expect(stores.draft.count).toBe(0);
    expect(stores.draft.effective(["streams", "news", "title"])).toBe("at once");
  });

  it("is taken back when it is refused, and what was edited before stands again", async () => {
    const stores = fakeStores(tree());
    stores.save.approveWith(() => Promise.resolve(false));
    stores.draft.edit(["streams", "news", "static"], false);
    stores.draft.edit(["streams", "sport", "title"], "Sport");
    expect(await saveAtOnce(stores, [[["streams", "news"], undefined]])).toBe(false);
    expect(stores.draft.patch()).toEqual({ streams: { news: { static: false }, sport: { title: "Sport" } } });
  });

  it("waits for a save that is under way", async () => {
    const stores = fakeStores(tree());
    const first = saveAtOnce(stores, [[["streams", "news", "static"], false]]);
    const second = saveAtOnce(stores, [[["streams", "sport", "static"], false]]);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(stores.saved).toHaveLength(2);
  });
});

const only = ["sources", "1", "only"];

function desk(mirror: Record<string, string[]> = {}) {
  const own = new SaveDesk({ sources: { "1": { urls: ["http://origin"], ...mirror } } });
  const save = (changes: { only?: string[] | null; except?: string[] | null }) =>
    saveMirrorLists({ config: own.config, save: own.queue }, "1", () => changes);
  return { own, save };
}

describe("saving the lists of a mirror", () => {
  it("leaves an emptied list a list [C292]", async () => {
    const { own, save } = desk({ only: ["news"] });
    expect(await save({ only: [] })).toBe(true);
    expect(own.saved).toEqual([{ sources: { "1": { only: [] } } }]);
    expect(own.config.peek()["sources"]).toMatchObject({ "1": { only: [] } });
  });

  it("leaves the list that is not spoken of", async () => {
    const { own, save } = desk({ only: ["news"], except: ["radio"] });
    await save({ only: ["sport"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: ["sport"] } } }]);
  });

  it("takes a list away", async () => {
    const { own, save } = desk({ only: ["news"], except: ["radio"] });
    await save({ only: null, except: ["radio", "sport"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: null, except: ["radio", "sport"] } } }]);
  });

  it("keeps what is edited of the same list and not saved, over what was saved", async () => {
    const { own, save } = desk({ only: ["news", "sport"] });
    own.draft.edit(only, ["news", "sport", "film"]);
    await save({ only: ["news"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: ["news"] } } }]);
    expect(own.draft.effective(only)).toEqual(["news", "film"]);
    expect(own.draft.conflicts).toEqual([]);
    await own.saveAll();
    expect(own.saved[1]).toEqual({ sources: { "1": { only: ["news", "film"] } } });
  });

  it("leaves the draft as it was when the server refuses", async () => {
    const { own, save } = desk({ only: ["news"] });
    own.draft.edit(only, ["news", "film"]);
    const { edits } = own.draft;
    own.queue.approveWith(() => Promise.resolve({ kind: "invalid", message: "no", problems: [] }));
    expect(await save({ only: [] })).toBe(false);
    expect(own.draft.edits).toBe(edits);
    expect(own.queue.failure?.message).toBe("no");
  });

  it("sends nothing when nothing is to be changed", async () => {
    const { own, save } = desk();
    expect(await save({})).toBe(false);
    expect(own.saved).toEqual([]);
  });
});
