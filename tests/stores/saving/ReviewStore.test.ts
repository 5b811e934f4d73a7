import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { ReviewStore } from "../../../src/stores/saving/ReviewStore.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const title = ["streams", "news", "title"];
const now = 1_000_000;

const all = { comment: true, confirm: true, check: true, save_at: true };

async function opened(capabilities: NonNullable<ServerInfo["capabilities"]> = all) {
  const stores = fakeStores({ http: [80], streams: { news: { name: "news", title: "A" } } }, { capabilities });
  await stores.serverInfo.refresh();
  const review = new ReviewStore(stores, () => now);
  stores.draft.edit(title, "B");
  return { ...stores, review, server: stores.calls.saves };
}

describe("how the draft is saved", () => {
  it("is for good and without a word, unless something else is chosen", async () => {
    const { review, termsOfSaves } = await opened();
    expect(await review.commit()).toBe(true);
    expect(termsOfSaves).toEqual([{ way: "form", confirmWithinS: 0 }]);
  });

  it("is with the comment and the time that are chosen, which are for this one save", async () => {
    const { review, draft, termsOfSaves } = await opened();
    review.setComment("  for the night ");
    review.setWithin(300);
    expect(await review.commit()).toBe(true);
    expect(termsOfSaves).toEqual([{ way: "form", confirmWithinS: 300, comment: "for the night" }]);
    draft.edit(title, "C");
    expect([review.comment, review.withinS]).toEqual(["", 0]);
  });

  it("keeps the comment and all that is chosen as it is while the save is refused", async () => {
    const { review, saving } = await opened();
    review.setComment("for the night ");
    review.setWithin(600);
    saving.failure = new Error("refused");
    expect(await review.commit()).toBe(false);
    expect([review.comment, review.withinS]).toEqual(["for the night ", 600]);
  });

  it("is on trial by itself where it may lock the operator out, and for good where that is chosen in so many words", async () => {
    const { review, draft } = await opened();
    expect([review.isRisky, review.withinS]).toEqual([false, 0]);
    draft.edit(["http"], [81]);
    expect([review.isRisky, review.withinS]).toEqual([true, 60]);
    review.setWithin(0);
    expect(review.terms.confirmWithinS).toBe(0);
  });

  it("is never on trial at a server that cannot take it back", async () => {
    const { review, draft } = await opened({});
    draft.edit(["http"], [81]);
    expect(review.withinS).toBe(0);
  });

  it("is at a time from 5 s to 30 days ahead, and then on no trial: nobody may be there", async () => {
    const { review } = await opened();
    review.setWithin(60);
    review.setWhen("later");
    expect(review.timeFault).toBe("missing");
    const faults = [now + 4000, now + 5000, now + 30 * 86_400_000, now + 31 * 86_400_000].map((at) => {
      review.setAt(at);
      return review.timeFault;
    });
    expect(faults).toEqual(["past", undefined, undefined, "late"]);
    review.setAt(now + 9000);
    expect(review.terms).toEqual({ way: "form", confirmWithinS: 0, saveAtMs: now + 9000 });
    review.setWhen("now");
    expect(review.terms).toEqual({ way: "form", confirmWithinS: 60 });
  });

  it("says that it restores a revision, until the draft that came from there is empty", async () => {
    const { review, draft } = await opened();
    review.noteRestored("As in revision 12");
    expect(review.terms.way).toBe("restore");
    draft.discard();
    draft.edit(title, "C");
    expect(review.terms.way).toBe("form");
  });

  it("neither lists nor sends again what is saved as it is made while that is on its way", async () => {
    const { review, draft, saved } = await opened();
    draft.edit(["streams", "news", "disabled"], true);
    const end = draft.sendAtOnce([["streams", "news", "disabled"]]);
    expect([review.changes.length, draft.count]).toEqual([1, 1]);
    await review.commit();
    expect(saved).toEqual([{ streams: { news: { title: "B" } } }]);
    end();
  });

  it("takes 500 characters of comment", async () => {
    const { review } = await opened();
    // As the server counts: without what it trims, and an emoji is one.
    for (const comment of ["x".repeat(500), "📺".repeat(500), `${"x".repeat(500)}   `]) {
      review.setComment(comment);
      expect(review.isCommentTooLong).toBe(false);
    }
    review.setComment("x".repeat(501));
    expect(review.isCommentTooLong).toBe(true);
  });
});

describe("a check of the draft", () => {
  const problem = { pointer: "/streams/news/title", keyword: "x", message: "no", level: "error" } as const;

  it("asks the server about what would be saved, and says what it finds; nothing is saved", async () => {
    const { review, server, saved } = await opened();
    server.found = { problems: [problem], unlisted: 2 };
    await review.runCheck();
    expect(server.made).toEqual(['check {"streams":{"news":{"title":"B"}}}']);
    expect(review.check).toEqual({ kind: "done", problems: [problem], unlisted: 2 });
    expect(saved).toEqual([]);
  });

  it("is not said of a draft that has changed since", async () => {
    const { review, draft } = await opened();
    await review.runCheck();
    draft.edit(title, "C");
    expect(review.check).toBeUndefined();
    const running = review.runCheck();
    draft.edit(title, "D");
    await running;
    expect(review.check).toBeUndefined();
  });

  it("says why there is none", async () => {
    const { review, server } = await opened();
    server.failure = new ApiError("unreachable", "The server cannot be reached.");
    await review.runCheck();
    await vi.waitFor(() => expect(review.check).toEqual({ kind: "failed", message: "The server cannot be reached." }));
  });
});
