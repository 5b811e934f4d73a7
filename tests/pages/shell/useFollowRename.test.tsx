import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ShellToasts } from "../../../src/pages/shell/ShellToasts.tsx";
import { useFollowRename } from "../../../src/pages/shell/useFollowRename.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const words = "news was renamed to sport by another administrator";

function Shell() {
  useFollowRename();
  return <ShellToasts />;
}

function opened(address: string) {
  const stores = fakeStores({
    streams: { news: { name: "news", title: "A" }, talk: { name: "talk", title: "B" }, other: { name: "other" } },
  });
  const router = renderPage(<Shell />, stores, address);
  const receive = (streams: Readonly<Record<string, { name: string; title: string } | null>>) =>
    act(() => stores.config.merge({ streams: { ...streams } }, 2));
  return { router, receive, stores };
}

describe("an open page of an entity that another administrator renames", () => {
  it("goes on at the new address and says so, until that is dismissed", async () => {
    const { router, receive } = opened("/standalone/news/input?q=x");
    receive({ news: null, sport: { name: "sport", title: "A" } });
    expect(router.state.location).toMatchObject({ pathname: "/standalone/sport/input", search: "?q=x" });
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it("follows each of several that are renamed at once", () => {
    const { router, receive } = opened("/standalone/news+talk");
    receive({
      news: null,
      talk: null,
      sport: { name: "sport", title: "A" },
      chat: { name: "chat", title: "B" },
    });
    expect(router.state.location.pathname).toBe("/standalone/sport+chat");
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(2);
  });

  it("stays where it is, and says nothing, when the renamed one is another", () => {
    const { router, receive } = opened("/standalone/other");
    receive({ news: null, sport: { name: "sport", title: "A" } });
    expect(router.state.location.pathname).toBe("/standalone/other");
    expect(screen.queryByText(words)).toBeNull();
  });

  it("says nothing of a rename that was saved here", async () => {
    const { router, stores } = opened("/standalone/news");
    stores.draft.edit(["streams", "news", "name"], "sport");
    await act(() => stores.save.commit(stores.draft.edits));
    expect(router.state.location.pathname).toBe("/standalone/sport");
    expect(screen.queryByText(words)).toBeNull();
  });
});
