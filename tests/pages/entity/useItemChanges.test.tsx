import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { useItemChanges } from "../../../src/pages/entity/ItemActions.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

function Changes() {
  const { remove, clone } = useItemChanges("streams", "news");
  return (
    <>
      <button onClick={remove}>Delete</button>
      <button onClick={clone}>Clone</button>
    </>
  );
}

/** A stream and another, both with edits, at a server that refuses. */
function opened() {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" }, other: { name: "other" } } });
  stores.draft.edit(["streams", "news", "title"], "mine");
  stores.draft.edit(["streams", "other", "title"], "too");
  stores.save.approveWith(() => Promise.resolve({ kind: "other", message: "It is on air.", problems: [] }));
  renderPage(<Changes />, stores, "/standalone/news");
  return stores;
}

describe.each(["Delete", "Clone"])("%s of a stream, refused", (name) => {
  it("leaves the edits of that stream and of others as they were, and nothing to undo", async () => {
    const stores = opened();
    const before = stores.draft.patch();
    await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(stores.save.failure?.message).toBe("It is on air."));
    await waitFor(() => expect(stores.draft.patch()).toEqual(before));
    expect(before).toEqual({ streams: { news: { title: "mine" }, other: { title: "too" } } });
    expect(stores.draft.discarded).toBeUndefined();
  });
});
