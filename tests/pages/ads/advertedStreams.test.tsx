import { screen, waitFor, within } from "@testing-library/react";
import { giveLayout } from "../../support/giveLayout.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { AdChecks } from "../../../src/generated/types/AdChecks.ts";
import { openAdInjector } from "./support/openAdInjector.tsx";

beforeEach(() => giveLayout());

const shown = { news: [{ name: "films/a.mp4", show_count: 12, view_count: 340 }], sport: [] };

describe("The adverted streams", () => {
  it("are asked for once they are opened, and told by stream and file with shows and views [S105] [S428]", async () => {
    const { stores, user, inPanel } = await openAdInjector(undefined, ({ calls }) => (calls.advertising.shown = shown));
    expect(stores.calls.advertising.asked).not.toContain("streams");
    await user.click(screen.getByRole("button", { name: "Adverted streams" }));
    const list = await inPanel("Adverted streams").findByRole("grid", {}, { timeout: 10_000 });
    const [, row, ...others] = within(list).getAllByRole("row");
    expect(others).toEqual([]);
    const cells = within(row ?? list).getAllByRole("gridcell");
    expect(cells.map(({ textContent }) => textContent)).toEqual(["news", "films/a.mp4", "12", "340"]);
    expect(within(list).getByRole("link", { name: "news" }).getAttribute("href")).toBe("/standalone/news/output");
  });

  it("are thousands of which those in sight are drawn, searched and sorted", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`tv${index}`, [{ name: "films/a.mp4", show_count: index }]]),
    );
    const { user, inPanel } = await openAdInjector(undefined, ({ calls }) => (calls.advertising.shown = many));
    await user.click(screen.getByRole("button", { name: "Adverted streams" }));
    const panel = inPanel("Adverted streams");
    const first = () => within(panel.getByRole("grid")).getAllByRole("row")[1]?.textContent;
    await panel.findByRole("grid", {}, { timeout: 10_000 });
    expect(panel.getAllByRole("row").length).toBeLessThan(100);
    await user.click(panel.getByRole("button", { name: "Shows" }));
    expect(first()).toMatch(/^tv2999/);
    await user.type(panel.getByRole("textbox", { name: "Search streams and files" }), "tv17");
    await waitFor(() => expect(first()).toMatch(/^tv1799/));
  });

  it("say how a stream gets a schedule while none has shown ads", async () => {
    const { user, inPanel } = await openAdInjector();
    await user.click(screen.getByRole("button", { name: "Adverted streams" }));
    expect(await inPanel("Adverted streams").findByText("A stream gets its schedule on its Output page.")).toBeTruthy();
    expect(inPanel("Adverted streams").getByRole("link", { name: "Open the streams" })).toBeTruthy();
  });

  it("tell why nothing is known, and ask again", async () => {
    const { stores, user, inPanel } = await openAdInjector(undefined, ({ calls }) => {
      calls.advertising.failure = new Error("The server is busy.");
    });
    await user.click(screen.getByRole("button", { name: "Adverted streams" }));
    const panel = inPanel("Adverted streams");
    expect(await panel.findByText("The server is busy.")).toBeTruthy();
    stores.calls.advertising.failure = undefined;
    stores.calls.advertising.shown = shown;
    await user.click(panel.getByRole("button", { name: "Retry" }));
    expect(await panel.findByText("films/a.mp4")).toBeTruthy();
  });
});

describe("The checks of ad files", () => {
  const differs: AdChecks["checks"][number] = {
    schedule: "morning",
    file: "films/a.mp4",
    stream: "news",
    problem: "differs",
    message: "It differs.",
    differences: [{ what: "size", ad: "1280x720", stream: "1920x1080" }],
  };

  it("stand beside the file in words; a copy that fits is made, and takes its place", async () => {
    const { stores, user, row, form } = await openAdInjector(undefined, ({ calls }) => {
      calls.advertising.found = [differs];
    });
    await form("morning");
    const file = () => row("morning", "File 1");
    expect(await file().findByText(/1280x720, stream news is 1920x1080/, {}, { timeout: 10_000 })).toBeTruthy();
    await user.click(file().getByRole("button", { name: "Convert for news" }));
    expect(await file().findByRole("progressbar", { name: "Conversion for news" })).toBeTruthy();
    const { advertising } = stores.calls;
    expect(advertising.asked).toContain("convert films/a.mp4 news");
    advertising.move("films/a.mp4", "news", { state: "done", file: "films/a.news.mp4" });
    await user.click(await file().findByRole("button", { name: "Use the file converted for news" }, { timeout: 5000 }));
    expect(stores.draft.effective(["ad_schedules", "morning", "files"])).toEqual([
      { name: "films/a.news.mp4", weight: 1 },
    ]);
    await waitFor(() => expect(file().queryByText(/1280x720/)).toBeNull());
  });

  it("say that a file is missing, and why one was not converted", async () => {
    const { row, form } = await openAdInjector(undefined, ({ calls }) => {
      calls.advertising.found = [
        { schedule: "morning", file: "films/a.mp4", problem: "missing", message: "There is no file films/a.mp4." },
        { ...differs, conversion: { state: "failed", error: "The disk is full." } },
      ];
    });
    await form("morning");
    expect(
      await row("morning", "File 1").findByText(/There is no file films\/a.mp4/, {}, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(row("morning", "File 1").getByText("missing")).toBeTruthy();
    expect(row("morning", "File 1").getByRole("alert").textContent).toMatch(/not converted for news: The disk is full/);
    expect(row("morning", "File 1").getByRole("button", { name: "Convert for news" })).toBeTruthy();
  });
});
