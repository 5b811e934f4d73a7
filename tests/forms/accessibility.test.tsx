import axe from "axe-core";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { everyWidget } from "./fixtures/everyWidget.ts";
import { formHarness } from "./fixtures/formHarness.tsx";

/** jsdom has no layout: what needs one (contrast, target size) is checked in Chromium. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const value = {
  name: "news",
  password: "p",
  domains: ["a.tv"],
  paths: ["/a"],
  tracks: [{ codec: "h264" }],
  extra: { key: "value" },
  drm: { vendor: "ezdrm" },
};

// axe looks at every element for every rule: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

describe("a form with every widget", () => {
  it("has no fault that axe finds, idle or with problems, conflicts and marks", async () => {
    const page = formHarness(everyWidget, { value, server: {} });
    await page.user.click(screen.getByRole("button", { name: "Track 1 new" }));
    expect(await violations()).toEqual([]);
    const problems = everyWidget.form.fields.map((pointer) => ({
      pointer,
      keyword: "type",
      message: "Wrong.",
      level: "error" as const,
    }));
    const conflicts = Object.fromEntries(everyWidget.form.fields.map((pointer) => [pointer, { mine: 1, theirs: 2 }]));
    page.show({ problems, conflicts });
    expect(await violations()).toEqual([]);
    page.show({ readOnly: true });
    expect(await violations()).toEqual([]);
  });

  it("has none either when several entities are edited", async () => {
    formHarness(everyWidget, {
      value: {},
      selection: {
        count: 2,
        fields: Object.fromEntries(everyWidget.form.fields.map((pointer) => [pointer, { values: 2 }])),
      },
    });
    expect(await violations()).toEqual([]);
  });

  it("gives every input a name, and no id twice", () => {
    const page = formHarness(everyWidget, { value });
    const ids = [...page.view.container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const input of page.view.container.querySelectorAll<HTMLInputElement>("[aria-describedby]")) {
      for (const id of input.getAttribute("aria-describedby")?.split(" ") ?? []) expect(ids).toContain(id);
    }
  });
});
