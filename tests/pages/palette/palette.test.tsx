import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
// Loaded with the file: a busy machine takes longer over it than a test waits.
import "../../../src/pages/palette/KeysDialog.tsx";
import "../../../src/pages/palette/Palette.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { usePalette } from "../../../src/pages/palette/usePalette.tsx";
import type { Stores } from "../../../src/stores/Stores.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const parts = mediaConsole();
// Names of roles are worked out for every row: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const doNothing = () => undefined;

/** Any page: it has the search and the keys over it. */
function Page() {
  const palette = usePalette(doNothing);
  return <main>{palette.draw({ parts, onReview: doNothing })}</main>;
}

const config: JsonObject = {
  streams: { news: { name: "news" }, sport: { name: "sport" } },
  lives: { studio: { name: "studio", streams: { "studio/guest": { name: "studio/guest" } } } },
  vods: { films: { prefix: "films", files: { "intro.mp4": {} } } },
  peers: { "edge.example.com": { name: "edge.example.com" } },
};

async function open(tree: JsonObject = config, capabilities: Readonly<Record<string, boolean>> = {}) {
  const stores = fakeStores(structuredClone(tree), { capabilities });
  await stores.serverInfo.refresh();
  const router = renderPage(<Page />, stores, "/config");
  const user = userEvent.setup();
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Search or jump to" });
  /** As if it was typed at once. */
  const type = (words: string) => fireEvent.change(field, { target: { value: words } });
  return { stores, router, user, type };
}

const group = (name: string) => within(screen.getByRole("group", { name: new RegExp(`^${name} `) }));
/** Of all rows under a heading. */
const titles = (name: string) => {
  const headings = [...document.querySelectorAll('[role="group"]')];
  const found = headings.find((one) => one.textContent?.startsWith(`${name} `));
  return [...(found?.querySelectorAll('[role="option"]') ?? [])].map((row) => row.querySelector("span")?.textContent);
};
const chosen = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;

/** The config is still on its way. */
function awaitConfig({ config: store }: Pick<Stores, "config">): void {
  act(() => runInAction(() => void (store.hasConfig = false)));
}

