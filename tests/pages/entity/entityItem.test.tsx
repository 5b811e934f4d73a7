import { entities } from "../../../src/generated/entities.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ItemActions, useItemChanges } from "../../../src/pages/entity/ItemActions.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";
import { openItem } from "./support/openItem.tsx";

const tree = {
  streams: { news: { name: "news" } },
  lives: { "studio/a": { prefix: "studio/a", position: 0 }, field: { prefix: "field", position: 1 } },
  vods: { films: { prefix: "films" }, "field-copy": { prefix: "field-copy" } },
  sources: {
    "4": { urls: ["http://a:8080", "http://b"], meta: { comment: "Berlin\nsince May" }, dvr: { root: "/d" } },
    "5": { urls: ["http://c"], title: "Third" },
    "6": { urls: ["http://d", "http://e"] },
  },
};
const tabs = async () =>
  within(await screen.findByRole("navigation"))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const labels = async () => (await tabs()).map(([label]) => label);
const title = async () => (await screen.findByRole("heading", { level: 1 })).textContent;

describe("the tabs of an item", () => {
  it("are those of a location, each at its address [C055] [C029]", async () => {
    await openItem(tree, "/location/studio%2Fa");
    const at = "/location/studio%2Fa";
    expect(await tabs()).toEqual([
      ["Overview", at],
      ["Input", `${at}/input`],
      ["Process", `${at}/process`],
      ["DVR", `${at}/dvr`],
      ["Output", `${at}/output`],
      ["Auth", `${at}/auth`],
    ]);
  });

  it("are those of a mirror [C056]", async () => {
    await openItem(tree, "/mirror/4");
    expect(await labels()).toEqual(["Overview", "Input", "Process", "DVR", "Output", "Auth"]);
  });

  it("are those of a VOD, with its files after the first [C057]", async () => {
    await openItem(tree, "/vod/films");
    expect(await labels()).toEqual(["Overview", "Files", "Input", "Output", "Auth"]);
  });

  it.each([
    ["/location/field", "Description"],
    ["/vod/films", "Description"],
    ["/mirror/4", "Ignored streams"],
  ])("begin with the overview of %s, which /overview leads to [C036]", async (address, setting) => {
    const page = await openItem(tree, `${address}/overview?query=x`);
    expect(await page.field(setting)).toBeTruthy();
    expect(page.path()).toBe(address);
    expect(page.router.state.location.search).toBe("?query=x");
    const current = [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
    expect(current).toEqual(["Overview"]);
  });
});

describe("what needs attention", () => {
  it("is told of the text that stands there, and no more of the value it took the place of", async () => {
    const page = await openItem(tree, "/location/field/dvr");
    const told = () =>
      screen
        .getAllByRole("listitem")
        .map((item) => item.textContent)
        .filter((words) => words.includes("Archive depth"));
    await page.retype("Archive depth", "-3");
    await page.user.tab();
    await waitFor(() => expect(told()).toEqual([expect.stringContaining("at least 0")]));
    await page.retype("Archive depth", "1,500");
    await page.user.tab();
    await waitFor(() => expect(told()).toEqual([expect.stringContaining("in two ways")]));
  });
});

describe("a tab with something unsaved", () => {
  const marked = async () =>
    within(await screen.findByRole("navigation"))
      .getAllByRole("link", { description: "Has unsaved changes" })
      .map((link) => link.textContent);

  it("says so, and no other does, until it is taken back", async () => {
    const { stores } = await openItem(tree, "/location/field");
    expect(screen.queryByRole("link", { description: "Has unsaved changes" })).toBeNull();
    act(() => {
      stores.draft.edit(["lives", "field", "clients_timeout"], 5);
      stores.draft.edit(["lives", "studio/a", "dvr", "root"], "/d");
    });
    expect(await marked()).toEqual(["Output"]);
    act(() => stores.draft.discard(["lives", "field", "clients_timeout"]));
    expect(screen.queryByRole("link", { description: "Has unsaved changes" })).toBeNull();
  });

  it("says so where it is edited of one of several", async () => {
    const { stores } = await openItem(tree, "/location/field+studio%2Fa");
    act(() => stores.draft.edit(["lives", "studio/a", "dvr", "root"], "/d"));
    expect(await marked()).toEqual(["DVR"]);
  });
});

describe("the head of an item", () => {
  it("leads back to its list, with its filter and query", async () => {
    await openItem(tree, "/location/field/input?query=cam&filter=online");
    const back = await screen.findByRole("link", { name: "Back to Locations" });
    expect(back.getAttribute("href")).toBe("/?query=cam&filter=online&list=locations");
  });

  it.each([
    ["4", "Berlin"],
    ["5", "Third"],
    ["6", "http://d"],
  ])("calls mirror %s by what people know it by: %s", async (id, name) => {
    await openItem(tree, `/mirror/${id}`);
    expect(await title()).toBe(name);
  });

  it.each([
    ["location/field+studio%2Fa", "2 locations", "field, studio/a"],
    ["vod/films+field-copy", "2 VODs", "films, field-copy"],
    ["mirror/4+5+6", "3 mirrors", "Berlin, Third, http://d"],
  ])("counts the items of %s", async (address, words, names) => {
    await openItem(tree, `/${address}`);
    expect(await title()).toBe(words);
    expect(screen.getByText(names)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "More actions" })).toBeNull();
  });
});

