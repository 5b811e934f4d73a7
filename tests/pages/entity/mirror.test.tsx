import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openItem } from "./support/openItem.tsx";

const mirror = { urls: ["http://a:8080", "http://b"], only: ["news"], except: ["test"] };
const treeOf = (settings: object = {}) => ({ sources: { "3": { ...mirror, ...settings } } });
const saved = (settings: object) => ({ sources: { "3": settings } });

describe("the Overview of a mirror", () => {
  it("has the description [C180]", async () => {
    const page = await openItem(treeOf(), "/mirror/3");
    await page.retype("Description", "Berlin");
    expect(await page.save()).toEqual(saved({ meta: { comment: "Berlin" } }));
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Berlin");
  });

  it.each([
    ["Ignored streams", "except", "test"],
    ["Taken streams", "only", "news"],
  ])("has %s, split on comma or space [C181] [C182] [C183]", async (label, list, first) => {
    const page = await openItem(treeOf(), "/mirror/3");
    await page.user.type(await page.field(label), "one, two three{Enter}");
    expect(await page.save()).toEqual(saved({ [list]: [first, "one", "two", "three"] }));
  });

  it("saves null for emptied taken streams [C184]", async () => {
    const page = await openItem(treeOf(), "/mirror/3");
    await page.user.click(await screen.findByRole("button", { name: /Remove news|news/ }));
    expect(await page.save()).toEqual(saved({ only: null }));
  });

  it("leaves an empty list of taken streams as it is when something else is saved [C184]", async () => {
    const page = await openItem(treeOf({ only: [] }), "/mirror/3");
    await page.retype("Description", "x");
    expect(await page.save()).toEqual(saved({ meta: { comment: "x" } }));
  });
});

describe("the Input of a mirror", () => {
  it("has an entry for each server and one for the next [C185]", async () => {
    const page = await openItem(treeOf(), "/mirror/3/input");
    await page.field("New URL");
    const shown = screen
      .getAllByRole<HTMLInputElement>("textbox")
      .map((input) => [input.labels?.[0]?.textContent, input.value]);
    expect(shown).toEqual([
      ["Server URL", "http://a:8080"],
      ["Server URL", "http://b"],
      ["New URL", ""],
    ]);
    await page.user.type(await page.field("New URL"), "http://c");
    expect(await page.save()).toEqual(saved({ urls: ["http://a:8080", "http://b", "http://c"] }));
  });

  it("removes a server that is empty when the focus leaves it [C334]", async () => {
    const page = await openItem(treeOf(), "/mirror/3/input");
    await page.field("New URL");
    const [, second] = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Server URL" });
    if (!second) throw new Error("there is no second server");
    await page.user.clear(second);
    await page.user.tab();
    await waitFor(() => expect(screen.getAllByRole("textbox", { name: "Server URL" })).toHaveLength(1));
    expect(await page.save()).toEqual(saved({ urls: ["http://a:8080"] }));
  });

  it("does without no server, and says so", async () => {
    const page = await openItem(treeOf({ urls: ["http://a"] }), "/mirror/3/input");
    await page.user.clear(await page.field("Server URL"));
    await page.user.tab();
    await page.press("Save");
    expect((await screen.findAllByText("Server URL is required")).length).toBeGreaterThan(0);
    expect(page.stores.saved).toEqual([]);
  });

  it("has the cluster key, hidden as it is typed [C186]", async () => {
    const page = await openItem(treeOf(), "/mirror/3/input");
    await page.user.type(await screen.findByLabelText("Cluster key"), "abc");
    expect(await page.save()).toEqual(saved({ cluster_key: "abc" }));
  });
});

describe("the other pages of a mirror", () => {
  it("switch thumbnails [C187]", async () => {
    const page = await openItem(treeOf(), "/mirror/3/process");
    await page.user.click(await screen.findByRole("switch", { name: "Thumbnails" }));
    expect(await page.save()).toEqual(saved({ thumbnails: { enabled: true } }));
  });

  it("have a title and a word about outputs, and nothing to save [C188] [C189]", async () => {
    await openItem(treeOf(), "/mirror/3/output");
    expect(await screen.findByRole("heading", { name: "Output" })).toBeTruthy();
    expect(screen.getByText("Outputs of mirrored streams are set on the origin server.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("have the archive that a mirror's streams are written to", async () => {
    const page = await openItem(treeOf(), "/mirror/3/dvr");
    await page.retype("Path", "/archive");
    expect(await page.save()).toEqual(saved({ dvr: { root: "/archive" } }));
  });

  it("edit several mirrors as one, and name the mirror that something is wrong with", async () => {
    const tree = { sources: { "3": mirror, "4": { urls: ["http://c"], title: "Third", cluster_key: "old" } } };
    const page = await openItem(tree, "/mirror/3+4/dvr");
    await page.retype("Disk usage limit", "150");
    await page.press("Save");
    expect((await screen.findAllByText(/Third: Should be from 0 to 100\./)).length).toBeGreaterThan(0);
    await page.retype("Disk usage limit", "50");
    const dvr = { disk_limit: 50 };
    expect(await page.save()).toEqual({ sources: { "3": { dvr }, "4": { dvr } } });
  });
});
