import { describe, expect, it } from "vitest";
import { ReviewStore } from "../../../src/stores/saving/ReviewStore.ts";
import { savingStoresOf } from "../../../src/stores/saving/savingStores.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const title = ["streams", "news", "title"];
const now = 1_000_000;

async function opened() {
  const capabilities = { comment: true, confirm: true, check: true, save_at: true };
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } }, { capabilities });
  await stores.serverInfo.refresh();
  const review = new ReviewStore(stores, () => now);
  stores.draft.edit(title, "B");
  return { ...stores, review };
}

describe("what is said of a draft that came from a former revision", () => {
  it("is proposed, and the proposal of a later one takes its place", async () => {
    const { review } = await opened();
    review.noteRestored("As in revision 12");
    expect(review.comment).toBe("As in revision 12");
    review.noteRestored("As in revision 9");
    expect(review.comment).toBe("As in revision 9");
  });

  it("is what somebody has typed, before or after the proposal", async () => {
    const { review } = await opened();
    review.setComment("before the feast");
    review.noteRestored("As in revision 12");
    expect(review.comment).toBe("before the feast");
    review.setComment("after the feast");
    review.noteRestored("As in revision 9");
    review.forgetRestored();
    expect([review.comment, review.terms.way]).toEqual(["after the feast", "form"]);
  });

  it("is said no more once nothing of it is left in the draft", async () => {
    const { review, draft } = await opened();
    review.noteRestored("As in revision 12");
    draft.edit(["streams", "news", "comment"], "more");
    expect([review.comment, review.terms.way]).toEqual(["As in revision 12", "restore"]);
    draft.discard();
    expect([review.comment, review.terms.way]).toEqual(["", "form"]);
  });

  it("is not what is said of changes that come back without a word", async () => {
    const { review } = await opened();
    review.takeBackComment(undefined);
    expect(review.comment).toBe("");
  });
});

describe("when a draft is saved", () => {
  it("is now at first, whatever time was looked at", async () => {
    const { review } = await opened();
    expect([review.when, review.timeFault]).toEqual(["now", undefined]);
    review.setAt(now - 5000);
    expect(review.timeFault).toBeUndefined();
    expect(review.terms).toStrictEqual({ way: "form", confirmWithinS: 0 });
  });

  it("is told to the server only once a time is chosen", async () => {
    const { review } = await opened();
    review.setWhen("later");
    expect(review.terms).toStrictEqual({ way: "form", confirmWithinS: 0 });
  });

  it("is now again for the next one", async () => {
    const { review, draft, termsOfSaves } = await opened();
    review.setWhen("later");
    review.setAt(now + 9000);
    expect(await review.commit()).toBe(true);
    expect(termsOfSaves).toMatchObject([{ saveAtMs: now + 9000 }]);
    draft.edit(title, "C");
    expect([review.when, review.atMs]).toEqual(["now", undefined]);
  });
});

describe("a check of the draft that runs", () => {
  it("is seen to run until it is answered", async () => {
    const { review } = await opened();
    const running = review.runCheck();
    expect(review.check).toEqual({ kind: "running" });
    await running;
    expect(review.check?.kind).toBe("done");
  });
});

describe("what is chosen for a save", () => {
  it("outlives the dialog it was chosen in", () => {
    const stores = fakeStores({});
    savingStoresOf(stores).review.setComment("for the night");
    expect(savingStoresOf(stores).review.comment).toBe("for the night");
    expect(savingStoresOf(fakeStores({})).review.comment).toBe("");
  });
});
