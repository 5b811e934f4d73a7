import { describe, expect, it } from "vitest";
import { saveAtOnce } from "../../src/stores/saving/immediateSaves.ts";
import { fakeStores } from "../pages/support/fakeStores.ts";

const tree = () => ({ streams: { news: { name: "news", static: true }, sport: { name: "sport" } } });

describe("what is saved as it is made", () => {
  it("is sent alone: what else is edited stays in the draft", async () => {
    const stores = fakeStores(tree());
    stores.draft.edit(["streams", "news", "title"], "News");
    expect(await saveAtOnce(stores, [[["streams", "news", "static"], false]])).toBe(true);
    expect(stores.saved).toEqual([{ streams: { news: { static: false } } }]);
    expect(stores.draft.patch()).toEqual({ streams: { news: { title: "News" } } });
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
