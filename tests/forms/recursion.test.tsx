import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";

const label = { type: "string", title: "Label" };

/** A menu of menus, and a rule that may stand inside itself, as the generator writes them. */
const recursive = formOf({
  properties: {
    menu: {
      type: "object",
      title: "Menu",
      properties: {
        label,
        entries: { type: "array", title: "Entries", items: { type: "object", title: "Entry", "x-recurs": "menu" } },
      },
    },
    rule: {
      type: "object",
      title: "Rule",
      properties: {
        name: { type: "string", title: "Name" },
        not: { type: "object", title: "Not", "x-recurs": "rule" },
      },
    },
  },
  schema: {
    definitions: {
      menu: {
        type: "object",
        properties: {
          label,
          entries: { type: "array", title: "Entries", items: { type: "object", "x-recurs": "menu" } },
        },
      },
      rule: {
        type: "object",
        properties: {
          name: { type: "string", title: "Name" },
          not: { type: "object", title: "Not", "x-recurs": "rule" },
        },
      },
    },
  },
  uiSchema: {
    menu: {
      "ui:options": { pattern: "/menu" },
      label: { "ui:options": { pattern: "/menu/label" }, "ui:help": "What it is called." },
      entries: {
        "ui:options": {
          pattern: "/menu/entries",
          itemTitle: "Entry {label}",
          newItem: "New entry",
          collapsed: true,
          list: { key: "label" },
        },
        items: { "ui:options": { pattern: "/menu/entries/*", collapsed: true }, "ui:recurs": "/menu" },
      },
    },
    rule: {
      "ui:options": { pattern: "/rule" },
      name: { "ui:options": { pattern: "/rule/name" } },
      not: { "ui:options": { pattern: "/rule/not", collapsed: true }, "ui:recurs": "/rule" },
    },
  },
});

describe("a setting that contains itself", () => {
  it("is drawn as deep as it is opened, with the words of the outer place", async () => {
    const menu = { label: "a", entries: [{ label: "b", entries: [{ label: "c" }] }] };
    const page = formHarness(recursive, { value: { menu } });
    expect(screen.getAllByRole("textbox", { name: "Label" })).toHaveLength(1);
    await page.user.click(screen.getByRole("button", { name: "Entry b" }));
    await page.user.click(screen.getByRole("button", { name: "Entry c" }));
    const labels = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Label" });
    expect(labels.map(({ value }) => value)).toEqual(["a", "b", "c"]);
    expect(screen.getAllByText("What it is called.")).toHaveLength(3);
  });

  it("is edited at any depth", async () => {
    const menu = { label: "a", entries: [{ label: "b", entries: [{ label: "c" }] }] };
    const page = formHarness(recursive, { value: { menu } });
    await page.user.click(screen.getByRole("button", { name: "Entry b" }));
    await page.user.click(screen.getByRole("button", { name: "Entry c" }));
    const deepest = screen.getAllByRole("textbox", { name: "Label" })[2];
    if (deepest) await page.user.type(deepest, "d");
    const changed = { label: "a", entries: [{ label: "b", entries: [{ label: "cd" }] }] };
    await waitFor(() => expect(page.value()).toEqual({ menu: changed }));
  });

  it("draws the next level of an object when it is opened, and not before", async () => {
    const page = formHarness(recursive, { value: {} });
    const rule = within(screen.getByRole("group", { name: "Rule" }));
    expect(rule.getAllByRole("textbox")).toHaveLength(1);
    await page.user.click(rule.getByRole("button", { name: "Not" }));
    expect(rule.getAllByRole("textbox")).toHaveLength(2);
    await page.user.type(rule.getAllByRole("textbox", { name: "Name" })[1] ?? document.body, "x");
    await waitFor(() => expect(page.value()).toEqual({ rule: { not: { name: "x" } } }));
  });
});
