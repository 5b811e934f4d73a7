import { screen, waitFor, within } from "@testing-library/react";
import { giveLayout } from "../../support/giveLayout.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { films, morning, openAdInjector } from "./support/openAdInjector.tsx";

beforeEach(() => giveLayout());

const filesOf = (draft: { effective: (path: readonly string[]) => unknown }, name = "morning") =>
  draft.effective(["ad_schedules", name, "files"]);

describe("The files browser of the ad injector", () => {
  it("lists a directory of a VOD by its name, path and sub path, and offers only what can be an ad [S107] [S391] [S429]", async () => {
    const { stores, browser, user } = await openAdInjector();
    expect(await browser().findByRole("button", { name: "Add a.mp4" }, { timeout: 10_000 })).toBeTruthy();
    expect(browser().queryByText("notes.txt")).toBeNull();
    await user.click(browser().getByRole("button", { name: "Open season" }));
    expect(await browser().findByRole("button", { name: "Add c.3gp" })).toBeTruthy();
    expect(browser().queryByText("d.ts")).toBeNull();
    expect(stores.calls.made).toEqual(["list films /srv/films ", "list films /srv/films season"]);
    await user.click(within(browser().getByRole("navigation")).getByRole("button", { name: "films" }));
    expect(await browser().findByRole("button", { name: "Add b.mov" })).toBeTruthy();
  });

  it("leads from the VODs to their paths and directories where there are several", async () => {
    const vods = { ...films, clips: { prefix: "clips", urls: [{ url: "/one" }, { url: "/two" }] } };
    const { browser, user } = await openAdInjector({ ad_schedules: { morning }, vods }, ({ calls }) => {
      calls.disk.put({ prefix: "clips", path: "/two", subpath: "" }, "e.mp4");
    });
    await user.click(await browser().findByRole("button", { name: "Open clips" }, { timeout: 10_000 }));
    await user.click(await browser().findByRole("button", { name: "Open /two" }));
    await user.click(await browser().findByRole("button", { name: "Add e.mp4" }));
    expect(browser().getByText(/clips\/e.mp4 is added to morning/)).toBeTruthy();
  });

  it("shows a storage address without its key", async () => {
    const vods = {
      ...films,
      clips: { prefix: "clips", urls: [{ url: "s3://KEY:S3cret@bucket/dir" }, { url: "/two" }] },
    };
    const { browser, user } = await openAdInjector({ ad_schedules: { morning }, vods });
    await user.click(await browser().findByRole("button", { name: "Open clips" }, { timeout: 10_000 }));
    await user.click(await browser().findByRole("button", { name: "Open s3://••••••@bucket/dir" }));
    expect(within(browser().getByRole("navigation")).getByText("s3://••••••@bucket/dir")).toBeTruthy();
    expect(document.body.outerHTML).not.toContain("S3cret");
  });

  it("adds a file with weight 1 to the open schedule, marks it, and takes it once [S314]", async () => {
    const { stores, browser, user, form } = await openAdInjector();
    await form("morning");
    await user.click(await browser().findByRole("button", { name: "Add b.mov" }, { timeout: 10_000 }));
    expect(filesOf(stores.draft)).toEqual([...morning.files, { name: "films/b.mov", weight: 1 }]);
    await waitFor(() => expect(browser().getAllByText("added").length).toBe(2));
    await user.click(browser().getByRole("button", { name: "Add b.mov" }));
    expect(filesOf(stores.draft)).toEqual([...morning.files, { name: "films/b.mov", weight: 1 }]);
    expect(browser().getByRole("status").textContent).toMatch(/is in morning already/);
    const rows = await within(screen.getByRole("group", { name: "File 2" })).findByText("50 % of shows");
    expect(rows).toBeTruthy();
  });

  it("adds to a new schedule whose name was typed only now, and loses nothing of either", async () => {
    const { stores, browser, user, form, press } = await openAdInjector({ vods: films });
    await press("Add schedule");
    const added = await form("New ad schedule");
    await browser().findByRole("button", { name: "Add b.mov" }, { timeout: 10_000 });
    const name = added.getByRole("textbox", { name: "Ad schedule name" });
    await user.type(name, "night");
    await user.click(browser().getByRole("button", { name: "Add b.mov" }));
    await press("New slot");
    await waitFor(() =>
      expect(stores.draft.effective(["ad_schedules", "New ad schedule"])).toEqual({
        name: "night",
        position: 0,
        slots: [{ from: "00:00:00", duration: 15 }],
        files: [{ name: "films/b.mov", weight: 1 }],
      }),
    );
  });

  it("adds by keyboard alone", async () => {
    const { stores, browser, user, form } = await openAdInjector();
    await form("morning");
    const list = await browser().findByRole("grid", {}, { timeout: 10_000 });
    within(list).getAllByRole("row")[1]?.focus();
    await user.keyboard("{Enter}");
    expect(await browser().findByRole("button", { name: "Add c.3gp" })).toBeTruthy();
    // The directory that was left took the focus along.
    await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("row"));
    await user.keyboard("{Enter}");
    expect(filesOf(stores.draft)).toEqual([...morning.files, { name: "films/season/c.3gp", weight: 1 }]);
  });

  it("asks which schedule a file is for where several are there and none is open, and opens the chosen one", async () => {
    const evening = { name: "evening", position: 1, slots: [], files: [] };
    const { stores, browser, user, panelOf } = await openAdInjector({
      ad_schedules: { morning, evening },
      vods: films,
    });
    const add = await browser().findByRole("button", { name: "Add b.mov" }, { timeout: 10_000 });
    await user.click(add);
    expect(browser().getByRole("alert").textContent).toMatch(/Choose the schedule first/);
    expect(stores.draft.count).toBe(0);
    await user.selectOptions(browser().getByRole("combobox", { name: "Add to" }), "evening");
    await user.click(add);
    expect(filesOf(stores.draft, "evening")).toEqual([{ name: "films/b.mov", weight: 1 }]);
    await waitFor(() =>
      expect(within(panelOf("evening")).getByRole("button", { expanded: true, name: /^evening/ })).toBeTruthy(),
    );
  });

  it("tells why a directory is not listed, and tries again", async () => {
    const { browser, user } = await openAdInjector(undefined, ({ calls }) => {
      calls.failure = new Error("The disk does not answer.");
    });
    expect(await browser().findByText("The disk does not answer.", {}, { timeout: 10_000 })).toBeTruthy();
    await user.click(browser().getByRole("button", { name: "Retry" }));
    expect(await browser().findByRole("button", { name: "Add b.mov" })).toBeTruthy();
  });

  it("draws of ten thousand files those in sight, and finds one by its name", async () => {
    const { browser, user } = await openAdInjector(undefined, ({ calls }) => {
      const names = Array.from({ length: 10_000 }, (_, index) => `clip${index}.mp4`);
      calls.disk.put({ prefix: "films", path: "/srv/films", subpath: "" }, ...names);
    });
    const list = await browser().findByRole("grid", {}, { timeout: 10_000 });
    expect(Number(list.getAttribute("aria-rowcount"))).toBeGreaterThan(10_000);
    expect(within(list).getAllByRole("row").length).toBeLessThan(100);
    await user.type(browser().getByRole("textbox", { name: "Filter" }), "clip9999");
    expect(await browser().findByRole("button", { name: "Add clip9999.mp4" })).toBeTruthy();
    await waitFor(() => expect(within(browser().getByRole("grid")).getAllByRole("row")).toHaveLength(2));
  });

  it("says that there are no VODs, and where one is made", async () => {
    const { browser } = await openAdInjector({ ad_schedules: { morning } });
    expect(browser().getByText("There are no VOD locations yet")).toBeTruthy();
    expect(browser().getByRole("link", { name: "Add a VOD location" })).toBeTruthy();
  });
});
