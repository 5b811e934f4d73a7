import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ConsoleShell } from "../../../src/pages/shell/ConsoleShell.tsx";
import type { ConsoleParts } from "../../../src/pages/shell/ConsoleParts.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const parts: ConsoleParts = { title: "Sluice", tabs: () => [], routes: [] };

function open() {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } });
  const shell = <ConsoleShell parts={parts} onReconnect={() => undefined} onCrash={() => undefined} />;
  renderPage(shell, stores);
  const user = userEvent.setup();
  const logOut = async () => {
    const header = within(screen.getByRole("banner"));
    await user.click(header.getByRole("button", { name: "User menu" }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  };
  return { ...stores, logOut };
}

describe("the shell around every page", () => {
  it("has a user menu with 'Log out' in its header [C063]", async () => {
    const { session, logOut } = open();
    const logout = vi.spyOn(session, "logout");
    await logOut();
    expect(logout).toHaveBeenCalledOnce();
  });

  it("says in its header that a config text is typed which cannot be read, and leads to it", async () => {
    const { configText } = open();
    await act(() => configText.load());
    act(() => configText.type("stream other {}\n"));
    await act(() => configText.readProblems());
    expect(screen.queryByRole("link", { name: "Config text not saved" }), "it is in the draft").toBeNull();
    act(() => configText.type("stream other {\n"));
    await act(() => configText.readProblems());
    const sign = await within(screen.getByRole("banner")).findByRole("link", { name: "Config text not saved" });
    await userEvent.click(sign);
    expect(screen.queryByRole("link", { name: "Config text not saved" }), "it is in sight").toBeNull();
  });

  it("asks before a logout that loses what is half typed, and leaves nothing of it to the next operator", async () => {
    const { halfTyped, questions, session, logOut } = open();
    const logout = vi.spyOn(session, "logout");
    halfTyped.keep("cameras", { password: "s3cret" });
    await logOut();
    expect(questions.asked?.title).toBe("Log out without saving?");
    await act(async () => questions.answer(false));
    expect([logout.mock.calls.length, halfTyped.isAny]).toEqual([0, true]);
    await logOut();
    await act(async () => questions.answer(true));
    expect([logout.mock.calls.length, halfTyped.isAny]).toEqual([1, false]);
  });

  it("says that it is offline in the part of the page that stays in sight, whatever is scrolled", () => {
    const { connection } = open();
    act(() => connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    const top = screen.getByRole("banner").parentElement;
    expect(top?.contains(screen.getByRole("region", { name: "Connection" }))).toBe(true);
  });

  it("forgets at logout what was saved for a time, so that the next operator is offered nothing of it", async () => {
    const { draft, save, ownSaves, logOut } = open();
    draft.edit(["streams", "news", "title"], "B");
    await act(() => save.commit(draft.edits, undefined, { saveAtMs: 5000 }));
    expect(ownSaves.scheduled.size).toBe(1);
    await logOut();
    expect(ownSaves.scheduled.size).toBe(0);
  });
});