describe("the names of many items", () => {
  const many = Array.from({ length: 240 }, (_, index) => `cam-${index + 1}`);
  const locations = Object.fromEntries(many.map((prefix) => [prefix, { prefix }]));

  it("are the first few, and all of them for who asks, where the keys can reach and read them", async () => {
    const { press, user } = await openItem({ lives: locations }, `/location/${many.join("+")}`);
    expect(await title()).toBe("240 locations");
    const more = screen.getByRole("button", { name: "and 230 more" });
    const told = document.getElementById(more.getAttribute("aria-controls") ?? "");
    expect(told?.textContent).toBe(many.slice(0, 10).join(", "));
    await user.click(more);
    const all = screen.getByRole("group", { name: "240 locations" });
    expect(all.textContent).toBe(many.join(", "));
    expect(all.tabIndex).toBe(0);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    await press("Show fewer");
    expect(screen.queryByRole("group", { name: "240 locations" })).toBeNull();
    expect(document.activeElement).toBe(more);
  });

  it("are all told where they are few, with what hides in them", async () => {
    const few = [...many.slice(0, 9), "news\u202Eevil"];
    const lives = Object.fromEntries(few.map((prefix) => [prefix, { prefix }]));
    await openItem({ lives }, `/location/${few.map(encodeURIComponent).join("+")}`);
    expect(await screen.findByText(/^cam-1, .*, cam-9, news.*evil$/)).toBeTruthy();
    expect(screen.queryByText(/\u202E/)).toBeNull();
    expect(screen.queryByRole("button", { name: /more$/ })).toBeNull();
  });
});

