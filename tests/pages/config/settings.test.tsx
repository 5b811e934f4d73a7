import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { configRoutes } from "../../../src/pages/config/configRoutes.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { settingsRoutes } from "../../../src/pages/entity/settingsRoutes.tsx";
import { openItem } from "../entity/support/openItem.tsx";

const scripts = {
  "/b": { prefix: "/b", path: "/opt/b.lua", position: 1 },
  "/a": { prefix: "/a", path: "/opt/a.lua", position: 0, extra: { mode: "fast" } },
};
const tree: JsonObject = { http: [80], loglevel: "notice", web_scripts: scripts, streams: { news: { name: "news" } } };
const open = (address = "/config", config = tree) => openItem(config, address, [configRoutes()]);
const section = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  const found = heading.closest<HTMLElement>("section");
  if (!found) throw new Error(`${name} must be a section`);
  return within(found);
};

describe("the global settings page", () => {
  it("has two tabs, four blocks, and the whole config as a file [C009] [C204] [C205] [C206]", async () => {
    await open();
    expect((await screen.findAllByRole("link")).slice(0, 2).map((link) => link.textContent)).toEqual([
      "Settings",
      "Config editor",
    ]);
    const headings = await screen.findAllByRole("heading", { level: 2 });
    expect(headings.map((heading) => heading.textContent.trim())).toEqual([
      "Protocol",
      "Additional",
      "Access",
      "Web scripts",
      "Video surveillance",
    ]);
    for (const name of ["Save", "Download config", "Upload config"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("has the ports of the protocols [C209] [C366]", async () => {
    await open();
    const protocol = await section("Protocol");
    for (const name of ["HTTP ports", "RTMP port", "RTSP port", "HTTPS ports", "RTMPS", "RTSPS"])
      expect(protocol.getByRole("textbox", { name })).toBeTruthy();
    expect(protocol.getByText(/If all HTTP ports are removed, you lose access to the web interface/)).toBeTruthy();
  });

  it("takes a list of ports as numbers, and drops what is none [C364]", async () => {
    const page = await open();
    await page.retype("HTTPS ports", "443, abc 8443");
    expect(await page.save()).toEqual({ https: [443, 8443] });
  });

  it("turns nothing at its Save while the operator is asked whether to save at all", async () => {
    const page = await open();
    const { save, questions } = page.stores;
    const question = { title: "Save HTTP ports?", words: "It may go.", verb: "Save", isDangerous: true };
    save.approveWith(() => questions.ask(question));
    await page.retype("HTTPS ports", "443");
    await page.press("Save");
    await waitFor(() => expect(questions.asked).toEqual(expect.objectContaining(question)));
    expect(save.isRunning).toBe(true);
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).hasAttribute("aria-busy")).toBe(false));
    runInAction(() => questions.answer(true));
    await waitFor(() => expect(page.stores.saved).toEqual([{ https: [443] }]));
  });

  it("tells which are no ports, and never takes a list without any for an emptied one", async () => {
    const page = await open();
    await page.retype("HTTPS ports", "443; 70000");
    await page.user.tab();
    expect(screen.getByText(/Left out, as it is no port from 1 to 65535: 70000\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "HTTPS ports" }).value).toBe("443");
    const ports = screen.getByRole("textbox", { name: "HTTPS ports" });
    await page.user.type(ports, "8o80", { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await page.user.tab();
    expect(screen.getAllByText(/No port: 8o80\. Ports are numbers from 1 to 65535/)[0]).toBeTruthy();
    expect(screen.queryByText(/Left out/), "that was of before").toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "HTTPS ports" }).value).toBe("8o80");
    expect(page.stores.draft.savablePatch).toEqual({ https: [443] });
    await page.press("Reset");
    expect(screen.queryByText(/No port:/), "nor is it wrong once it is as it was").toBeNull();
  });

  it("tells what is wrong in the order of its fields, and a save leads to the first of them", async () => {
    const page = await open();
    await page.retype("Admin HTTP ports", "99999x");
    await page.retype("SNMP port", "70000");
    await page.retype("RTMP port", "70000");
    await page.user.tab();
    const told = within(await screen.findByRole("group", { name: "3 settings need attention" }));
    expect(told.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Protocol › RTMP port",
      "Additional › Admin HTTP ports",
      "Additional › SNMP port",
    ]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "s", ctrlKey: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "RTMP port" })));
  });

  it("has the additional settings, total bandwidth in megabits first [C213] [C482] [C489] [C490]", async () => {
    const page = await open();
    const additional = await section("Additional");
    for (const name of ["PulseDB path", "Session log path", "Admin HTTP ports", "Admin HTTPS ports", "MySQL API port"])
      expect(additional.getByRole("textbox", { name })).toBeTruthy();
    expect(additional.getByRole("textbox", { name: "SNMP port" })).toBeTruthy();
    expect(additional.getByRole("switch", { name: "Nvidia monitor" })).toBeTruthy();
    expect(additional.getByRole("group", { name: "Meta" })).toBeTruthy();
    const level = additional.getByRole<HTMLSelectElement>("combobox", { name: "Log level" });
    expect([...level.options].map(({ text }) => text)).toEqual(["default", "debug", "notice", "error"]);
    const unit = additional.getByRole<HTMLSelectElement>("combobox", { name: /Total bandwidth.*unit|unit/i });
    expect([...unit.options].map(({ text }) => text)).toEqual([
      "Gigabits per second",
      "Megabits per second",
      "Kilobits per second",
    ]);
    expect(unit.selectedOptions[0]?.text).toBe("Megabits per second");
    await page.retype("Total bandwidth", "10");
    expect(await page.save()).toEqual({ total_bandwidth: 10 * 1024 * 1024 });
  });

  it("saves null for the log level default [C483]", async () => {
    const page = await open();
    await page.user.selectOptions(await screen.findByRole("combobox", { name: "Log level" }), "default");
    expect(await page.save()).toEqual({ loglevel: null });
  });

  it("has both logins, and leads to the lists that decide who may watch [C214] [C215] [C216]", async () => {
    const page = await open();
    const access = await section("Access");
    expect((await access.findByRole("link", { name: "Auth backends" })).getAttribute("href")).toBe("/auth");
    expect(access.getByRole("link", { name: "Ad Injector" }).getAttribute("href")).toBe("/ad_injector");
    await page.retype("Admin UI username", "root");
    await page.user.type(access.getByLabelText(/^Admin UI password/), "long enough");
    expect(await page.save()).toEqual({ edit_auth: { login: "root", password: "long enough" } });
    await page.retype("View username", "guest");
    expect(await page.save()).toMatchObject({ view_auth: { login: "guest" } });
  });

  it("makes a token to watch with, and copies it", async () => {
    const page = await open();
    const access = await section("Access");
    const write = vi.spyOn(navigator.clipboard, "writeText");
    await page.user.click(await access.findByRole("button", { name: "Make a view token" }));
    expect(await access.findByText("view-token")).toBeTruthy();
    await page.user.click(access.getByRole("button", { name: "Copy: View token" }));
    await waitFor(() => expect(write).toHaveBeenCalledWith("view-token"));
    expect(access.getByRole("button", { name: "Make another one" })).toBeTruthy();
  });

  it("keeps Save closed until something is changed, and again while that is saved [S277]", async () => {
    const page = await open();
    const save = await screen.findByRole<HTMLButtonElement>("button", { name: "Save" });
    expect(save.disabled).toBe(true);
    await page.retype("RTMP port", "1936");
    await waitFor(() => expect(save.disabled).toBe(false));
    let approve: (verdict: boolean) => void = () => undefined;
    page.stores.save.approveWith(() => new Promise<boolean>((resolve) => (approve = resolve)));
    await page.press("Save");
    await waitFor(() => expect(save.disabled || save.getAttribute("aria-disabled") === "true").toBe(true));
    expect(page.stores.saved).toEqual([]);
    approve(true);
    await waitFor(() => expect(page.stores.saved).toEqual([{ rtmp: 1936 }]));
  });
});

