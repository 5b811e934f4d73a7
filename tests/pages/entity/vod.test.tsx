import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openItem } from "./support/openItem.tsx";

const films = { prefix: "films", urls: [{ url: "/films" }], files: { "a.mp4": { name: "a.mp4" } } };
const tree = { vods: { films, clips: { prefix: "clips", disabled: true } }, lives: { talk: { prefix: "talk" } } };
const saved = (settings: object) => ({ vods: { films: settings } });

describe("the Overview of a VOD", () => {
  it("has the name, whose change goes to the page of the new name [C154] [C145]", async () => {
    const page = await openItem(tree, "/vod/films");
    await page.retype("Name", "cinema");
    expect(await page.save()).toEqual({
      vods: { films: null, cinema: { prefix: "cinema", urls: [{ url: "/films" }] } },
    });
    await waitFor(() => expect(page.path()).toBe("/vod/cinema"));
  });

  it("does not take the name of a location", async () => {
    const page = await openItem(tree, "/vod/films");
    await page.retype("Name", "talk");
    await page.press("Save");
    expect((await screen.findAllByText(/this name is already used/)).length).toBeGreaterThan(0);
    expect(page.stores.saved).toEqual([]);
  });

  it("has the description [C155]", async () => {
    const page = await openItem(tree, "/vod/films");
    await page.retype("Description", "x");
    expect(await page.save()).toEqual(saved({ meta: { comment: "x" } }));
  });

  it("disables and enables it at once, and saves nothing else [C159] [C325] [C426]", async () => {
    const { stores, press, retype } = await openItem(tree, "/vod/films");
    await retype("Description", "x");
    await press("Disable");
    await waitFor(() => expect(stores.saved).toEqual([saved({ disabled: true })]));
    await press("Enable");
    await waitFor(() => expect(stores.saved[1]).toEqual(saved({ disabled: false })));
    expect(stores.draft.patch()).toEqual(saved({ meta: { comment: "x" } }));
  });
});

describe("the Input of a VOD", () => {
  it.each([
    ["Max simultaneous disk requests", "read_queue", "[C160]"],
    ["Max disk readers per file", "max_readers", "[C161]"],
  ])("has the whole number %s, which edits %s %s", async (label, setting) => {
    const page = await openItem(tree, "/vod/films/input");
    await page.user.type(await page.field(label), "1.a2");
    expect(await page.save()).toEqual(saved({ [setting]: 12 }));
  });

  it("says what is wrong with a nought beside it, and keeps it", async () => {
    const page = await openItem(tree, "/vod/films/input");
    await page.user.type(await page.field("Max disk readers per file"), "0");
    await page.press("Save");
    expect((await screen.findAllByText(/at least 1/)).length).toBeGreaterThan(0);
    expect((await page.field("Max disk readers per file")).value).toBe("0");
    expect(page.stores.saved).toEqual([]);
  });
});

describe("the Output of a VOD", () => {
  it("allows direct download, and says that HTTP Range is supported [C162]", async () => {
    const page = await openItem(tree, "/vod/films/output");
    await page.user.click(await screen.findByRole("switch", { name: "Allow direct file download" }));
    expect(screen.getByText("HTTP Range supported")).toBeTruthy();
    expect(await page.save()).toEqual(saved({ download: true }));
  });

  it("enables MBR [C163]", async () => {
    const page = await openItem(tree, "/vod/films/output");
    await page.user.click(await screen.findByRole("switch", { name: "Enable MBR from multiple files" }));
    expect(await page.save()).toEqual(saved({ auto_mbr: true }));
  });

  it("limits the sessions of an opened file [C164]", async () => {
    const page = await openItem(tree, "/vod/films/output");
    await page.user.type(await page.field("Max sessions per opened file"), "7");
    expect(await page.save()).toEqual(saved({ auth: { max_sessions: 7 } }));
  });

  it("offers the output protocols [C165] [C166]", async () => {
    const page = await openItem(tree, "/vod/films/output");
    const dash = await screen.findByRole("radiogroup", { name: "DASH" }, { timeout: 10_000 });
    const except = dash.querySelector<HTMLElement>("input");
    if (!except) throw new Error("no choice");
    await page.user.click(except);
    expect(await page.save()).toEqual(saved({ protocols: { dash: false } }));
  });

  it("of several is set for all of them", async () => {
    const page = await openItem(tree, "/vod/films+clips/output");
    await page.user.type(await page.field("Max sessions per opened file"), "7");
    const auth = { max_sessions: 7 };
    expect(await page.save()).toEqual({ vods: { films: { auth }, clips: { auth } } });
  });
});

const withPaths = {
  vods: { films: { prefix: "films", urls: [{ url: "/storage/a" }, { url: "/storage/b" }] } },
  sources: { "4": { urls: ["http://a:8080", "http://b"] } },
};
const paths = () => within(screen.getByRole("group", { name: "Paths" }));
const labels = () =>
  paths()
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ labels: own }) => own?.[0]?.textContent);
const browse = () =>
  paths()
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));
const unsaved = () => paths().queryAllByText("unsaved").length;

describe("the paths of a VOD", () => {
  it("are inputs labelled Path 1, Path 2 and so on, and New path behind them [C156]", async () => {
    const { field } = await openItem(withPaths, "/vod/films");
    await field("Path 1");
    expect(labels()).toEqual(["Path 1", "Path 2", "New path"]);
    expect(
      paths()
        .getAllByRole<HTMLInputElement>("textbox")
        .map(({ value }) => value),
    ).toEqual(["/storage/a", "/storage/b", ""]);
  });

  it("have a remove button and the way to their files each, which counts from 0 [C157] [C028]", async () => {
    const { press, field, save } = await openItem(withPaths, "/vod/films?query=x");
    await field("Path 1");
    await waitFor(() => expect(browse()).toEqual(["/vod/films/tree/0?query=x", "/vod/films/tree/1?query=x"]));
    await press("Remove Path 1");
    expect(await save()).toEqual({ vods: { films: { urls: [{ url: "/storage/b" }] } } });
  });

  it("cannot be browsed while they are changed and not saved [C158]", async () => {
    const { user, field, stores, press } = await openItem(withPaths, "/vod/films");
    await user.type(await field("New path"), "/storage/c");
    await waitFor(() => expect([unsaved(), browse()]).toEqual([3, []]));
    await press("Save");
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    const urls = [{ url: "/storage/a" }, { url: "/storage/b" }, { url: "/storage/c" }];
    act(() => stores.config.merge({ vods: { films: { urls } } }, 2));
    await waitFor(() => expect([unsaved(), browse().length]).toEqual([0, 3]));
  });

  it("go when they are emptied and left, not while they are typed anew [C333]", async () => {
    const { user, field, save } = await openItem(withPaths, "/vod/films");
    await user.clear(await field("Path 1"));
    expect(labels()).toEqual(["Path 1", "Path 2", "New path"]);
    await user.tab();
    await waitFor(() => expect(labels()).toEqual(["Path 1", "New path"]));
    expect(await save()).toEqual({ vods: { films: { urls: [{ url: "/storage/b" }] } } });
  });
});

describe("the server URLs of a mirror", () => {
  it("go when they are emptied and left [C334]", async () => {
    const { user, save } = await openItem(withPaths, "/mirror/4/input");
    const [first] = await screen.findAllByRole("textbox", { name: "Server URL" }, { timeout: 10_000 });
    if (!first) throw new Error("there is no Server URL");
    await user.clear(first);
    await user.tab();
    expect(await save()).toEqual({ sources: { "4": { urls: ["http://b"] } } });
  });
});