describe("an item that changes elsewhere", () => {
  it("is said to be gone when another has deleted it, with the edits that were made", async () => {
    const { stores, retype } = await openItem(tree, "/location/field");
    await retype("Description", "x");
    await waitFor(() => expect(stores.draft.count).toBe(1));
    act(() => stores.config.merge({ lives: { field: null } }, 2));
    expect(await screen.findByText("field is not in the configuration")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Create it again" })).toBeTruthy();
  });

  it("shows nothing live of a stream that is created again before it is saved, and then all of it", async () => {
    const { stores, retype, press, save } = await openItem(
      { streams: { news: { name: "news", urls: [{ url: "udp://a" }] } } },
      "/standalone/news",
    );
    expect(await screen.findByTitle("Player of news")).toBeTruthy();
    await retype("Title", "x");
    await waitFor(() => expect(stores.draft.count).toBe(1));
    act(() => stores.config.merge({ streams: { news: null } }, 2));
    await press("Create it again");
    expect(await screen.findByText(/^Not on the server yet/)).toBeTruthy();
    expect(screen.queryByTitle("Player of news")).toBeNull();
    await save();
    expect(await screen.findByTitle("Player of news")).toBeTruthy();
    expect(screen.queryByText(/^Not on the server yet/)).toBeNull();
  });

  it("leads back to its own list when it is gone, with filter and query", async () => {
    const { stores } = await openItem(tree, "/location/field?query=cam&filter=online");
    act(() => stores.config.merge({ lives: { field: null } }, 2));
    const back = await screen.findByRole("link", { name: "Back to locations" });
    expect(back.getAttribute("href")).toBe("/?query=cam&filter=online&list=locations");
  });

  it("is followed when another has renamed it, with the edits that were made", async () => {
    const { stores, retype, path, field } = await openItem(tree, "/vod/films");
    await retype("Description", "x");
    await waitFor(() => expect(stores.draft.count).toBe(1));
    act(() => stores.config.merge({ vods: { films: null, cinema: { prefix: "cinema" } } }, 2));
    await waitFor(() => expect(path()).toBe("/vod/cinema"));
    expect((await field("Description")).value).toBe("x");
  });

  it("is unknown under a name that nobody has", async () => {
    await openItem(tree, "/mirror/99");
    expect(await screen.findByText("99 is not in the configuration")).toBeTruthy();
  });
});

describe("deleting an item", () => {
  it("asks, goes back to the list with its view, and takes it out of the config", async () => {
    const page = await openItem(tree, "/location/field?query=f&list=locations");
    const { words, confirm } = await page.askToDelete();
    expect(words).toContain("Really delete field from config?");
    expect(words).not.toContain("DVR archive would remain.");
    expect(page.stores.saved).toEqual([]);
    await confirm();
    await waitFor(() => expect(page.stores.saved).toEqual([{ lives: { field: null } }]));
    expect(await screen.findByText("The lists")).toBeTruthy();
    expect(page.router.state.location.search).toBe("?query=f&list=locations");
  });

  it("has drawn the list before the server hears of it: nobody reads that it is not in the configuration", async () => {
    const page = await openItem(tree, "/location/field");
    const { confirm } = await page.askToDelete();
    const { save } = page.stores;
    const commit = save.commitPress.bind(save);
    const seen: boolean[] = [];
    vi.spyOn(save, "commitPress").mockImplementation((...all) => {
      seen.push(screen.queryByText("The lists") !== null);
      return commit(...all);
    });
    await confirm();
    await waitFor(() => expect(seen).toEqual([true]));
  });

  it("says who names it, and what becomes of that", async () => {
    const copies = Object.fromEntries(
      ["a", "b", "c"].map((name) => [name, { name, dvr: { reference: "field" }, auth: { url: "auth://field" } }]),
    );
    const page = await openItem({ ...tree, streams: copies, dvrs: { field: { name: "field" } } }, "/location/field");
    expect((await page.askToDelete()).words).not.toContain("Used by");
    const stores = fakeStores({ streams: copies, dvrs: { field: { name: "field" } } });
    renderPage(
      <ItemActions entity={entities["dvr-storage"]} itemKey="field" name="field" hasArchive={false} />,
      stores,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getAllByRole("button", { name: "More actions" }).at(-1) ?? document.body);
    await user.click(await screen.findByRole("menuitem", { name: /^Delete/ }));
    const words = (await screen.findByRole("alertdialog")).textContent;
    expect(words).toContain("Used by 3 streams: a, b, c.");
    expect(words).toContain("After that their setting DVR config names nothing");
  });

  it("says that the archive stays when a mirror has a DVR [C378]", async () => {
    const { askToDelete } = await openItem(tree, "/mirror/4");
    const { words } = await askToDelete();
    expect(words).toContain("Really delete Berlin from config?");
    expect(words).toContain("DVR archive would remain.");
  });

  it("says that the archive stays when a location has a DVR [C378]", async () => {
    const { askToDelete } = await openItem(
      { lives: { a: { prefix: "a", dvr: { reference: "main" } } } },
      "/location/a",
    );
    expect((await askToDelete()).words).toContain("DVR archive would remain.");
  });

  it("gives the edits back when the server refuses", async () => {
    const { stores, retype, askToDelete } = await openItem(tree, "/vod/films");
    await retype("Description", "mine");
    await waitFor(() => expect(stores.draft.count).toBe(1));
    stores.save.approveWith(() => Promise.resolve({ kind: "other", message: "It is on air.", problems: [] }));
    await (await askToDelete()).confirm();
    await waitFor(() => expect(stores.save.failure?.message).toMatch(/^\S+ [\w-]+: It is on air\.$/));
    await waitFor(() => expect(stores.draft.patch()).toEqual({ vods: { films: { meta: { comment: "mine" } } } }));
  });
});

describe("cloning an item", () => {
  it("takes a name that neither a location nor a VOD has, and goes there", async () => {
    const { stores, press, user, path } = await openItem(tree, "/location/field");
    await press("More actions");
    await user.click(await screen.findByRole("menuitem", { name: /^Clone/ }));
    await waitFor(() => expect(stores.saved).toEqual([{ lives: { "field-copy2": { prefix: "field-copy2" } } }]));
    await waitFor(() => expect(path()).toBe("/location/field-copy2"));
  });

  it("is not offered for a mirror, which has no name of its own", async () => {
    const { press } = await openItem(tree, "/mirror/4");
    await press("More actions");
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Delete at once"]);
  });
});

function Changes() {
  const { remove, clone } = useItemChanges(entities.stream, "news");
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
    await waitFor(() => expect(stores.save.failure?.message).toMatch(/^\S+ [\w-]+: It is on air\.$/));
    await waitFor(() => expect(stores.draft.patch()).toEqual(before));
    expect(before).toEqual({ streams: { news: { title: "mine" }, other: { title: "too" } } });
    expect(stores.draft.discarded).toBeUndefined();
  });
});
