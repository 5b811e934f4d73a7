import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { openBrowser } from "./openBrowser.tsx";

beforeEach(giveLayout);

const link = (name: string) => screen.getByRole("link", { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("the file browser of a VOD", () => {
  it("lists a path's files in groups, films first, with their sizes; the number counts from 0 [C028] [C032] [C173]", async () => {
    const { rows } = await openBrowser();
    expect(rows()).toEqual([
      "Videos 3",
      "CLIP.MKV10 B",
      "film 9.mp410 B",
      "film 10.mp410 B",
      "Directories 1",
      "season",
      "Other 1",
      "notes.txt10 B",
    ]);
    const first = await openBrowser({ address: "/vod/films/tree/0" });
    expect(first.stores.calls.made).toEqual(["list films /storage/old "]);
  });

  it("shows a storage address without its key: as the caption, among the paths, and with a folder below it", async () => {
    const urls = [{ url: "s3://KEY:S3cret@bucket/dir" }, { url: "/storage/films" }];
    const shown = "s3://••••••@bucket/dir";
    const { unmount } = await openBrowser({ address: "/vod/films/tree/0", vod: { urls } });
    expect(link(shown)).toBeTruthy();
    expect(screen.getAllByText(shown)).toHaveLength(2);
    expect(document.body.outerHTML).not.toContain("S3cret");
    unmount();
    await openBrowser({ address: "/vod/films/tree/0?path=season", vod: { urls } });
    expect(screen.getByText(`${shown}/season`)).toBeTruthy();
    expect(document.body.outerHTML).not.toContain("S3cret");
  });

  it("has rows on a phone that are as high as the longest name, which wraps there", async () => {
    const long = "film with a very long name of which only the end differs, part 12.mp4";
    const heights = async (isNarrow: boolean) => {
      vi.stubGlobal("matchMedia", () => ({
        matches: isNarrow,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }));
      const { unmount } = await openBrowser({
        prepare: ({ calls }) => calls.disk.put({ prefix: "films", path: "/storage/films", subpath: "" }, long),
      });
      const height = link(long).closest<HTMLElement>("[data-index]")?.style.height;
      unmount();
      return height;
    };
    expect(await heights(false)).toBe("36px");
    expect(await heights(true)).toBe("90px");
    vi.unstubAllGlobals();
  });

  it("leads back to the settings of the VOD, with what else stands in the address [C167]", async () => {
    await openBrowser({ address: "/vod/films/tree/1?query=x&path=season&file=one.mp4" });
    expect(link("VOD settings").getAttribute("href")).toBe("/vod/films?query=x");
  });

  it("has a path field with the prefix, which goes to what is written [C168] [C032]", async () => {
    const { rows, where } = await openBrowser({ address: "/vod/films/tree/1?query=x" });
    const field = box("Path");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("films/");
    await userEvent.type(field, "/season/{Enter}");
    expect(where()).toBe("/vod/films/tree/1?query=x&path=season");
    expect(rows()).toEqual(["Videos 1", "one.mp410 B"]);
    expect(box("Path").value).toBe("season");
  });

  it("refuses a path that leads out, beside the field", async () => {
    const { where } = await openBrowser();
    await userEvent.type(box("Path"), "season/../..{Enter}");
    expect(screen.getByText(/without '\.\.'/)).toBeDefined();
    expect(where()).toBe("/vod/films/tree/1");
  });

  it("goes into a directory, up to its parent and anywhere on the way, and Back works [C172]", async () => {
    const { press, where, rows, router, stores, place } = await openBrowser({
      prepare: ({ calls }) =>
        calls.disk.put({ prefix: "films", path: "/storage/films", subpath: "season/two" }, "x.mp4"),
    });
    stores.calls.disk.put(place("season"), "two/");
    expect(screen.queryByRole("link", { name: "Parent directory" })).toBeNull();
    await press("season", "link");
    await press("two", "link");
    expect(where()).toBe("/vod/films/tree/1?path=season%2Ftwo");
    await press("Parent directory", "link");
    expect(where()).toBe("/vod/films/tree/1?path=season");
    await press("films", "link");
    expect(where()).toBe("/vod/films/tree/1");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(rows()).toContain("two"));
  });

  it("keeps the focus of the keyboard in the list when Enter opens a directory", async () => {
    const { rows } = await openBrowser();
    const [first] = screen.getAllByRole("row").slice(1);
    act(() => first?.focus());
    await userEvent.keyboard("{ArrowDown>5/}{Enter}");
    expect(rows()).toEqual(["Videos 1", "one.mp410 B"]);
    expect(document.activeElement?.textContent).toBe("one.mp410 B");
  });

  it("previews a chosen video with a player and its output links; the address says which [C175]", async () => {
    const { press, where } = await openBrowser({
      vod: { download: true },
      info: { playback_protocols: ["hls", "mpegts"], file_playback_protocols: ["hls"] },
    });
    await press("film 9.mp4", "link");
    expect(where()).toBe("/vod/films/tree/1?file=film+9.mp4");
    const frame = await screen.findByTitle<HTMLIFrameElement>("Player of films/film 9.mp4");
    expect(frame.getAttribute("src")).toContain("/films/film%209.mp4/embed.html?version=3&autoplay=true");
    expect(box("HLS address").value).toBe("http://localhost:3000/films/film%209.mp4/index.m3u8");
    expect(screen.queryByRole("textbox", { name: "MPEG-TS address" })).toBeNull();
    expect(box("Download").value).toBe("http://localhost:3000/films/film%209.mp4");
    expect(link("Open file page").getAttribute("href")).toBe("/file/films%2Ffilm%209.mp4");
    await press("Close preview");
    expect(screen.queryByTitle(/^Player/)).toBeNull();
    expect(document.activeElement?.textContent).toBe("film 9.mp410 B");
  });

  it("filters by name and by group", async () => {
    const { rows, press } = await openBrowser();
    await userEvent.type(box("Filter files"), "FILM 1");
    await waitFor(() => expect(rows()).toEqual(["Videos 1", "film 10.mp410 B"]));
    await press("Other 1");
    expect(screen.getByText("No file matches")).toBeDefined();
    await press("Clear filter");
    await press("Directories 1");
    await waitFor(() => expect(rows()).toEqual(["Directories 1", "season"]));
  });

  it("draws a few of 5,000 files", async () => {
    await openBrowser({
      prepare: ({ calls }) =>
        calls.disk.put(
          { prefix: "films", path: "/storage/films", subpath: "many" },
          ...Array.from({ length: 5000 }, (_, index) => `clip ${index}.mp4`),
        ),
      address: "/vod/films/tree/1?path=many",
    });
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("5002");
    expect(screen.getAllByRole("row").length).toBeLessThan(50);
  });
});

describe("removing a file", () => {
  it("is offered for videos and other files, not for directories [C176]", async () => {
    await openBrowser();
    const names = screen
      .getAllByRole("button", { name: /^Remove / })
      .map((button) => button.getAttribute("aria-label"));
    expect(names).toEqual(["Remove CLIP.MKV", "Remove film 9.mp4", "Remove film 10.mp4", "Remove notes.txt"]);
  });

  it("asks first, and closes the preview of what is gone [C380] [C408]", async () => {
    const { press, rows, names, where } = await openBrowser({ address: "/vod/films/tree/1?file=CLIP.MKV" });
    await press("Remove CLIP.MKV");
    expect(screen.getByRole("alertdialog").textContent).toContain("CLIP.MKV is deleted from the server's disk");
    await press("Cancel");
    expect(names()).toContain("CLIP.MKV");
    await press("Remove CLIP.MKV");
    await press("Remove");
    await waitFor(() => expect(rows()).not.toContain("CLIP.MKV10 B"));
    expect(names()).not.toContain("CLIP.MKV");
    expect(where()).toBe("/vod/films/tree/1");
  });

  it("says why it was not done, and shows what is there now", async () => {
    const { disk, press, place, rows } = await openBrowser();
    disk.remove(place(), "notes.txt");
    await press("Remove notes.txt");
    await press("Remove");
    expect(await screen.findByText(/notes\.txt was not removed: 'notes\.txt' does not exist/)).toBeDefined();
    await waitFor(() => expect(rows()).not.toContain("notes.txt10 B"));
  });
});

describe("a new directory", () => {
  it("is made under the name typed, white space at its ends left out [C169]", async () => {
    const { press, rows, names } = await openBrowser();
    await userEvent.type(box("New directory"), "  extras ");
    await press("Create");
    await waitFor(() => expect(rows()).toContain("extras"));
    expect(names()).toContain("extras");
    expect(box("New directory").value).toBe("");
  });

  it("cannot have the name of a listed file or directory [C358]", async () => {
    const { stores, press } = await openBrowser();
    for (const name of ["season", "notes.txt"]) {
      await userEvent.clear(box("New directory"));
      await userEvent.type(box("New directory"), name);
      expect(screen.getByText("This name is already taken")).toBeDefined();
      await press("Create");
    }
    expect(stores.calls.made.filter((call) => call.startsWith("make"))).toEqual([]);
  });

  it.each(["..", "a/b", "a\\b", ".hidden", "end."])("cannot be called %s", async (name) => {
    const { stores } = await openBrowser();
    await userEvent.type(box("New directory"), `${name}{Enter}`);
    expect(screen.getByText(/^A name cannot contain slashes/)).toBeDefined();
    expect(stores.calls.made).toHaveLength(1);
  });

  it("keeps the name when the server refuses it, with the server's words", async () => {
    const { disk, press, place } = await openBrowser();
    disk.makeDirectory(place(), "theirs");
    await userEvent.type(box("New directory"), "theirs");
    await press("Create");
    expect(await screen.findByText("This name is already taken")).toBeDefined();
    expect(box("New directory").value).toBe("theirs");
  });
});

describe("a directory that cannot be shown", () => {
  it("is said to be gone, with the way up", async () => {
    const { press, where } = await openBrowser({ address: "/vod/films/tree/1?path=season/gone" });
    expect(screen.getByText("This directory does not exist")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Choose files" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Create the directory" })).toBeNull();
    await press("Go to parent directory", "link");
    expect(where()).toBe("/vod/films/tree/1?path=season");
  });

  it("is made by a press where it is the VOD's own", async () => {
    const place = { prefix: "films", path: "/storage/films", subpath: "" };
    const { press } = await openBrowser({
      info: { capabilities: { vod_folder: true } },
      prepare: ({ calls }) => calls.disk.drop(place),
    });
    await press("Create the directory");
    expect(await screen.findByText("This directory is empty")).toBeDefined();
  });

  it("is noticed when another removes it", async () => {
    const { disk, press, place } = await openBrowser({ address: "/vod/films/tree/1?path=season" });
    disk.drop(place("season"));
    await press("Refresh");
    expect(await screen.findByText("This directory does not exist")).toBeDefined();
  });

  it("is asked for again when the server failed, by hand and when the connection is back", async () => {
    const { stores, press, rows } = await openBrowser({
      prepare: ({ calls }) => {
        calls.failure = new ApiError("unreachable", "No line.");
      },
    });
    expect(screen.getByRole("alert").textContent).toContain("No line.");
    await press("Retry");
    expect(rows()).toContain("season");
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(screen.getByText(/The list may be out of date/)).toBeDefined();
    stores.calls.failure = new ApiError("unreachable", "No line.");
    await press("Refresh");
    expect(screen.getByText("No line.")).toBeDefined();
    await act(async () => stores.connection.move({ kind: "online" }));
    expect(rows()).toContain("season");
  });

  it("says that it is empty, and how that is mended", async () => {
    const { disk, press, place } = await openBrowser();
    disk.makeDirectory(place(), "new");
    await press("Refresh");
    await press("new", "link");
    expect(screen.getByText("This directory is empty")).toBeDefined();
  });

  it("of a path that the VOD has not, or of a VOD that is gone, says so", async () => {
    const { stores } = await openBrowser({ address: "/vod/films/tree/7" });
    expect(screen.getByText("The VOD films has no path 8")).toBeDefined();
    act(() => stores.config.merge({ vods: { films: null } }, 2));
    expect(screen.getByText("VOD films not found")).toBeDefined();
  });

  it("of a VOD that has no path yet leads to where one is set, and blames nobody", async () => {
    const { press, where } = await openBrowser({ address: "/vod/films/tree/0?list=vods", vod: { urls: [] } });
    expect(screen.getByText("No path is set yet")).toBeDefined();
    expect(document.body.textContent).not.toContain("changed");
    await press("Set a path", "link");
    expect(where()).toBe("/vod/films?list=vods");
  });

  it("is read again when the page is looked at again", async () => {
    const { disk, rows, place } = await openBrowser();
    disk.put(place(), "late.mp4");
    await act(async () => fireEvent.focus(window));
    expect(rows()).toContain("late.mp410 B");
  });
});
