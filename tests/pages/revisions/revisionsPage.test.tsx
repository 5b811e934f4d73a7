import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
// Loaded with the file: a busy machine takes longer over it than a test waits.
import "../../../src/pages/revisions/RevisionsPage.tsx";
import { speak } from "../../../src/texts/language.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { openItem } from "../entity/support/openItem.tsx";
import type { FakeRevisions } from "../support/FakeRevisions.ts";

beforeEach(() => giveLayout());

const minute = 60_000;
// Lists of names open and axe looks at every element: on a busy machine that takes its time.
vi.setConfig({ testTimeout: minute });
/** While the names of a field are open, all else is hidden from who listens. */
const hidden = { hidden: true };
const capabilities = { revision_rows: true, rescue: true };
const tree = { streams: { news: { name: "news" }, sport: { name: "sport" } } };

function fill(server: FakeRevisions): void {
  server.add({ comment: "the first one", at: Date.now() - 90 * minute, paths: ["streams/news"] });
  server.add({ who: "eva", address: "10.0.0.5", way: "text", paths: ["loglevel"], at: Date.now() - 30 * minute });
  server.add({
    way: "import",
    paths: ["streams/gone/title", "streams/news/clients_timeout"],
    at: Date.now() - 3 * minute,
  });
}

async function open(
  address = "/history",
  prepare: (server: FakeRevisions) => void = fill,
  powers: Record<string, boolean> = capabilities,
) {
  const page = await openItem(tree, address, mediaConsole().routes.slice(1), {
    info: { capabilities: powers },
    prepare: ({ calls }) => prepare(calls.revised),
  });
  await screen.findByRole("heading", { name: "Config", level: 1 }, { timeout: 10_000 });
  const server = page.stores.calls.revised;
  const rows = () => screen.queryAllByRole("row").slice(1);
  return {
    ...page,
    server,
    rows,
    row: (rev: number) => screen.findByRole("row", { name: new RegExp(`\\b${rev}\\b`) }),
    search: () => page.router.state.location.search,
    save: async (one = {}) => {
      const { rev } = server.add(one);
      act(() => page.stores.config.merge({}, rev));
      await screen.findByRole("link", { name: String(rev) });
    },
    menu: async (rev: number, item: string) => {
      await page.press(`Actions for revision ${rev}`);
      await page.user.click(await screen.findByRole("menuitem", { name: item }));
    },
    revs: () =>
      screen
        .queryAllByRole("row", hidden)
        .flatMap((one) => within(one).queryByRole("link", { name: /^\d+$/, ...hidden })?.textContent ?? []),
  };
}

