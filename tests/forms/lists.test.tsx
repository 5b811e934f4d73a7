import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { lists } from "./fixtures/lists.ts";

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const row = (name: string) =>
  within(screen.getByRole("group", { name: "Paths" })).getByRole<HTMLInputElement>("textbox", { name });

describe("a list of words with a row each", () => {
  it("names the rows and ends with an empty one", () => {
    formHarness(lists, { value: { paths: ["/a", "/b"] } });
    const rows = within(screen.getByRole("group", { name: "Paths" })).getAllByRole<HTMLInputElement>("textbox");
    expect(rows.map((input) => input.value)).toEqual(["/a", "/b", ""]);
    expect(row("Path 1").value).toBe("/a");
    expect(row("New path").value).toBe("");
  });

  it("keeps the focus in the new row while it becomes an item and the next new row appears", async () => {
    const page = formHarness(lists, { value: { paths: ["/a"] } });
    const added = row("New path");
    await page.user.type(added, "/media");
    await waitFor(() => expect(page.value()["paths"]).toEqual(["/a", "/media"]));
    expect(document.activeElement).toBe(added);
    expect(row("Path 2")).toBe(added);
    expect(row("New path").value).toBe("");
  });

  it("removes one item and leaves the inputs of the others alone", async () => {
    const page = formHarness(lists, { value: { paths: ["/a", "/b", "/c"] } });
    const kept = row("Path 3");
    await page.user.click(screen.getByRole("button", { name: "Remove Path 2" }));
    expect(page.edits).toEqual([{ path: ["paths"], value: ["/a", "/c"] }]);
    expect(row("Path 2")).toBe(kept);
  });

  it("drops a row that is left empty, not one that is being retyped", async () => {
    const page = formHarness(lists, { value: { paths: ["/a", "/b"] } });
    await page.user.clear(row("Path 1"));
    await new Promise((done) => setTimeout(done, 250));
    expect(page.value()["paths"]).toEqual(["/a", "/b"]);
    await page.user.tab();
    expect(page.value()["paths"]).toEqual(["/b"]);
  });

  it("keeps the focus in the item it was in when another one comes before it", async () => {
    const page = formHarness(lists, { value: { paths: ["/a", "/b"] } });
    const focused = row("Path 2");
    await page.user.click(focused);
    page.show({ value: { paths: ["/new", "/a", "/b"] } });
    expect(document.activeElement).toBe(focused);
    expect(row("Path 3")).toBe(focused);
  });
});

describe("a list of addresses", () => {
  it("calls its items by them, without what is secret in them", () => {
    formHarness(lists, {
      value: { urls: ["udp://1", "rtsp://me:S3cret@h/x", { url: "srt://h:9?passphrase=S3cret" }] },
    });
    const names = screen.getAllByRole("button", { name: /^Remove/ }).map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Remove udp://1", "Remove rtsp://••••••@h/x", "Remove srt://h:9?passphrase=••••••"]);
  });
});

describe("a list of small objects", () => {
  it("ends with a row of fields named New prefix and New path", async () => {
    const page = formHarness(lists, { value: { scripts: [{ prefix: "/a", path: "a.lua" }] } });
    expect(screen.getAllByRole("textbox", { name: "Prefix" })).toHaveLength(1);
    const prefix = box("New prefix");
    await page.user.type(prefix, "/b");
    await page.user.tab();
    expect(page.edits.at(-1)).toEqual({
      path: ["scripts"],
      value: [{ prefix: "/a", path: "a.lua" }, { prefix: "/b" }],
    });
    expect(screen.getAllByRole("textbox", { name: "Prefix" })).toHaveLength(2);
    expect(box("New prefix").value).toBe("");
  });

  it("saves an emptied list as absent where the schema says so", async () => {
    const page = formHarness(lists, { value: { scripts: [{ prefix: "/a" }] } });
    await page.user.click(screen.getByRole("button", { name: "Remove Script 1" }));
    expect(page.edits.at(-1)).toEqual({ path: ["scripts"], value: undefined });
  });

  it("keeps a bare item bare until it says more than its key", async () => {
    const page = formHarness(lists, { value: { urls: ["udp://1", { url: "udp://2" }] } });
    const [first] = screen.getAllByRole<HTMLInputElement>("textbox", { name: "URL" });
    expect(first?.value).toBe("udp://1");
    if (first) await page.user.type(first, "0");
    await page.user.tab();
    expect(page.value()["urls"]).toEqual(["udp://10", { url: "udp://2" }]);
    const [agent] = screen.getAllByRole("textbox", { name: "User agent" });
    if (agent) await page.user.type(agent, "x");
    await page.user.tab();
    expect(page.value()["urls"]).toEqual([{ url: "udp://10", user_agent: "x" }, { url: "udp://2" }]);
  });
});

describe("a list of large objects", () => {
  const value = { tracks: Array.from({ length: 20 }, (_, index) => ({ codec: "h264", bitrate: index * 1000 })) };

  it("mounts the fields of the open item only", async () => {
    const page = formHarness(lists, { value });
    expect(screen.queryByRole("textbox", { name: "Codec" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Track 3" }));
    expect(box("Bitrate").value).toBe("2000");
    await page.user.click(screen.getByRole("button", { name: "Track 5" }));
    expect(screen.getAllByRole("textbox", { name: "Bitrate" })).toHaveLength(1);
    expect(box("Bitrate").value).toBe("4000");
  });

  it("opens a new item with the values its schema names", async () => {
    const page = formHarness(lists, { value: { tracks: [] } });
    await page.user.click(screen.getByRole("button", { name: "New track" }));
    expect(page.value()["tracks"]).toEqual([{ codec: "h264" }]);
    expect(box("Codec").value).toBe("h264");
  });

  it("jumps from the summary of errors into an item that is not mounted", () => {
    const page = formHarness(lists, {
      value,
      problems: [{ pointer: "/tracks/6/bitrate", keyword: "minimum", message: "Too low.", level: "error" }],
    });
    expect(screen.getByRole("button", { name: /Track 7.*Problems: 1/ })).toBeTruthy();
    let found: boolean | undefined;
    act(() => {
      found = page.handle.current?.focusField("/tracks/6/bitrate");
    });
    expect(found).toBe(true);
    expect(document.activeElement).toBe(box("Bitrate"));
    expect(box("Bitrate").value).toBe("6000");
    expect(screen.getByText("Too low.")).toBeTruthy();
  });

  it("marks what differs from the server within an item, and an item the server does not have", async () => {
    const page = formHarness(lists, {
      value: { tracks: [{ codec: "h264", bitrate: 5 }, { codec: "h264" }] },
      server: { tracks: [{ codec: "h264", bitrate: 1 }] },
    });
    expect(screen.getByRole("button", { name: "Track 2 new" })).toBeTruthy();
    await page.user.click(screen.getByRole("button", { name: "Track 1" }));
    await page.user.click(screen.getByRole("button", { name: "Undo change to Bitrate" }));
    expect(page.edits.at(-1)).toEqual({ path: ["tracks"], value: [{ codec: "h264", bitrate: 1 }, { codec: "h264" }] });
  });
});
