import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { openItem } from "../entity/support/openItem.tsx";

const archive = { name: "archive", root: "/storage", position: 0, disks: { d1: { name: "d1" }, d2: { name: "d2" } } };

async function open(address: string, tree: JsonObject) {
  const page = await openItem(tree, address, mediaConsole().routes.slice(1));
  await screen.findByRole("button", { name: /^Add / }, { timeout: 10_000 });
  const panelOf = (name: string) => screen.getByRole("region", { name });
  const isOpen = (name: string) =>
    panelOf(name).querySelector("h2 > button[aria-expanded]")?.getAttribute("aria-expanded") === "true";
  const inPanel = (name: string) => within(panelOf(name));
  const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  const titles = () =>
    [...document.querySelectorAll("h2 > button > span:first-of-type")].map((title) => title.textContent);
  return { ...page, isOpen, inPanel, saveButton: save, titles };
}

const openDvrs = (dvrs: JsonObject = { archive }, others: JsonObject = {}) => open("/dvrs", { dvrs, ...others });
const openAuth = (backends: JsonObject) => open("/auth", { auth_backends: backends });

describe("the DVR editor", () => {
  it("has a panel a DVR with its sections, the only one open, and Save, Reset and Add DVR [C017] [S094] [S095] [S096] [S097]", async () => {
    const { isOpen, inPanel } = await openDvrs();
    expect(isOpen("archive")).toBe(true);
    for (const name of ["Storage", "Additional", "Limits", "Schedule", "Disks"])
      expect(await inPanel("archive").findByRole("heading", { name }, { timeout: 10_000 })).toBeTruthy();
    for (const name of ["Save", "Reset", "Add DVR"]) expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("leaves several closed until they are opened, in their order", async () => {
    const { isOpen, titles, user } = await openDvrs({
      archive: { ...archive, position: 1 },
      nas: { name: "nas", root: "/n", position: 0 },
    });
    expect(titles()).toEqual(["nas", "archive"]);
    expect([isOpen("nas"), isOpen("archive")]).toEqual([false, false]);
    await user.click(screen.getByText("archive"));
    await waitFor(() => expect(isOpen("archive")).toBe(true));
  });

  it("adds NewDvr, the next NewDvr2, open, with no hours and no disks, and saves nothing before its root [S291] [S292] [S364] [S370]", async () => {
    const { stores, press, inPanel, isOpen, saveButton, user } = await openDvrs();
    expect(saveButton().disabled).toBe(true);
    await press("Add DVR");
    await press("Add DVR");
    expect([isOpen("NewDvr"), isOpen("NewDvr2")]).toEqual([true, true]);
    expect(
      (await inPanel("NewDvr").findAllByText("DVR root is required and should have 1 character at least.")).length,
    ).toBeGreaterThan(0);
    expect(saveButton().disabled).toBe(true);
    for (const [name, root] of [
      ["NewDvr", "/a"],
      ["NewDvr2", "/b"],
    ] as const)
      await user.type(await inPanel(name).findByRole("textbox", { name: "DVR root" }), root);
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([
        {
          dvrs: {
            NewDvr: { name: "NewDvr", root: "/a", position: 1, schedule: [], disks: {} },
            NewDvr2: { name: "NewDvr2", root: "/b", position: 2, schedule: [], disks: {} },
          },
        },
      ]),
    );
  });

  it("renames by moving the entry, tells a name that is missing or used, and takes the one it has [S293] [S367] [S368]", async () => {
    const { stores, inPanel, user, press, saveButton } = await openDvrs({
      archive,
      nas: { name: "nas", root: "/n", position: 1 },
    });
    await user.click(screen.getByText("archive"));
    const field = await inPanel("archive").findByRole("textbox", { name: "DVR name" }, { timeout: 10_000 });
    await user.clear(field);
    expect(
      (await screen.findAllByText("DVR name is required and should have 1 character at least.")).length,
    ).toBeGreaterThan(0);
    await user.type(field, "nas");
    expect(
      (await screen.findAllByText("DVR name should be unique, this name is already used.")).length,
    ).toBeGreaterThan(0);
    expect(saveButton().disabled).toBe(true);
    await user.clear(field);
    await user.type(field, "archive");
    await waitFor(() => expect(screen.queryByText(/should be unique/)).toBeNull());
    expect(saveButton().disabled, "as it was").toBe(true);
    await user.clear(field);
    await user.type(field, "vault");
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([{ dvrs: { archive: null, vault: { ...archive, name: "vault" } } }]),
    );
  });

  it("takes a name 300 ms after the last key [S369]", async () => {
    const { stores, inPanel, user } = await openDvrs();
    const field = await inPanel("archive").findByRole("textbox", { name: "DVR name" }, { timeout: 10_000 });
    await user.type(field, "2");
    const typedAt = performance.now();
    expect(stores.draft.count).toBe(0);
    await waitFor(() => expect(stores.draft.count).toBe(1), { timeout: 5000, interval: 10 });
    expect(performance.now() - typedAt).toBeGreaterThan(200);
  });

  it("refuses the root of another DVR [S366]", async () => {
    const { inPanel, user } = await openDvrs({ archive, nas: { name: "nas", root: "/n", position: 1 } });
    await user.click(screen.getByText("nas"));
    const root = await inPanel("nas").findByRole("textbox", { name: "DVR root" }, { timeout: 10_000 });
    await user.clear(root);
    await user.type(root, "/storage");
    expect(
      (await screen.findAllByText("DVR root should be unique, this root is already used as global.")).length,
    ).toBeGreaterThan(0);
  });

  it.each([
    ["/storage/", "storage"],
    ["archive", "/archive"],
  ])("refuses %s, which a stream, location or mirror has as %s [S365]", async (typed, root) => {
    const words = "DVR root should be unique, this root is already used as stream root path.";
    const { stores, inPanel, user, saveButton } = await openDvrs(
      { nas: { name: "nas", root: "/n", position: 0 } },
      { lives: { live: { prefix: "live", dvr: { root } } } },
    );
    const field = await inPanel("nas").findByRole("textbox", { name: "DVR root" }, { timeout: 10_000 });
    await user.clear(field);
    await user.type(field, typed);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(saveButton().disabled).toBe(true);
    stores.draft.edit(["lives", "live", "dvr", "root"], "/other");
    await waitFor(() => expect(screen.queryAllByText(words)).toEqual([]));
  });

  it("opens RAID 0 with a root, and the number of disks with both [S294] [S371] [S372] [S373]", async () => {
    const { stores, inPanel, user, press, saveButton } = await openDvrs();
    const raid = await inPanel("archive").findByRole<HTMLInputElement>(
      "switch",
      { name: "RAID 0" },
      { timeout: 10_000 },
    );
    const active = inPanel("archive").getByRole<HTMLInputElement>("textbox", { name: "Disks to write" });
    const root = inPanel("archive").getByRole("textbox", { name: "DVR root" });
    expect([raid.disabled, active.disabled]).toEqual([false, true]);
    await user.clear(root);
    await waitFor(() => expect(raid.disabled).toBe(true));
    await user.type(root, "/storage");
    await waitFor(() => expect(raid.disabled).toBe(false));
    await user.click(raid);
    await waitFor(() => expect(active.disabled).toBe(false));
    await user.type(active, "3");
    await user.tab();
    expect((await screen.findAllByText("Should be from 1 to the number of disks")).length).toBeGreaterThan(0);
    await user.clear(active);
    await user.type(active, "2");
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { archive: { raid: 0, active: 2 } } }]));
    await user.click(raid);
    await press("Save");
    await waitFor(() => expect(stores.saved.at(-1)).toMatchObject({ dvrs: { archive: { raid: null } } }));
  });

  it("has the hours as time inputs, stored as HHMM, a new range from 0000 to 2359 [S374] [S375]", async () => {
    const { stores, inPanel, press, user } = await openDvrs();
    await user.click(await inPanel("archive").findByRole("button", { name: "New range" }, { timeout: 10_000 }));
    const range = within(screen.getByRole("group", { name: "Range 1" }));
    const from = range.getByLabelText<HTMLInputElement>("From");
    expect([from.type, from.value, range.getByLabelText<HTMLInputElement>("to").value]).toEqual([
      "time",
      "00:00",
      "23:59",
    ]);
    fireEvent.change(from, { target: { value: "09:30" } });
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { archive: { schedule: [[930, 2359]] } } }]));
  });

  it("has its disks in rows, each by its name with its mode, and one for the next", async () => {
    const { stores, inPanel, press, user } = await openDvrs();
    const first = within(await inPanel("archive").findByRole("group", { name: "d1" }, { timeout: 10_000 }));
    expect(first.getAllByRole("textbox").map((box) => box.getAttribute("value"))).toEqual(["d1"]);
    await user.selectOptions(first.getByRole("combobox", { name: /Mode/ }), "keep");
    await user.type(inPanel("archive").getByRole("textbox", { name: /New disk/ }), "d3");
    await user.tab();
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toMatchObject([
        { dvrs: { archive: { disks: { d1: { mode: "keep" }, d3: { name: "d3" } } } } },
      ]),
    );
  });

  it("deletes with the next save, after a question that names who uses it, and can be kept [S099] [S421]", async () => {
    const { stores, press, user } = await openDvrs(
      { archive, nas: { name: "nas", root: "/n", position: 1 } },
      { streams: { news: { name: "news", dvr: { reference: "archive" } } } },
    );
    await user.click(screen.getByText("archive"));
    await press("Delete DVR");
    await waitFor(() => expect(stores.questions.asked?.words).toMatch(/Really delete archive.*news/));
    stores.questions.answer(true);
    await press("Keep archive");
    expect(stores.draft.count).toBe(0);
    await press("Delete DVR");
    await waitFor(() => expect(stores.questions.asked?.words).toBeDefined());
    stores.questions.answer(true);
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { archive: null, nas: { position: 0 } } }]));
  });
});

