import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";

const fixture = formOf({
  properties: {
    title: { type: "string", title: "Title" },
    push: { type: "string", title: "Push" },
    note: { type: "string", title: "Note" },
    cache: { type: "object", title: "Cache", properties: { path: { type: "string", title: "Path" } } },
  },
  uiSchema: { push: { "ui:options": { pattern: "/push", deprecated: "Outputs" } } },
  fields: { "/note": { deprecated: "" }, "/cache": { deprecated: "SSD cache" } },
});

const shown = () => screen.queryAllByRole("textbox").map((input) => input.getAttribute("name") ?? input.id);

describe("a deprecated setting", () => {
  it("is not shown where it is not set, as in the form of something new", () => {
    formHarness(fixture, { value: {} });
    expect(shown()).toHaveLength(1);
    expect(screen.queryByRole("group", { name: "Cache" })).toBeNull();
  });

  it("is shown where it is set, with what to use in its place", () => {
    formHarness(fixture, { value: { push: "rtmp://a", note: "x", cache: { path: "/ssd" } } });
    expect(shown()).toHaveLength(4);
    expect(screen.getByText("Deprecated. Use in its place: Outputs")).toBeTruthy();
    expect(screen.getByText("Deprecated. Use in its place: SSD cache")).toBeTruthy();
    expect(screen.getByText("Deprecated: no longer in use.")).toBeTruthy();
  });

  it("stays while it is being cleared, so that this can be taken back, and goes once that is saved", async () => {
    const page = formHarness(fixture, { value: { push: "x" }, server: { push: "x" }, onReset: vi.fn() });
    await page.user.clear(screen.getByRole("textbox", { name: "Push" }));
    await page.user.tab();
    page.show({ value: {} });
    expect(screen.getByRole("textbox", { name: "Push" })).toBeTruthy();
    page.show({ value: {}, server: {} });
    expect(screen.queryByRole("textbox", { name: "Push" })).toBeNull();
  });

  it("is shown in multi-edit where one of several has it", () => {
    formHarness(fixture, { value: {}, selection: { count: 2, fields: { "/push": { values: 2 } } } });
    expect(screen.getByText("Push")).toBeTruthy();
    expect(screen.queryByText("Note")).toBeNull();
  });
});