describe("the web scripts", () => {
  it("stand in rows by their place, with prefix, path and extra params, and one row more [C217] [C218] [S108] [S109]", async () => {
    await open();
    const block = await section("Web scripts");
    const prefixes = block.getAllByRole<HTMLInputElement>("textbox", { name: "Prefix" });
    expect(prefixes.map(({ value }) => value)).toEqual(["/a", "/b"]);
    const paths = block.getAllByRole<HTMLInputElement>("textbox", { name: "Path" });
    expect(paths.map(({ value }) => value)).toEqual(["/opt/a.lua", "/opt/b.lua"]);
    for (const name of ["New prefix", "New path"])
      expect(block.getByRole<HTMLInputElement>("textbox", { name }).value).toBe("");
  });

  it("take extra params but for the new one [C219] [C220] [S110]", async () => {
    const page = await open();
    const block = await section("Web scripts");
    expect(block.getAllByRole("group", { name: "Extra params" })).toHaveLength(2);
    const row = within(block.getByRole("group", { name: "/b" }));
    await page.user.type(row.getByRole("textbox", { name: "New param" }), "speed");
    await page.user.type(row.getByRole("textbox", { name: "New value" }), "2");
    await page.user.tab();
    expect(await page.save()).toEqual({ web_scripts: { "/b": { extra: { speed: "2" } } } });
  });

  it("are added, changed and removed, by a button that stands where there is something [C221] [S111]", async () => {
    const page = await open();
    const block = await section("Web scripts");
    expect(block.getAllByRole("button", { name: /^Remove \// })).toHaveLength(2);
    expect(block.queryByRole("button", { name: "Remove New prefix" })).toBeNull();
    await page.user.type(block.getByRole("textbox", { name: "New path" }), "/opt/c.lua");
    expect(block.getByRole("button", { name: "Remove New prefix" })).toBeTruthy();
    await page.user.type(block.getByRole("textbox", { name: "New prefix" }), "/c");
    await page.user.tab();
    await page.user.click(document.body);
    await waitFor(() => expect(block.getByRole("group", { name: "/c" })).toBeTruthy());
    await page.user.click(block.getByRole("button", { name: "Remove /a" }));
    expect(await page.save()).toEqual({
      web_scripts: { "/a": null, "/c": { prefix: "/c", path: "/opt/c.lua", position: 2 } },
    });
  });

  it("go on under another prefix", async () => {
    const page = await open();
    const block = await section("Web scripts");
    const [prefix] = block.getAllByRole("textbox", { name: "Prefix" });
    if (!prefix) throw new Error("there must be a row");
    await page.user.clear(prefix);
    await page.user.type(prefix, "/z");
    await page.user.tab();
    expect(await page.save()).toEqual({
      web_scripts: { "/a": null, "/z": { prefix: "/z", path: "/opt/a.lua", position: 0, extra: { mode: "fast" } } },
    });
  });

  it("are told at their field where they are wrong", async () => {
    const page = await open();
    const block = await section("Web scripts");
    const row = within(block.getByRole("group", { name: "/a" }));
    const mode = row.getByDisplayValue("fast");
    await page.user.clear(mode);
    await page.user.type(mode, "a#b");
    await page.press("Save");
    expect((await screen.findAllByText(/should not include # symbol/)).length).toBeGreaterThan(0);
    expect(page.stores.saved).toEqual([]);
  });
});

describe("the config as a file", () => {
  it("is downloaded under the name of host and time, as it is read [C399] [C400] [S430]", async () => {
    const kept: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (one: Blob) => `blob:${kept.push(one)}`, revokeObjectURL: vi.fn() }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const page = await open();
    await page.press("Download config");
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]).toMatch(/^localhost-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/);
    expect(JSON.parse((await kept[0]?.text()) ?? "")).toMatchObject({ http: [80], web_scripts: scripts });
    click.mockRestore();
    vi.unstubAllGlobals();
  });

  const upload = async (content: string) => {
    const page = await open();
    const file = new File([content], "other.json", { type: "application/json" });
    await page.user.upload(await screen.findByLabelText("Upload config", { selector: "input" }), file);
    return { ...page, dialog: within(await screen.findByRole("dialog")) };
  };

  it("takes the place of the whole one, once its changes were shown in words [C207]", async () => {
    const next = { http: [80, 81], loglevel: "notice", streams: { sport: { name: "sport" } } };
    const page = await upload(JSON.stringify(next));
    expect(
      await page.dialog.findByText(/is replaced by that of other\.json\. Created: 1\. Changed: 1\. Deleted: 3\./),
    ).toBeTruthy();
    expect(page.stores.saved).toEqual([]);
    await page.user.click(page.dialog.getByRole("button", { name: "Replace the config" }));
    const { questions } = page.stores;
    await waitFor(() => expect(questions.asked?.words).toMatch(/^This is deleted: /));
    questions.answer(true);
    await waitFor(() => expect(page.stores.saved).toEqual([next]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    ["{ wrong", /other\.json is no JSON file/],
    ["[1]", /a JSON object is expected/],
    ['{ "http": [80],\n"streams": 7 }', /line 2 of other\.json: Expected an object with one entry per name/],
    ['{ "__proto__": {} }', /__proto__/],
  ])("is refused in words where it is none: %s", async (content, words) => {
    const { dialog, stores } = await upload(content);
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
    expect(stores.saved).toEqual([]);
  });

  it("stays on the screen with the server's words where that refuses it, which go to the log too [C466]", async () => {
    const page = await upload('{ "http": [82] }');
    vi.spyOn(page.stores.configFile, "replace").mockRejectedValue(new Error("line 3: the port is taken"));
    await page.user.click(await page.dialog.findByRole("button", { name: "Replace the config" }));
    await waitFor(() => expect(page.stores.questions.asked).toBeDefined());
    page.stores.questions.answer(true);
    expect(await page.dialog.findByText("line 3: the port is taken")).toBeTruthy();
    expect(page.stores.logged).toEqual(["line 3: the port is taken"]);
  });
});

describe("video surveillance", () => {
  const surveillance = { database: "postgresql://a/b", endpoint: true };
  const enabled = (page: { readonly stores: { readonly serverInfo: { info: unknown } } }) =>
    runInAction(() => {
      page.stores.serverInfo.info = { retroview_enabled: true };
    });

  it("is disabled on this license: that is said, with a way to the vendor [S113] [S392]", async () => {
    await open();
    const block = await section("Video surveillance");
    expect(await block.findByText(/Video surveillance is disabled on this license\./)).toBeTruthy();
    const link = block.getByRole("link", { name: "Contact the vendor to enable it" });
    expect(link.getAttribute("href")).toBe("/logupload");
    expect(block.queryByRole("textbox")).toBeNull();
  });

  it("has a database path where the license enables it, and its first save brings what agents need [S112] [S513] [S278] [S279] [S280] [S282]", async () => {
    const page = await open();
    enabled(page);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Database path/);
    expect(field.placeholder).toBe("postgresql://vsaas:vsaas@localhost/vsaas");
    await page.user.type(field, "postgresql://a/b");
    expect(await page.save()).toEqual({
      plugins: {
        vsaas: { database: "postgresql://a/b", endpoint: true },
        rproxy: { endpoint_auth: "vsaas", streampoint_key: expect.stringMatching(/^[a-z0-9]{14}$/) },
      },
    });
  });

  it("takes all of that back while nothing is saved, and makes no other key of each letter", async () => {
    const page = await open();
    enabled(page);
    const field = await screen.findByLabelText(/^Database path/);
    const key = () => page.stores.draft.edits.get("/plugins/rproxy/streampoint_key")?.mine;
    await page.user.type(field, "ab");
    await page.user.tab();
    const first = key();
    expect(first).toMatch(/^[a-z0-9]{14}$/);
    await page.user.type(field, "c");
    await page.user.tab();
    expect(key()).toEqual(first);
    await page.user.clear(field);
    await page.user.tab();
    await waitFor(() => expect(page.stores.draft.count).toBe(0));
  });

  const rproxy = { endpoint_auth: "vsaas", streampoint_key: "abcdefghij0123" };

  it("is removed with its path, and the reverse proxy stays [S281]", async () => {
    const page = await open("/config", { ...tree, plugins: { vsaas: surveillance, rproxy } });
    enabled(page);
    await page.press("Clear Database path");
    expect(await page.save()).toEqual({ plugins: { vsaas: null } });
  });

  it("takes another path, and nothing else with it", async () => {
    const page = await open("/config", { ...tree, plugins: { vsaas: surveillance, rproxy } });
    enabled(page);
    await page.press("Replace Database path");
    await page.user.type(await screen.findByLabelText(/^Database path/), "postgresql://c/d");
    expect(await page.save()).toEqual({ plugins: { vsaas: { database: "postgresql://c/d" } } });
  });
});

describe("the settings page", () => {
  it("shows Loading... until the config is there [C208]", async () => {
    const page = await open();
    await section("Protocol");
    runInAction(() => {
      page.stores.config.hasConfig = false;
    });
    expect(await screen.findByText("Loading...")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Protocol" })).toBeNull();
  });

  it.each([
    ["/config", "New path", "/opt/c.lua", { web_scripts: expect.anything() }],
    ["/settings/iptv", "Database path", "sqlite:///a.db", { plugins: { iptv: { database: "sqlite:///a.db" } } }],
    ["/settings/cluster", "Cluster key", "shared", { cluster_key: "shared" }],
  ])("saves what is typed at %s as a delta, in the one way there is [S422]", async (address, name, typed, delta) => {
    const page = await openItem(tree, address, [configRoutes(), settingsRoutes("server", "settings")]);
    await page.user.type(await screen.findByLabelText(new RegExp(`^${name}`), { selector: "input" }), typed);
    if (name === "New path") await page.user.type(screen.getByRole("textbox", { name: "New prefix" }), "/c");
    await page.user.tab();
    await page.user.click(document.body);
    const commit = vi.spyOn(page.stores.save, "commit");
    expect(await page.save()).toEqual(delta);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it("says beside a setting that is set that this server does nothing with it", async () => {
    const page = await open("/config", { ...tree, rtsp: 554 });
    runInAction(() => {
      page.stores.serverInfo.info = { version: "1", unserved_settings: ["rtsp", "snmp"] };
    });
    expect(await screen.findAllByText("This server keeps the setting and does nothing with it.")).toHaveLength(1);
    const protocol = await section("Protocol");
    const field = protocol.getByRole("textbox", { name: "RTSP port" });
    expect(field.getAttribute("aria-describedby")).toMatch(/warning/);
  });
});
