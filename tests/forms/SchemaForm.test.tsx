import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";

const plain = formOf({
  properties: {
    title: { type: "string", title: "Title" },
    clients_timeout: {
      type: "integer",
      title: "Client timeout",
      description: "Turns off after the last client.",
      minimum: 0,
      default: 60,
    },
    static: { type: "boolean", title: "Static" },
  },
  uiSchema: { clients_timeout: { "ui:options": { pattern: "/clients_timeout", unit: "seconds" } } },
});

describe("SchemaForm", () => {
  it("shows the value and hands out one edit per setting, with its path", async () => {
    const page = formHarness(plain, { value: { title: "News", unknown: 1 } });
    const title = screen.getByRole("textbox", { name: "Title" });
    await page.user.clear(title);
    await page.user.type(title, "Sports");
    await page.user.tab();
    expect(page.edits.at(-1)).toEqual({ path: ["title"], value: "Sports" });
    expect(page.value()).toEqual({ title: "Sports", unknown: 1 });
  });

  it("sets nothing when it opens, and says each default once, though the schema has some", () => {
    const page = formHarness(plain, { value: {} });
    expect(page.edits).toEqual([]);
    expect(screen.getByText("default: 60 s")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Client timeout" }).hasAttribute("placeholder")).toBe(false);
  });

  it("leaves the default to a list that has it among its choices", () => {
    const level = { type: "string", title: "Log level", enum: ["info", "debug"], default: "info" };
    formHarness(formOf({ properties: { level } }), { value: {} });
    const chosen = screen.getByRole<HTMLSelectElement>("combobox", { name: "Log level" }).selectedOptions[0];
    expect(chosen?.textContent).toBe("Default (info)");
    expect(screen.queryByText(/^default: /)).toBeNull();
  });

  it("says the name of a setting once where its section has it and nothing else", () => {
    const key = { type: "string", title: "Cluster key" };
    const sections = [{ name: "key", title: "Cluster key", properties: ["key"] }];
    formHarness(formOf({ properties: { key }, sections }), { value: {} });
    expect(screen.getByRole("textbox", { name: "Cluster key" })).toBeTruthy();
    const [heading, label] = screen.getAllByText("Cluster key");
    expect(heading?.closest("h2")).toBeTruthy();
    expect(label?.className).toMatch(/hidden/i);
  });

  it("takes null from the server for an absent value", () => {
    const page = formHarness(plain, { value: { title: null, clients_timeout: null } });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("");
    expect(page.edits).toEqual([]);
  });

  it("clears an emptied integer field, which becomes null in the patch [C361]", async () => {
    const page = formHarness(plain, { value: { clients_timeout: 30 } });
    await page.user.clear(screen.getByRole("textbox", { name: "Client timeout" }));
    await page.user.tab();
    expect(page.edits).toEqual([{ path: ["clients_timeout"], value: undefined }]);
  });

  it("lets only digits into an integer field [C360]", async () => {
    const page = formHarness(plain, { value: {} });
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Client timeout" });
    await page.user.type(input, "a1-b2.");
    expect(input.value).toBe("12");
    await page.user.clear(input);
    await page.user.type(input, "abc");
    await page.user.tab();
    expect(page.value()["clients_timeout"]).toBeUndefined();
  });

  it("keeps focus and caret when another setting changes from outside", async () => {
    const page = formHarness(plain, { value: { title: "News", clients_timeout: 30 } });
    const title = screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
    await page.user.click(title);
    title.setSelectionRange(2, 2);
    page.show({ value: { title: "News", clients_timeout: 90 } });
    expect(document.activeElement).toBe(title);
    expect(title.selectionStart).toBe(2);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Client timeout" }).value).toBe("90");
  });

  it("does not lose typing to news that arrive before it became an edit", async () => {
    const page = formHarness(plain, { value: { title: "News" } });
    const title = screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
    await page.user.type(title, "x");
    page.show({ value: { title: "Of the server" } });
    expect(title.value).toBe("Newsx");
    await page.user.tab();
    expect(page.edits.at(-1)).toEqual({ path: ["title"], value: "Newsx" });
  });

  it("turns typing into an edit when the form goes away", async () => {
    const page = formHarness(plain, { value: {} });
    await page.user.type(screen.getByRole("textbox", { name: "Title" }), "last");
    page.edits.length = 0;
    await page.user.type(screen.getByRole("textbox", { name: "Title" }), "!");
    page.leave();
    expect(page.edits).toEqual([{ path: ["title"], value: "last!" }]);
  });

  it("turns typing into an edit when asked to before a save", async () => {
    const page = formHarness(plain, { value: {} });
    await page.user.type(screen.getByRole("textbox", { name: "Title" }), "a");
    act(() => page.handle.current?.flush());
    expect(page.value()).toEqual({ title: "a" });
  });

  it("shows the old value again when the page refuses an edit", async () => {
    const page = formHarness(plain, { value: { title: "News" }, refuses: true });
    const title = screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
    await page.user.type(title, "!");
    await page.user.tab();
    await waitFor(() => expect(title.value).toBe("News"));
  });

  it("speaks to the newest functions of its page, though RJSF sees no change", async () => {
    const page = formHarness(plain, { value: { title: "News" } });
    const first = vi.fn();
    const second = vi.fn();
    page.show({ onBlur: first });
    page.show({ onBlur: second });
    await page.user.click(screen.getByRole("textbox", { name: "Title" }));
    await page.user.tab();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith("/title");
  });

  it("marks a changed setting and offers the way back [S115]", async () => {
    const onReset = vi.fn();
    const page = formHarness(plain, { value: { title: "Mine" }, server: { title: "Theirs" }, onReset });
    expect(screen.getAllByText("changed")).toHaveLength(1);
    const undo = screen.getByRole("button", { name: "Undo change to Title" });
    // It goes with the change, and leaves the focus to the control.
    expect(undo.closest("[data-keeps-focus]")?.querySelector("input")).toBe(screen.getByLabelText("Title"));
    await page.user.click(undo);
    expect(onReset).toHaveBeenCalledWith("/title");
    page.show({ value: { title: "Theirs" } });
    expect(screen.queryByText("changed")).toBeNull();
  });

  it("shows a conflict with both ways out", async () => {
    const onKeepMine = vi.fn();
    const onTakeTheirs = vi.fn();
    const page = formHarness(plain, {
      value: { clients_timeout: 30 },
      conflicts: { "/clients_timeout": { mine: 30, theirs: 90 } },
      onKeepMine,
      onTakeTheirs,
    });
    const box = within(screen.getByRole("group", { name: "Client timeout was changed on the server" }));
    expect(box.getByText("Changed on server: 90 s")).toBeTruthy();
    await page.user.click(box.getByRole("button", { name: "Keep mine" }));
    await page.user.click(box.getByRole("button", { name: "Take theirs" }));
    expect(onKeepMine).toHaveBeenCalledWith("/clients_timeout");
    expect(onTakeTheirs).toHaveBeenCalledWith("/clients_timeout");
  });

  it("shows exactly the problems it is given, tied to the input by ids that exist", () => {
    const page = formHarness(plain, { value: { clients_timeout: -5 } });
    const input = screen.getByRole("textbox", { name: "Client timeout" });
    expect(input.getAttribute("aria-invalid")).toBeNull();
    page.show({
      problems: [{ pointer: "/clients_timeout", keyword: "minimum", message: "Not below zero.", level: "error" }],
    });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
    const words = ids.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(["s", "Turns off after the last client.", "Not below zero."]);
  });

  it("shows a warning without making the field invalid", () => {
    formHarness(plain, {
      value: { title: "a?b" },
      problems: [{ pointer: "/title", keyword: "pattern", message: "Special characters.", level: "warning" }],
    });
    expect(screen.getByText("Special characters.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Title" }).getAttribute("aria-invalid")).toBeNull();
  });

  it("edits nothing when it is for reading only", () => {
    formHarness(plain, { value: { title: "News", static: true }, readOnly: true });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).readOnly).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "Static" }).disabled).toBe(true);
  });
});