describe("the history of the configuration", () => {
  it("tells of each revision when, by whom, from where, which way, why and what, with links to what is there", async () => {
    const { revs } = await open();
    await waitFor(() => expect(revs()).toEqual(["3", "2", "1"]));
    const [third, second, first] = screen.getAllByRole("row").slice(1);
    expect(third?.textContent).toMatch(
      /3 min\. ago\w{3} \d{4}-\d\d-\d\d \d\d:\d\d:\d\dadmin127\.0\.0\.1 · by an import/,
    );
    expect(third?.textContent).toContain("2 changesStream gone: title; Stream news: client timeout");
    expect(second?.textContent).toContain("eva10.0.0.5 · as text1 changeServer: log level");
    expect(first?.textContent).toContain("“the first one”1 change: Stream news");
    const links = within(third ?? document.body).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["3", "/history?rev=3"],
      ["Stream news", "/standalone/news/output#/clients_timeout"],
      ["Compare", "/history/compare?from=before&to=3"],
    ]);
    expect(screen.getByText("3 revisions")).toBeTruthy();
    expect(screen.getByText(/^The newest 1,000 revisions are kept, and all of the last 90 days\./)).toBeTruthy();
  });

  it("calls the first of all so, and tells of no change in it", async () => {
    const { rows } = await open("/history", (server) =>
      server.add({ paths: [], changes: 0, way: "start", who: "server" }),
    );
    await screen.findByText("1 revision");
    expect(rows()[0]?.textContent).toContain("The first configuration");
    expect(screen.queryByRole("link", { name: /^Compare/ }), "nothing was before it").toBeNull();
  });

  it("says in the language spoken that a save changed the text only", async () => {
    speak({ locale: "de", texts: {}, schemas: { "text only": "nur der Text" }, sayTable: () => undefined });
    const { rows } = await open("/history", (server) => {
      server.add({ paths: ["loglevel"] });
      server.add({ paths: [], changes: 0, summary: "text only" });
    });
    await waitFor(() => expect(rows()[0]?.textContent).toContain("nur der Text"));
    speak(undefined);
  });

  it("marks what is served, known to work, on trial, undone, put aside, damaged or saved at a time set before", async () => {
    const { rows } = await open("/history", (server) => {
      server.add({ damaged: true });
      server.add({ aside: true });
      server.add({ confirmed: "undone" });
      server.add({ scheduled: true, rescue: true });
      server.add({ confirmed: "waiting" });
    });
    await screen.findByText("5 revisions");
    const signs = ["current", "on trial", "at a set time", "rescue", "undone", "put aside", "damaged"];
    expect(rows().map((row) => signs.filter((sign) => within(row).queryByText(sign)))).toEqual([
      ["current", "on trial"],
      ["at a set time", "rescue"],
      ["undone"],
      ["put aside"],
      ["damaged"],
    ]);
  });

  it("is narrowed by words and filters that stand in the address, and shows all again", async () => {
    const { user, revs, search, press, field } = await open();
    await user.type(screen.getByRole("textbox", { name: /^Search comments/ }), "first");
    await waitFor(() => expect([revs(), search()]).toEqual([["1"], "?q=first"]));
    expect(screen.getByText("1 of 3 revisions")).toBeTruthy();
    await press("Clear filters");
    await waitFor(() => expect([revs(), search()]).toEqual([["3", "2", "1"], ""]));
    await press("Filters");
    await user.type(await field("Login"), "eva");
    await waitFor(() => expect([revs(), search()]).toEqual([["2"], "?who=eva"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Way" }), "in forms");
    await screen.findByText("No revision fits the filters");
    expect(search()).toBe("?who=eva&way=form");
    expect(screen.getByRole("button", { name: "Filters (2)" })).toBeTruthy();
  });

  it("finds what changed an entity or a setting by its name, and says so where nothing has that name", async () => {
    const { user, revs, search, press } = await open();
    await press("Filters");
    const entity = screen.getByRole("combobox", { name: "What was changed" });
    const type = async (words: string) => {
      await user.clear(entity);
      await user.paste(words);
      await user.tab();
    };
    await type("Stream news");
    await waitFor(() => expect([search(), revs()]).toEqual(["?entity=streams%2Fnews", ["3", "1"]]));
    await user.click(screen.getByRole("combobox", { name: "Setting", ...hidden }));
    await user.paste("Client timeout");
    await user.tab();
    await waitFor(() => expect([search(), revs()]).toEqual(["?setting=streams%2Fnews%2Fclients_timeout", ["3"]]));
    await type("nws");
    await screen.findByText(/^Nothing is called “nws” now/);
    expect(search(), "what is shown stays").toBe("?setting=streams%2Fnews%2Fclients_timeout");
    await type("streams/gone");
    await waitFor(() => expect([search(), revs()]).toEqual(["?entity=streams%2Fgone", ["3"]]));
    expect(screen.queryByText(/^Nothing is called/)).toBeNull();
  });

  it("says beside the field that a time ends before it begins, and asks nothing", async () => {
    const { server } = await open("/history?from=2000000&to=1000000");
    expect((await screen.findByRole("alert")).textContent).toContain("This is not after “From”");
    expect(server.made).toEqual([]);
  });

  it("shows one revision by its address with all that it changed, and says when it is not kept", async () => {
    const { router, rows } = await open("/history?rev=3");
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[1]?.textContent).toBe("Stream goneTitleAll its revisionsCompareAs it was before");
    await act(() => router.navigate("/history?rev=77"));
    await screen.findByText("Revision 77 is not kept");
  });

  it("compares two that are chosen by keyboard, the older with the newer", async () => {
    const { user, path, search } = await open();
    const box = await screen.findByRole("checkbox", { name: "Choose revision 3 to compare" });
    box.focus();
    await user.keyboard(" ");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Compare these two" }).disabled).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: "Choose revision 1 to compare" }));
    await screen.findByText("Revisions 1 and 3 are chosen.");
    await user.click(screen.getByRole("button", { name: "Compare these two" }));
    await waitFor(() => expect([path(), search()]).toEqual(["/history/compare", "?from=1&to=3"]));
  });

  it("unfolds what a revision changed by Enter on its row", async () => {
    const { user, rows } = await open();
    await screen.findByText("3 revisions");
    rows()[0]?.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(rows()[2]?.textContent).toBe("Stream newsClient timeoutAll its revisionsCompareAs it was before");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it("says what was deleted, and brings it back as it was before", async () => {
    const { server, stores, press, rows } = await open("/history", (one) => {
      one.add({ paths: ["streams/drama"], added: ["streams/drama"] });
      one.add({ paths: ["streams/drama"], removed: ["streams/drama"] });
    });
    server.configs.set(1, { streams: { ...tree.streams, drama: { name: "drama", title: "Drama" } } });
    await screen.findByText("2 revisions");
    expect(rows().map((one) => one.textContent)).toEqual([
      expect.stringContaining("1 changeStream drama: deleted"),
      expect.stringContaining("1 changeStream drama: created"),
    ]);
    await press("Show what revision 2 changed");
    await press("Show what revision 1 changed");
    expect(screen.queryByRole("button", { name: "Take it out again: Stream drama" }), "it is gone").toBeNull();
    await press("Bring it back: Stream drama");
    await screen.findByText(/^1 change is in the draft, back to revision 1/);
    expect(stores.draft.patch()).toEqual({ streams: { drama: { name: "drama", title: "Drama" } } });
  });

  it("marks one as rescue, which comes back into the draft in one press, and unmarks it", async () => {
    const { stores, server, menu, press } = await open();
    await screen.findByText("3 revisions");
    server.configs.set(1, { streams: { news: { name: "news", title: "Then" }, sport: { name: "sport" } } });
    await menu(1, "Mark as rescue");
    await screen.findByRole("link", { name: "Rescue is revision 1" });
    await press("Put the rescue configuration into the draft");
    await waitFor(() => expect(stores.draft.patch()).toEqual({ streams: { news: { title: "Then" } } }));
    expect(stores.saved).toEqual([]);
    await menu(1, "Remove the rescue mark");
    await waitFor(() => expect(screen.queryByText(/^Rescue is/)).toBeNull());
  });

  it("says why a mark was refused", async () => {
    const { server, menu } = await open();
    await screen.findByText("3 revisions");
    server.failure = new ApiError("invalid", "Revision 1 is damaged.");
    await menu(1, "Mark as rescue");
    expect(await screen.findByText(/Revision 1 is damaged\./)).toBeTruthy();
  });

  it("offers of a damaged one nothing, and of one put aside that it can be compared", async () => {
    const { press, user } = await open("/history", (server) => {
      server.add();
      server.add({ damaged: true });
      server.add({ aside: true });
      server.add();
    });
    const items = async (rev: number) => {
      await press(`Actions for revision ${rev}`);
      const found = screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);
      await user.keyboard("{Escape}");
      return found;
    };
    await screen.findByText("4 revisions");
    expect(await items(3)).toEqual(["Compare with the one before", "Compare with now"]);
    expect(screen.queryByRole("button", { name: "Actions for revision 2" }), "its menu would be empty").toBeNull();
    expect(await items(1)).toEqual(["Compare with now", "Put this whole config into the draft", "Mark as rescue"]);
  });

  it("gains what another administrator saves", async () => {
    const { save, revs } = await open();
    await screen.findByText("3 revisions");
    await save({ who: "eva", comment: "just now" });
    expect(revs()).toEqual(["4", "3", "2", "1"]);
    expect(screen.getByText("4 revisions")).toBeTruthy();
  });

  it("says that nothing was saved yet, that it failed, and that the line is down", async () => {
    const { press, server, stores } = await open("/history", (one) => {
      one.failure = new ApiError("server", "the index is away");
    });
    await screen.findByText("the index is away");
    await press("Retry");
    await screen.findByText("Nothing was saved yet");
    server.add();
    act(() => stores.config.merge({}, 1));
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    act(() => stores.connection.move({ kind: "online" }));
    await screen.findByText("1 revision");
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(await screen.findByText(/^The connection is lost\. New revisions/)).toBeTruthy();
  });

  it("says so where the server keeps none, and stands among the pages of the config only where it does", async () => {
    await open("/history", undefined, {});
    await screen.findByText("This server keeps no history that can be searched");
    expect(screen.queryByRole("link", { name: "History" })).toBeNull();
    cleanup();
    await open("/history");
    expect(screen.getByRole("link", { name: "History" }).getAttribute("href")).toBe("/history");
  });

  it("stands under the head of the config, which stays as it is from page to page", async () => {
    const { router, user } = await open("/history", fill, { ...capabilities, audit: true });
    const side = screen.getByRole("complementary", { name: "Config" });
    const tabs = screen.getByRole("navigation", { name: "Config pages" });
    const heading = screen.getByRole("heading", { level: 1 });
    const actions = within(heading.parentElement ?? heading)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    for (const [tab, address] of [
      ["Audit log", "/audit"],
      ["Settings", "/config"],
      ["History", "/history"],
    ] as const) {
      await user.click(within(tabs).getByRole("link", { name: tab }));
      await waitFor(() =>
        expect(within(tabs).getByRole("link", { name: tab }).getAttribute("aria-current")).toBe("page"),
      );
      expect(router.state.location.pathname).toBe(address);
      // The very same elements: nothing was drawn anew, and nothing has moved.
      expect([heading, tabs, side].map(({ isConnected }) => isConnected)).toEqual([true, true, true]);
      expect(screen.getAllByRole("heading", { level: 1 })).toEqual([heading]);
      expect(within(side).getByRole("link", { name: "Settings" }).getAttribute("aria-current")).toBe(
        address === "/config" ? "page" : "true",
      );
      expect(
        within(heading.parentElement ?? heading)
          .getAllByRole("button")
          .map(({ textContent }) => textContent),
      ).toEqual(actions);
    }
    expect(document.title).toMatch(/^Config · History/);
  });

  it("has no fault that axe finds, unfolded and with its filters open", async () => {
    const { press } = await open("/history", (server) => {
      fill(server);
      server.add({ damaged: true, rescue: true, comment: "‮ reversed" });
    });
    await press("Filters");
    await press("Show what revision 3 changed");
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
