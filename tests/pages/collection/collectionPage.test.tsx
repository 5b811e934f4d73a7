import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { entities } from "../../../src/generated/entities.ts";
import { collectionMenu } from "../../../src/pages/collection/collectionMenu.ts";
import { collectionRoutes } from "../../../src/pages/collection/collectionRoutes.tsx";
import { QuestionDialog } from "../../../src/pages/shell/QuestionDialog.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showAsTables } from "../support/asTables.ts";

showAsTables();

beforeEach(() => giveLayout());

const dvrs = {
  nas: { name: "nas", root: "/nas", position: 1, no_index: true },
  main: { name: "main", root: "/ssd", position: 0 },
  tape10: { name: "tape10", root: "/tape", position: 2, dvr_limit: 3600 },
};

const mediaTab = { title: "Media", holds: ({ menu }: EntityDescriptor) => menu?.group === "Media" };

/** The console's own pages of a collection at an address, over real stores; the server takes every save. */
async function openList(address: string, tree: JsonObject = { dvrs }) {
  const stores = fakeStores(structuredClone(tree));
  const shell = (
    <>
      <Outlet />
      <QuestionDialog />
    </>
  );
  const routes = collectionRoutes(collectionMenu(["Config", "Media"], mediaTab).groups, {
    Config: { to: "/config", pages: { path: "config", element: <p>The settings</p> } },
  });
  const router = createMemoryRouter([{ element: shell, children: [...routes] }], { initialEntries: [address] });
  render(
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>,
  );
  await screen.findByRole("heading", { level: 1 }, { timeout: 10_000 });
  // Rows are drawn in a turn of their own.
  if (Object.keys(tree).length > 0) await screen.findAllByRole("gridcell");
  const user = userEvent.setup();
  return {
    stores,
    user,
    router,
    path: () => router.state.location.pathname + router.state.location.search,
    press: async (name: string | RegExp) => user.click(await screen.findByRole("button", { name })),
    names: () =>
      screen
        .queryAllByRole("row")
        .slice(1)
        .map((row) => within(row).getByRole("link").textContent),
    cells: (name: string) => {
      const row = screen.getByRole("link", { name }).closest('[role="row"]');
      return within(row as HTMLElement)
        .getAllByRole("gridcell")
        .map(({ textContent }) => textContent);
    },
    openMenu: async (name: string) => user.click(await screen.findByRole("button", { name: `Actions for ${name}` })),
    choose: async (item: string) => user.click(await screen.findByRole("menuitem", { name: new RegExp(`^${item}`) })),
    answer: async (yes: string) => {
      const question = await screen.findByRole("alertdialog");
      const words = question.textContent;
      await user.click(within(question).getByRole("button", { name: yes }));
      return words;
    },
  };
}

describe("the menu of the lists", () => {
  it("gives a list a tab of its own where the schema puts it under one that has no room for it", () => {
    const menu = collectionMenu(["Config", "Media"], { ...mediaTab, holds: ({ name }) => name === "stream" });
    const vods = menu.made.find(({ entities: members }) => members.some(({ name }) => name === "vod"));
    expect(vods?.title).toBe(entities.vod.plural);
    expect(menu.under("Media")).toBeUndefined();
    expect(menu.groups.some(({ entities: members }) => members.some(({ name }) => name === "stream"))).toBe(false);
  });
});