async function violations(): Promise<readonly string[]> {
  const rules = { region: { enabled: false }, "color-contrast": { enabled: false } };
  const { violations: found } = await axe.run(document.body, { rules });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

describe("the search over any page", () => {
  it("opens what is chosen in a new tab with Ctrl and Enter, and stays where it is", async () => {
    const opened = vi.spyOn(globalThis, "open").mockReturnValue(null);
    const { router, user, type } = await open();
    type("news");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/standalone/news", "_blank", "noopener"));
    expect(router.state.location.pathname).toBe("/config");
  });

  it("finds a setting of an item that is named before or behind it, and opens it there", async () => {
    const { router, user, type } = await open();
    for (const words of ["news client timeout", "Client timeout sport"]) {
      type(words);
      const name = words.includes("news") ? "news" : "sport";
      await waitFor(() => expect(titles(`Stream ${name}`)[0]).toBe("Client timeout"));
      expect(chosen()).toContain("Client timeout");
    }
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/standalone/sport/output"));
  });

  it.each([
    ["restart news", "Restart"],
    ["news disable", "Disable"],
    ["delete sport", "Delete"],
    ["news logs", "Logs"],
    ["transcoder news", "Transcoder"],
    ["viewers sport", "Clients"],
  ])("finds what can be done to an item that is named, and its pages: %s", async (words, title) => {
    const { type } = await open();
    type(words);
    const name = words.includes("news") ? "news" : "sport";
    await waitFor(() => expect(titles(`Stream ${name}`)[0]).toBe(title));
    expect(chosen()).toContain(title);
  });

  it("restarts the stream that is named, and no other", async () => {
    const { stores, user, type } = await open();
    type("restart sport");
    await waitFor(() => expect(chosen()).toContain("Restart"));
    expect(chosen()).toContain("at once");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(stores.calls.made).toEqual(["restart sport"]));
  });

  it("says of each deed whether it is saved at once: of what is picked in a list nothing is, however few", async () => {
    const { stores, user, type } = await open();
    act(() => stores.selected.set("streams", ["news"]));
    type("disable");
    await waitFor(() => expect(titles("Actions")[0]).toBe("Disable"));
    const row = group("Actions").getByRole("option", { name: /^Disable / });
    expect(row.textContent).toContain("to review");
    await user.click(row);
    await waitFor(() => expect(stores.draft.patch()).toEqual({ streams: { news: { disabled: true } } }));
    expect(stores.saved).toEqual([]);
  });

  it.each([
    ["add stream", "Add stream", "/"],
    ["new location", "Add location", "/?list=locations"],
    ["create dvr", "Add DVR", "/dvrs"],
    ["add vod", "Add VOD", "/?list=vods"],
    ["new camera", "Add a camera", "/watcher"],
  ])("leads to where something is added: %s", async (words, title, address) => {
    const { router, user, type } = await open();
    expect(titles("Actions").join()).not.toContain("Add ");
    type(words);
    await waitFor(() => expect(titles("Actions")[0]).toBe(title));
    await user.click(group("Actions").getByRole("option", { name: new RegExp(`^${title}`) }));
    await waitFor(() => expect(router.state.location.hash).toBe("#add"));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(address);
  });

  it.each([
    ["logout", "Actions", "Log out"],
    ["sign out", "Actions", "Log out"],
    ["shortcuts", "Actions", "Show all keys"],
    ["help", "Actions", "Show all keys"],
    ["german", "Actions", "Language: Deutsch"],
    ["language", "Actions", "Language: Deutsch"],
    ["download config", "Actions", "Download config"],
    ["revisions", "Pages", "History"],
    ["revision", "Pages", "History"],
    ["compare", "Pages", "History"],
    ["rescue", "Pages", "History"],
    ["undo", "Pages", "History"],
  ])("knows what things are called elsewhere: %s", async (words, heading, title) => {
    const { type } = await open(config, { revision_rows: true, audit: true });
    type(words);
    await waitFor(() => expect(titles(heading)).toContain(title));
    expect(chosen()).toContain(title);
  });

  it("finds both pages that are called Settings", async () => {
    const { type } = await open();
    type("settings");
    await waitFor(() => expect(titles("Pages").filter((title) => title === "Settings")).toHaveLength(2));
    const places = group("Pages")
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(places).toEqual(expect.arrayContaining(["Settings Config ", "Settings Cluster "]));
  });

  it("undoes and discards what is edited by either word", async () => {
    const { stores, type } = await open();
    act(() => stores.draft.edit(["streams", "news", "title"], "N"));
    for (const words of ["undo", "discard"]) {
      type(words);
      await waitFor(() => expect(titles("Actions")[0]).toBe("Discard all changes"));
    }
  });

  it("has settings by what they are called, not by the page that they stand on, and says what else found them", async () => {
    const { type } = await open();
    type("transcode");
    await waitFor(() => expect(titles("Settings").length).toBeGreaterThan(0));
    expect(titles("Settings")).not.toContain("X");
    const rows = group("Settings")
      .getAllByRole("option")
      .filter(({ textContent }) => !textContent?.includes("Show more"));
    for (const { textContent } of rows) expect(textContent?.toLowerCase()).toContain("transcod");
  });

  it("finds what comes of the config while it is open", async () => {
    const { stores, type } = await open({});
    awaitConfig(stores);
    type("news");
    expect(titles("Streams")).toEqual([]);
    act(() => stores.config.replace(structuredClone(config), 1));
    await waitFor(() => expect(titles("Streams")).toEqual(["news"]));
  });

  it("sends nobody elsewhere while the config is on its way, and says that it loads", async () => {
    const { stores, router, user, type } = await open({});
    awaitConfig(stores);
    type("zzqqxx");
    await user.keyboard("{Enter}");
    expect(screen.queryAllByRole("option")).toEqual([]);
    expect(screen.getAllByText(/^Loading/).length).toBeGreaterThan(0);
    act(() => stores.config.replace({}, 1));
    await waitFor(() => expect(chosen()).toContain("zzqqxx"));
    expect(router.state.location.pathname).toBe("/config");
  });

  it("leads to a setting once the config says of which items there are, unless it is closed before", async () => {
    for (const [isClosed, path] of [
      [false, "/vod/films"],
      [true, "/config"],
    ] as const) {
      const { stores, router, user, type } = await open({});
      awaitConfig(stores);
      type("vod prefix");
      await waitFor(() => expect(chosen()).toContain("VOD ›"));
      await user.keyboard("{Enter}");
      expect(router.state.location.pathname).toBe("/config");
      if (isClosed) await user.keyboard("{Escape}");
      act(() => stores.config.replace(structuredClone(config), undefined));
      if (!isClosed) await waitFor(() => expect(router.state.location.pathname).toMatch(/^.vod.films/));
      expect(router.state.location.pathname).toMatch(new RegExp(`^${path}`));
      cleanup();
    }
  });

  it("finds streams of a server that counts no revisions", async () => {
    const { stores, type } = await open({});
    awaitConfig(stores);
    act(() => runInAction(() => void (stores.config.rev = undefined)));
    act(() => stores.config.replace(structuredClone(config), undefined));
    type("news");
    await waitFor(() => expect(titles("Streams")).toEqual(["news"]));
  });

  it("does no deed in a new tab", async () => {
    const { stores, user, type } = await open();
    type("theme dark");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(stores.preferences.theme).toBe("system");
  });

  it("shows more of a long group where that is asked for, and goes on from there", async () => {
    const many = Array.from({ length: 30 }, (_, at) => [`cam-${at}`, { name: `cam-${at}` }] as const);
    const { user, type } = await open({ streams: Object.fromEntries(many), vods: { camera: { prefix: "camera" } } });
    type("cam");
    await waitFor(() => expect(titles("Streams")).toHaveLength(8));
    expect(screen.getByText("7 of 30: type more to find the others")).toBeTruthy();
    await user.click(group("Streams").getByRole("option", { name: /Show more/ }));
    expect(titles("Streams")).toHaveLength(30);
    const before = chosen();
    await user.keyboard("{ArrowDown}");
    expect([before, chosen()]).toEqual([expect.stringContaining("cam-6"), expect.stringContaining("cam-7")]);
    type("came");
    type("cam");
    await waitFor(() => expect(titles("Streams")).toHaveLength(8));
  });

  it("puts settings of what there is none of behind those of what there is, and says so", async () => {
    const { type } = await open();
    type("description");
    await waitFor(() => expect(titles("Settings").length).toBeGreaterThan(1));
    const details = group("Settings")
      .getAllByRole("option")
      .map((option) => option.textContent ?? "");
    const idle = details.map((words) => words.includes("There is no mirror yet"));
    expect(idle).toContain(true);
    expect(idle.indexOf(true)).toBeGreaterThan(details.findIndex((words) => words.includes("VOD ›")));
  });

  it("finds what is published and watched now, and the settings of peers", async () => {
    const { router, user, type } = await open();
    type("guest");
    await waitFor(() => expect(titles("Published streams")).toEqual(["studio/guest"]));
    type("intro");
    await waitFor(() => expect(titles("Files being watched")).toEqual(["films/intro.mp4"]));
    type("peer port");
    await waitFor(() => expect(titles("Settings")).toContain("Port"));
    await user.click(group("Settings").getByRole("option", { name: /^Port Peer/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/cluster/settings"));
  });

  it("finds a stream by its title, and says that this was found", async () => {
    const { type } = await open({ streams: { s1: { name: "s1", title: "Keyboard Channel" }, s2: { name: "s2" } } });
    type("keyboard ch");
    await waitFor(() => expect(titles("Streams")).toEqual(["s1"]));
    expect(group("Streams").getByRole("option").textContent).toContain("“Keyboard Channel”");
  });

  it("changes theme, density and language, and offers none of it before it is asked for", async () => {
    const { stores, user, type } = await open();
    expect(titles("Actions").join()).not.toMatch(/Theme|Density|Language/);
    type("dark");
    await waitFor(() => expect(titles("Actions")).toEqual(["Theme: Dark"]));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(stores.preferences.theme).toBe("dark"));
  });

  it("offers no look that is there already", async () => {
    const { type } = await open();
    type("density");
    await waitFor(() => expect(titles("Actions")).toEqual(["Density: Compact"]));
  });

  it("keeps a save on trial, or undoes it now", async () => {
    const { stores, user, type } = await open(config, { undo_config: true });
    act(() =>
      runInAction(() => {
        const trial = { rev: 12, until: Date.now() + 60_000, left_ms: 60_000, who: "eva", changes: 1, paths: [] };
        stores.serverInfo.info = { version: "1", capabilities: { undo_config: true }, pending_save: trial };
      }),
    );
    await waitFor(() => expect(titles("Actions").slice(0, 2)).toEqual(["Keep", "Undo now"]));
    type("trial");
    await waitFor(() => expect(titles("Actions")).toEqual(["Keep", "Undo now"]));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(stores.calls.saves.made).toContain("keep 12"));
  });

  it("has no fault that axe finds, empty, with rows and with nothing found", async () => {
    const { type } = await open();
    expect(await violations()).toEqual([]);
    type("name");
    await waitFor(() => expect(titles("Settings").length).toBeGreaterThan(1));
    expect(await violations()).toEqual([]);
    type("zzqqxxzz");
    expect(await violations()).toEqual([]);
  });
});

describe("the list of keys", () => {
  it("opens with a question mark, and has no fault that axe finds", async () => {
    renderPage(<Page />, fakeStores({}), "/config");
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keys of the console" }));
    expect(dialog.getByText("Search for a page, a stream, a setting, or something to do")).toBeTruthy();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
