import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";
import { lists } from "./fixtures/lists.ts";

const shared = formOf({
  properties: {
    name: { type: "string", title: "Name" },
    title: { type: "string", title: "Title" },
    comment: { type: "string", title: "Description" },
  },
  uiSchema: { name: { "ui:options": { pattern: "/name", multi: "hidden" } } },
});
const mixed = { count: 3, fields: { "/comment": { values: 3 } } };

describe("a form for several entities", () => {
  it("hides what cannot be shared", () => {
    const page = formHarness(shared, { value: { name: "a" } });
    expect(screen.getByRole("textbox", { name: "Name" })).toBeTruthy();
    page.show({ selection: mixed });
    expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
    expect(screen.getByRole("textbox", { name: "Title" })).toBeTruthy();
  });

  it("shows a shared value, and Mixed with the number of values where they differ [C041]", () => {
    formHarness(shared, { value: { title: "News" }, selection: mixed });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("News");
    const group = within(screen.getByRole("group", { name: "Description" }));
    expect(group.getByText("Mixed (3 values)")).toBeTruthy();
  });

  it("says Mixed beside a button that turns all on or off, where some are on", () => {
    const form = formOf({
      properties: { off: { type: "boolean", title: "State" } },
      uiSchema: { off: { "ui:widget": "toggle-button", "ui:options": { pattern: "/off", multi: "together" } } },
    });
    const page = formHarness(form, { value: {}, selection: { count: 3, fields: { "/off": { values: 2 } } } });
    expect(screen.getByText("Mixed")).toBeTruthy();
    page.show({ selection: { count: 3, fields: { "/off": { values: 1 } } } });
    expect(screen.queryByText("Mixed")).toBeNull();
  });

  it("sets one value in all, and keeps each as it is again", async () => {
    const onReset = vi.fn();
    const page = formHarness(shared, { value: {}, selection: mixed, onReset });
    await page.user.click(screen.getByRole("button", { name: "Set Description in all" }));
    await page.user.type(screen.getByRole("textbox", { name: "Description" }), "x");
    await page.user.tab();
    expect(page.edits.at(-1)).toEqual({ path: ["comment"], value: "x" });
    page.show({ selection: { count: 3, fields: { "/comment": { values: 3, touched: true } } } });
    await page.user.click(screen.getByRole("button", { name: "Keep Description as is" }));
    expect(onReset).toHaveBeenCalledWith("/comment");
    page.show({ selection: mixed, value: {} });
    expect(screen.getByText("Mixed (3 values)")).toBeTruthy();
  });

  it("changes nothing when setting is begun and given up", async () => {
    const page = formHarness(shared, { value: {}, selection: mixed });
    await page.user.click(screen.getByRole("button", { name: "Set Description in all" }));
    await page.user.click(screen.getByRole("button", { name: "Keep Description as is" }));
    expect(screen.getByText("Mixed (3 values)")).toBeTruthy();
    expect(page.edits).toEqual([]);
  });

  it("clears a setting in all", async () => {
    const page = formHarness(shared, { value: {}, selection: mixed });
    await page.user.click(screen.getByRole("button", { name: "Clear Description in all" }));
    expect(page.edits).toEqual([{ path: ["comment"], value: undefined }]);
  });

  describe("one value for settings that differ", () => {
    const choices = formOf({
      properties: {
        start: { type: "boolean", title: "Start", default: true },
        iptv: { type: "boolean", title: "IPTV" },
        raid: { type: "integer", title: "RAID" },
        mode: { type: "string", title: "Mode", enum: ["cbr", "vbr"], default: "cbr" },
        login: { type: "string", title: "Login" },
      },
      required: ["login"],
      uiSchema: {
        start: {
          "ui:widget": "radio",
          "ui:options": { pattern: "/start", enumLabels: { true: "Static", false: "On demand" }, always: true },
        },
        raid: {
          "ui:widget": "switch",
          "ui:options": { pattern: "/raid", widgetOptions: { onValue: 0, offValue: null } },
        },
      },
    });
    const fields = Object.fromEntries(
      ["start", "iptv", "raid", "mode", "login"].map((name) => [`/${name}`, { values: 2 }]),
    );
    const open = async (title: string) => {
      const page = formHarness(choices, { value: {}, selection: { count: 2, fields } });
      await page.user.click(screen.getByRole("button", { name: `Set ${title} in all` }));
      return page;
    };

    it.each([
      ["Start", "Static", "start", true],
      ["Start", "On demand", "start", false],
      ["IPTV", "on", "iptv", true],
      ["IPTV", "off", "iptv", false],
      ["RAID", "on", "raid", 0],
      ["RAID", "off", "raid", undefined],
    ])("has nothing ticked of %s, and %s takes one press", async (title, choice, name, value) => {
      const page = await open(title);
      const group = screen.getByRole("radiogroup", { name: title });
      const radios = within(group).getAllByRole<HTMLInputElement>("radio");
      expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
      await page.user.click(within(group).getByRole("radio", { name: choice }));
      expect(page.edits).toEqual([{ path: [name], value }]);
    });

    it.each([
      ["Default (cbr)", undefined],
      ["cbr", "cbr"],
      ["vbr", "vbr"],
    ])("says Mixed in a list, where %s can be chosen, too", async (label, value) => {
      const page = await open("Mode");
      const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Mode" });
      expect(list.selectedOptions[0]?.textContent).toBe("Mixed");
      await page.user.selectOptions(list, label);
      expect(page.edits).toEqual([{ path: ["mode"], value }]);
    });

    it("has the focus at what is set, cleared or kept, which stands where the button stood", async () => {
      const page = await open("Start");
      expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Static" }));
      await page.user.click(screen.getByRole("button", { name: "Keep Start as is" }));
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Set Start in all" }));
      await page.user.click(screen.getByRole("button", { name: "Clear IPTV in all" }));
      page.show({ value: {}, selection: { count: 2, fields: { ...fields, "/iptv": { values: 1 } } } });
      expect(document.activeElement).toBe(screen.getByRole("switch", { name: "IPTV" }));
    });

    it("cannot clear what has always a value: what the text says by its own word, and what is required", () => {
      formHarness(choices, { value: {}, selection: { count: 2, fields } });
      const cleared = screen.getAllByRole("button", { name: /^Clear/ }).map((one) => one.getAttribute("aria-label"));
      expect(cleared).toEqual(["Clear IPTV in all", "Clear RAID in all", "Clear Mode in all"]);
    });
  });

  it("replaces lists that differ, adds items to all of them, removes items from all of them", async () => {
    const onListEdit = vi.fn();
    const page = formHarness(lists, {
      value: {},
      selection: { count: 2, fields: { "/urls": { values: 2 }, "/paths": { values: 2 } } },
      onListEdit,
    });
    const urls = within(screen.getByRole("group", { name: "URLs" }));
    await page.user.click(urls.getByRole("button", { name: "Add items" }));
    await page.user.type(urls.getByRole("textbox", { name: "Items to add to URLs" }), "udp://1, udp://2");
    await page.user.click(urls.getByRole("button", { name: "Apply" }));
    expect(onListEdit).toHaveBeenLastCalledWith("/urls", {
      kind: "add",
      items: [{ url: "udp://1" }, { url: "udp://2" }],
    });
    await page.user.click(urls.getByRole("button", { name: "Remove items" }));
    await page.user.type(urls.getByRole("textbox", { name: "Items to remove from URLs" }), "udp://1");
    await page.user.click(urls.getByRole("button", { name: "Apply" }));
    expect(onListEdit).toHaveBeenLastCalledWith("/urls", { kind: "remove", items: ["udp://1"] });
    await page.user.click(screen.getByRole("button", { name: "Replace Paths in all" }));
    expect(page.edits).toEqual([{ path: ["paths"], value: [] }]);
  });

  describe("the input of items to add", () => {
    const typed = {
      urls: { typing: { strip: "whitespace", rewrite: "source-url" } },
      paths: { only: "digits" },
    } as const;
    const form = formOf({
      properties: {
        urls: { type: "array", title: "URLs", items: { type: "object", properties: { url: { type: "string" } } } },
        paths: { type: "array", title: "Paths", items: { type: "string" } },
      },
      uiSchema: {
        urls: {
          "ui:options": { pattern: "/urls", newItem: "New URL" },
          items: { url: { "ui:options": { pattern: "/urls/*/url", ...typed.urls } } },
        },
        paths: {
          "ui:options": { pattern: "/paths", newItem: "New path" },
          items: { "ui:options": { pattern: "/paths/*", typing: typed.paths } },
        },
      },
      fields: {
        "/urls": { title: "URLs", type: "array", list: { key: "url", bareKey: true } },
        "/paths": { title: "Paths", type: "array", list: { key: "$value" } },
      },
    });
    async function open(title: "URLs" | "Paths", kind: "add" | "remove" = "add") {
      const onListEdit = vi.fn();
      const fields = { "/urls": { values: 2 }, "/paths": { values: 2 } };
      const { user } = formHarness(form, { value: {}, selection: { count: 2, fields }, onListEdit });
      const group = within(screen.getByRole("group", { name: title }));
      await user.click(group.getByRole("button", { name: kind === "add" ? "Add items" : "Remove items" }));
      return { user, onListEdit, input: group.getByRole<HTMLInputElement>("textbox") };
    }

    it("rewrites each address as the field of one would, while it is typed", async () => {
      const { user, onListEdit, input } = await open("URLs");
      await user.type(input, "http://a.tv/x.ts");
      expect(input.value).toBe("tshttp://a.tv/x.ts");
      await user.type(input, ".m3u8 https://b.tv/y.m3u8");
      expect(input.value).toBe("hls://a.tv/x.ts.m3u8 hlss://b.tv/y.m3u8");
      await user.keyboard("{Enter}");
      const items = [{ url: "hls://a.tv/x.ts.m3u8" }, { url: "hlss://b.tv/y.m3u8" }];
      expect(onListEdit).toHaveBeenLastCalledWith("/urls", { kind: "add", items });
    });

    it("keeps what was typed of an address when another is written before it", async () => {
      const { user, input } = await open("URLs");
      await user.type(input, "hls://a.tv/own.m3u8 http://b.tv/x.ts");
      await user.type(input, "udp://1 ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
      expect(input.value).toBe("udp://1 hls://a.tv/own.m3u8 tshttp://b.tv/x.ts");
      expect(input.selectionStart).toBe("udp://1 ".length);
      const end = input.value.length;
      await user.type(input, "x", { initialSelectionStart: end, initialSelectionEnd: end });
      expect(input.value).toBe("udp://1 hls://a.tv/own.m3u8 http://b.tv/x.tsx");
    });

    it("leaves the commas of an address alone, and takes pasted ones apart at white space", async () => {
      const { user, onListEdit, input } = await open("URLs");
      await user.click(input);
      await user.paste("http://a.tv/x.m3u8?t=1,2  udp://2, udp://3,");
      await user.keyboard("{Enter}");
      const items = [{ url: "hls://a.tv/x.m3u8?t=1,2" }, { url: "udp://2" }, { url: "udp://3" }];
      expect(onListEdit).toHaveBeenLastCalledWith("/urls", { kind: "add", items });
    });

    it("takes plain words apart at commas too, each by the rules of an item", async () => {
      const { user, onListEdit, input } = await open("Paths");
      await user.type(input, "1a,2b 3{Enter}");
      expect(onListEdit).toHaveBeenLastCalledWith("/paths", { kind: "add", items: ["1", "2", "3"] });
    });

    it("tells what it has left out of a word, and nothing before", async () => {
      const { user, input } = await open("Paths");
      const help = () => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
      await user.type(input, "1, 2 ");
      expect(help()).toBe("");
      await user.type(input, "2b");
      expect(help()).toBe("Only digits can stand here: the rest is left out.");
      await user.type(input, "3");
      expect(input.value).toBe("1, 2 23");
      expect(help()).toBe("Only digits can stand here: the rest is left out.");
    });

    it("takes an address to remove as it is written", async () => {
      const { user, onListEdit, input } = await open("URLs", "remove");
      await user.type(input, "http://a.tv/x,y.m3u8{Enter}");
      expect(onListEdit).toHaveBeenLastCalledWith("/urls", { kind: "remove", items: ["http://a.tv/x,y.m3u8"] });
    });
  });

  it("takes the items with the key Enter, and gives up with Escape", async () => {
    const onListEdit = vi.fn();
    const page = formHarness(lists, {
      value: {},
      selection: { count: 2, fields: { "/urls": { values: 2 } } },
      onListEdit,
    });
    const urls = within(screen.getByRole("group", { name: "URLs" }));
    await page.user.click(urls.getByRole("button", { name: "Add items" }));
    await page.user.keyboard("udp://1{Escape}");
    await page.user.click(urls.getByRole("button", { name: "Add items" }));
    await page.user.keyboard("udp://2{Enter}");
    expect(onListEdit.mock.calls).toEqual([["/urls", { kind: "add", items: [{ url: "udp://2" }] }]]);
  });

  it("still says Mixed of what was edited and differs all the same: an item was added to lists that differ", async () => {
    const onReset = vi.fn();
    const differing = { values: 2, touched: true };
    const page = formHarness(lists, {
      value: {},
      selection: { count: 2, fields: { "/urls": differing } },
      onListEdit: vi.fn(),
    });
    const urls = within(screen.getByRole("group", { name: "URLs" }));
    expect(urls.getByText("Mixed (2 values)")).toBeTruthy();
    expect(urls.queryByRole("textbox")).toBeNull();
    page.show({ selection: { count: 2, fields: { "/urls": { values: 1, touched: true } } } });
    expect(urls.queryByText("Mixed (2 values)")).toBeNull();
    formHarness(shared, { value: {}, selection: { count: 2, fields: { "/comment": differing } }, onReset });
    expect(within(screen.getByRole("group", { name: "Description" })).getByText("Mixed (2 values)")).toBeTruthy();
    await page.user.click(screen.getByRole("button", { name: "Keep Description as is" }));
    expect(onReset).toHaveBeenCalledWith("/comment");
  });
});