describe("the auth backends", () => {
  const main = {
    name: "main",
    position: 0,
    allow: { tokens: ["abc"], ips: ["10.0.0.0/8"] },
    deny: { countries: ["GB"] },
    backends: [{ url: "http://mw/auth" }],
  };

  it("have an editor each, with chips of what they allow and deny, and Save, Reset and Add [C015] [S093]", async () => {
    const { isOpen, inPanel } = await openAuth({ main });
    expect(isOpen("main")).toBe(true);
    for (const chip of ["10.0.0.0/8", "GB United Kingdom"])
      expect(await inPanel("main").findByText(chip, {}, { timeout: 10_000 })).toBeTruthy();
    for (const list of ["Allow", "Deny"])
      for (const kind of ["Tokens", "IPs", "Countries", "User agents"])
        expect(within(inPanel("main").getByRole("group", { name: list })).getByText(kind)).toBeTruthy();
    expect(inPanel("main").getByDisplayValue("http://mw/auth")).toBeTruthy();
    for (const name of ["Save", "Reset", "Add auth backend"]) expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  it("are called NewAuthBackend and NewAuthBackend2 when they come [S295]", async () => {
    const { press, titles } = await openAuth({ main });
    await press("Add auth backend");
    await press("Add auth backend");
    expect(titles()).toEqual(["main", "NewAuthBackend", "NewAuthBackend2"]);
  });

  it("go as null, and the others move up [S296] [S420]", async () => {
    const { stores, press, user } = await openAuth({
      main,
      second: { name: "second", position: 1 },
      third: { name: "third", position: 2 },
    });
    await user.click(screen.getByRole("button", { name: "main", expanded: false }));
    await press("Delete auth backend");
    await waitFor(() => expect(stores.questions.asked?.words).toBeDefined());
    stores.questions.answer(true);
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([
        { auth_backends: { main: null, second: { position: 0 }, third: { position: 1 } } },
      ]),
    );
  });

  it("allow by default or say nothing of it, never false [S297]", async () => {
    const { stores, inPanel, press, user } = await openAuth({ main });
    const toggle = await inPanel("main").findByRole("switch", { name: "Allow default" }, { timeout: 10_000 });
    await user.click(toggle);
    await press("Save");
    await waitFor(() => expect(stores.saved).toEqual([{ auth_backends: { main: { allow_default: true } } }]));
    await user.click(toggle);
    await press("Save");
    await waitFor(() => expect(stores.saved.at(-1)).toEqual({ auth_backends: { main: { allow_default: null } } }));
  });

  it("take a value once, and a name without spaces around it [S379]", async () => {
    const { stores, inPanel, press, user, titles } = await openAuth({ main });
    const ips = await inPanel("main").findAllByRole("textbox", { name: /IPs/ }, { timeout: 10_000 });
    await user.type(ips[0] ?? document.body, "10.0.0.0/8{Enter}");
    expect(stores.draft.count, "it stands there already").toBe(0);
    const name = inPanel("main").getByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, " portal ");
    fireEvent.keyDown(name, { key: "Enter" });
    expect(titles(), "Enter does not wait for the end of typing").toEqual(["portal"]);
    await press("Save");
    await waitFor(() =>
      expect(stores.saved).toEqual([{ auth_backends: { main: null, portal: { ...main, name: "portal" } } }]),
    );
  });
});