describe("the list of a collection", () => {
  it("has its items in the order of the config, with a dash or the default for what is not set", async () => {
    const { names, cells } = await openList("/dvrs");
    expect(names()).toEqual(["main", "nas", "tape10"]);
    expect(cells("nas")).toContain("/nas");
    expect(cells("main")).toContain("–");
    expect(screen.getByRole("status").textContent).toBe("3 of 3 DVRs");
  });

  it("stands among the lists of its tab, with how many there are", async () => {
    await openList("/dvrs");
    const lists = within(screen.getByRole("navigation", { name: "Config" })).getAllByRole("link");
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      "Settings",
      "DVRs3",
      "Auth backends0",
      "Ad schedules0",
    ]);
    expect(lists[1]?.getAttribute("aria-current")).toBe("page");
  });

  it("is searched by name and settings, in the address", async () => {
    const { user, names, path } = await openList("/dvrs");
    await user.type(screen.getByRole("textbox", { name: "Search DVRs" }), "ssd");
    await waitFor(() => expect(names()).toEqual(["main"]));
    expect(path()).toBe("/dvrs?query=ssd");
    await user.type(screen.getByRole("textbox", { name: "Search DVRs" }), "x");
    expect(await screen.findByText("No matching DVRs found")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it("keeps what is typed into its search while the address follows, and follows Back", async () => {
    const { router, path, names } = await openList("/dvrs");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Search DVRs" });
    const stop = router.subscribe(() => {
      stop();
      fireEvent.change(field, { target: { value: "tape" } });
    });
    fireEvent.change(field, { target: { value: "ta" } });
    await waitFor(() => expect(path()).toBe("/dvrs?query=ta"));
    await waitFor(() => expect(path()).toBe("/dvrs?query=tape"));
    expect(field.value).toBe("tape");
    await act(() => router.navigate("/dvrs?query=ssd"));
    expect(field.value).toBe("ssd");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field.value).toBe("tape"));
    await waitFor(() => expect(names()).toEqual(["tape10"]));
  });

  it("is sorted by any column, what is not set last in either direction", async () => {
    const { press, names, path } = await openList("/dvrs");
    await press("DVR root");
    await waitFor(() => expect(names()).toEqual(["nas", "main", "tape10"]));
    await press("DVR root");
    await waitFor(() => expect(names()).toEqual(["tape10", "main", "nas"]));
    expect(path()).toBe("/dvrs?sort=-%2Froot");
  });

  it("says that there is nothing yet", async () => {
    await openList("/dvrs", {});
    expect(screen.getByText("There are no DVRs yet")).toBeTruthy();
  });

  it("draws the rows in sight of ten thousand", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, place) => [`d${place}`, { name: `d${place}`, root: `/d${place}` }]),
    );
    const { names } = await openList("/dvrs", { dvrs: many });
    await waitFor(() => expect(names().length).toBeGreaterThan(5));
    expect(names().length).toBeLessThan(60);
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("10001");
  });

  it("shows a setting that is chosen as a column, and keeps that for this list", async () => {
    const { press, user, stores } = await openList("/dvrs");
    await press("Columns");
    await user.click(await screen.findByRole("menuitemcheckbox", { name: "Depth limit" }));
    await user.keyboard("{Escape}");
    expect(await screen.findByRole("columnheader", { name: "Depth limit" })).toBeTruthy();
    expect(stores.columns.chosen("dvr-storage")).toContain("/dvr_limit");
    expect(stores.columns.chosen("stream")).toBeUndefined();
  });

  it("follows what another administrator changes", async () => {
    const { stores, names } = await openList("/dvrs?query=nas");
    act(() => stores.config.merge({ dvrs: { nas: null, other: { name: "other", root: "/nas2" } } }, 2));
    await waitFor(() => expect(names()).toEqual(["other"]));
  });

  it("marks what is edited and not saved, and what will be deleted", async () => {
    const { stores, cells } = await openList("/dvrs");
    act(() => {
      stores.draft.edit(["dvrs", "nas", "root"], "/elsewhere");
      stores.draft.edit(["dvrs", "main"], undefined);
    });
    await waitFor(() => expect(cells("nas")).toContain("nasunsaved"));
    expect(cells("main")).toContain("mainwill be deleted");
    // An icon stands for the words where they have no room.
    expect(screen.getByTitle("will be deleted").querySelector("svg")).not.toBeNull();
  });
});

describe("an item of a collection", () => {
  it("is deleted at once after a question", async () => {
    const { openMenu, choose, answer, stores } = await openList("/dvrs");
    await openMenu("nas");
    await choose("Delete");
    expect(await answer("Delete")).toContain("Really delete nas from config?");
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { nas: null } }]));
  });

  it("is deleted with what uses it told before", async () => {
    const streams = { news: { name: "news", dvr: { reference: "nas" } } };
    const { openMenu, choose, answer } = await openList("/dvrs", { dvrs, streams });
    await openMenu("nas");
    await choose("Delete");
    expect(await answer("Delete")).toMatch(/Really delete nas from config\?.*1 stream: news/);
  });

  it("is cloned under a free name and opened", async () => {
    const { openMenu, choose, stores } = await openList("/dvrs");
    await openMenu("nas");
    await choose("Clone");
    const copy = { name: "nas-copy", root: "/nas", no_index: true };
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { "nas-copy": copy } }]));
  });

  it("is moved with Alt and an arrow, in the whole list only", async () => {
    const { stores, user, path } = await openList("/dvrs");
    fireEvent.focus(screen.getAllByRole("row")[1] as HTMLElement);
    (screen.getAllByRole("row")[1] as HTMLElement).focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { nas: { position: 0 }, main: { position: 1 } } }]));
    await user.type(screen.getByRole("textbox", { name: "Search DVRs" }), "a");
    await waitFor(() => expect(path()).toBe("/dvrs?query=a"));
    await waitFor(() => expect(document.querySelector("[data-grip]")).toBeNull());
    (await screen.findByRole("link", { name: "nas" })).closest<HTMLElement>('[role="row"]')?.focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(stores.saved).toHaveLength(1);
  });

  it("is deleted with others in the draft, after a question that names them", async () => {
    const { user, press, answer, stores } = await openList("/dvrs");
    await user.click(screen.getByRole("checkbox", { name: "Select main" }));
    await user.click(screen.getByRole("checkbox", { name: "Select nas" }));
    await press("Delete");
    expect(await answer("Delete")).toContain("Really delete 2 DVRs from config: main, nas?");
    await waitFor(() => expect(stores.draft.count).toBe(2));
    expect(stores.saved).toEqual([]);
  });

  it("is edited together with others", async () => {
    const { user, press, path } = await openList("/dvrs");
    await user.click(screen.getByRole("checkbox", { name: "Select main" }));
    await user.click(screen.getByRole("checkbox", { name: "Select nas" }));
    await press("Edit");
    await waitFor(() => expect(path()).toBe("/dvrs/main+nas"));
    expect(await screen.findByRole("heading", { level: 1, name: "2 DVRs" })).toBeTruthy();
  });
});

describe("a new item", () => {
  it("is made of its name and what is required, saved at once and opened", async () => {
    const { press, user, stores, path } = await openList("/dvrs");
    await press("New DVR");
    const dialog = await screen.findByRole("dialog", { name: "New DVR" });
    await user.type(await within(dialog).findByRole("textbox", { name: "DVR name" }), "fresh");
    await user.type(within(dialog).getByRole("textbox", { name: "DVR root" }), "/fresh");
    expect(within(dialog).getByText("at once")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { fresh: { name: "fresh", root: "/fresh" } } }]));
    await waitFor(() => expect(path()).toBe("/dvrs/fresh"));
  });

  it("is made by Ctrl+S as well, with what is typed this moment", async () => {
    const { press, user, stores } = await openList("/dvrs");
    await press("New DVR");
    const dialog = await screen.findByRole("dialog", { name: "New DVR" });
    await user.type(await within(dialog).findByRole("textbox", { name: "DVR name" }), "fresh");
    const root = within(dialog).getByRole("textbox", { name: "DVR root" });
    await user.type(root, "/fresh");
    fireEvent.keyDown(root, { key: "s", ctrlKey: true });
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { fresh: { name: "fresh", root: "/fresh" } } }]));
  });

  it("is kept back by what is wrong with it, and nothing typed is lost", async () => {
    const { press, user, stores } = await openList("/dvrs");
    await press("New DVR");
    const dialog = await screen.findByRole("dialog", { name: "New DVR" });
    await user.type(await within(dialog).findByRole("textbox", { name: "DVR name" }), "nas");
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    expect(await within(dialog).findAllByText(/DVR root is required/)).not.toHaveLength(0);
    expect(within(dialog).getAllByText(/already used/)).not.toHaveLength(0);
    expect(within(dialog).getByRole<HTMLInputElement>("textbox", { name: "DVR name" }).value).toBe("nas");
    expect(stores.saved).toEqual([]);
  });

  it.each([
    ["__proto__", "this name is reserved; choose another"],
    ["..", "“.” and “..” make no address, alone or between slashes; choose another name"],
    ["a\u200bb", "this name holds what cannot be seen (U+200B); type it anew without"],
  ])("is not called “%s”", async (name, words) => {
    const { press, user, stores } = await openList("/dvrs");
    await press("New DVR");
    const dialog = await screen.findByRole("dialog", { name: "New DVR" });
    fireEvent.change(await within(dialog).findByRole("textbox", { name: "DVR name" }), { target: { value: name } });
    await user.type(within(dialog).getByRole("textbox", { name: "DVR root" }), "/fresh");
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    expect(await within(dialog).findAllByText(words, { exact: false })).not.toHaveLength(0);
    expect(stores.saved).toEqual([]);
  });

  it("is told at its field what the server refuses", async () => {
    const { press, user, stores } = await openList("/dvrs");
    const problem = { pointer: "/dvrs/fresh/root", keyword: "x", message: "No such disk", level: "error" as const };
    stores.save.approveWith(() => Promise.resolve({ kind: "invalid", message: "Refused", problems: [problem] }));
    await press("New DVR");
    const dialog = await screen.findByRole("dialog", { name: "New DVR" });
    await user.type(await within(dialog).findByRole("textbox", { name: "DVR name" }), "fresh");
    const root = within(dialog).getByRole("textbox", { name: "DVR root" });
    await user.type(root, "/fresh");
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    await waitFor(() => expect(root.getAttribute("aria-invalid")).toBe("true"));
    expect(within(dialog).getAllByText(/No such disk/)).not.toHaveLength(0);
  });

  it("stays typed when the server refuses it, with its words", async () => {
    const { press, user, stores } = await openList("/dvrs");
    stores.save.approveWith(() => Promise.resolve({ kind: "invalid", message: "Not this one", problems: [] }));
    await press("New DVR");
    const dialog = await screen.findByRole("dialog", { name: "New DVR" });
    await user.type(await within(dialog).findByRole("textbox", { name: "DVR name" }), "fresh");
    await user.type(within(dialog).getByRole("textbox", { name: "DVR root" }), "/fresh");
    await user.click(within(dialog).getByRole("button", { name: "Create" }));
    expect(await within(dialog).findByText("Not this one")).toBeTruthy();
    expect([stores.draft.count, stores.save.failure]).toEqual([0, undefined]);
  });
});
