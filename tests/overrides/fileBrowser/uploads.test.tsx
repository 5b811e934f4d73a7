import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { openBrowser } from "./openBrowser.tsx";

beforeEach(giveLayout);
afterEach(() => vi.useRealTimers());

const [one, two] = [new File(["1"], "one.mov"), new File(["22"], "two.mov")];
const said = (words: string) => screen.findByText(words, {}, { timeout: 4500 });

describe("the upload control of the file browser", () => {
  it("takes several files, which then stand in the list [C171] [C327]", async () => {
    const { choose, rows } = await openBrowser();
    expect(screen.getByLabelText<HTMLInputElement>("Choose files", { selector: "input" }).multiple).toBe(true);
    await choose(one, two);
    await waitFor(() => expect(rows()).toEqual(expect.arrayContaining(["one.mov1 B", "two.mov2 B"])));
    expect(screen.getByText("Upload complete.")).toBeDefined();
  });

  it("shows how far each file has come, and cancels one [C326] [C421]", async () => {
    const { disk, choose, press, names } = await openBrowser();
    disk.holdsUploads = true;
    await choose(one, two);
    const bar = await screen.findByRole("progressbar", { name: "Upload of one.mov" });
    expect(bar.getAttribute("aria-valuenow")).toBe("0");
    act(() => disk.uploads[0]?.progress(0.42));
    expect(bar.getAttribute("aria-valuetext")).toBe("42 %");
    await press("Cancel the upload of two.mov");
    await press("Cancel the upload of one.mov");
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByText("Something went wrong")).toBeNull();
    expect(names()).not.toContain("one.mov");
  });

  it("says 'Something went wrong' with the reason, is as before after 3 s, and the file can be sent again [C328] [C329]", async () => {
    const { disk, choose, press, names } = await openBrowser();
    disk.holdsUploads = true;
    await choose(one);
    await waitFor(() => expect(disk.uploads).toHaveLength(1));
    await act(async () => disk.uploads[0]?.fail(new ApiError("unreachable", "The line broke.")));
    expect(screen.getByText("Something went wrong")).toBeDefined();
    expect(screen.getByText("The line broke.")).toBeDefined();
    await waitFor(() => expect(screen.queryByText("Something went wrong")).toBeNull(), { timeout: 4500 });
    expect(screen.getByText("Something went wrong: one.mov was not uploaded. The line broke.")).toBeDefined();
    await press("Try again");
    await waitFor(() => expect(disk.uploads).toHaveLength(2));
    await act(async () => disk.uploads[1]?.finish());
    expect(await said("Upload complete.")).toBeDefined();
    expect(names()).toContain("one.mov");
    await waitFor(() => expect(screen.queryByText("Upload complete.")).toBeNull(), { timeout: 4500 });
  });

  it("takes files that are dropped anywhere on the page", async () => {
    const { names } = await openBrowser();
    const drop = createEvent.drop(document.body);
    Object.defineProperty(drop, "dataTransfer", { value: { types: ["Files"], files: [one] } });
    await act(async () => fireEvent(document.body, drop));
    await waitFor(() => expect(names()).toContain("one.mov"));
  });

  it("asks before a file is replaced, and does nothing on a no", async () => {
    const { choose, press, disk, place, stores } = await openBrowser();
    const notes = new File(["longer"], "notes.txt");
    await choose(notes);
    expect(screen.getByRole("alertdialog").textContent).toContain("notes.txt");
    await press("Cancel");
    expect(stores.uploads.uploads).toEqual([]);
    await choose(notes);
    await press("Replace");
    await waitFor(() => expect(disk.list(place()).find(({ name }) => name === "notes.txt")?.size).toBe(6));
  });

  it("asks of one file in the singular, and of each choice in its turn", async () => {
    const { choose, press, stores } = await openBrowser();
    const question = () => screen.queryByRole("alertdialog")?.textContent ?? "";

    await choose(new File(["longer"], "notes.txt"));
    const drop = createEvent.drop(document.body);
    const files = [new File(["x"], "notes.txt"), one];
    Object.defineProperty(drop, "dataTransfer", { value: { types: ["Files"], files } });
    await act(async () => fireEvent(document.body, drop));
    expect(question()).toContain("This directory already has a file with this name. It is replaced");
    await press("Replace");
    expect(question(), "of what was dropped").toContain("Replace notes.txt?");
    await press("Cancel");
    expect(question()).toBe("");
    expect(stores.uploads.uploads.map(({ file }) => file.name)).toEqual(["notes.txt"]);
    expect(document.activeElement?.textContent).toBe("Choose files");
  });

  it("never replaces a directory", async () => {
    const { choose, stores } = await openBrowser();
    await choose(new File(["x"], "season"));
    expect(screen.getByRole("alertdialog").textContent).toContain("A directory with this name already exists: season");
    expect(screen.queryByRole("button", { name: "Replace" })).toBeNull();
    expect(stores.uploads.uploads).toEqual([]);
  });

  it("offers to replace what another has put there meanwhile", async () => {
    const { choose, press, disk, place } = await openBrowser();
    disk.put(place(), "one.mov");
    await choose(one);
    await screen.findByText(/one\.mov was not uploaded\. There already/);
    await press("Replace");
    await waitFor(() => expect(disk.list(place()).find(({ name }) => name === "one.mov")?.size).toBe(1));
  });

  it("goes on in another directory, and says where a file goes", async () => {
    const { choose, press, disk, names } = await openBrowser();
    disk.holdsUploads = true;
    await choose(one);
    await press("season", "link");
    expect(screen.getByText("into films")).toBeDefined();
    await act(async () => disk.uploads[0]?.finish());
    expect([names(), names("season")]).toEqual([expect.arrayContaining(["one.mov"]), ["one.mp4"]]);
  });
});

describe("a listing that lasts", () => {
  it("is announced in the place of the upload control after 300 ms, a faster one never [C177] [C178]", async () => {
    vi.useFakeTimers();
    let answer: () => void = () => undefined;
    const { stores } = await openBrowser({
      prepare: ({ calls }) => {
        calls.gate = new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    const words = "Loading file list from server, please wait.";
    const isShown = () => [
      screen.queryByText(words) !== null,
      screen.queryByRole("button", { name: "Choose files" }) !== null,
    ];
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(isShown()).toEqual([false, true]);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(isShown()).toEqual([true, false]);
    answer();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(isShown()).toEqual([false, true]);
    stores.calls.gate = new Promise((resolve) => setTimeout(resolve, 250));
    act(() => screen.getByRole("button", { name: "Refresh" }).click());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(isShown()).toEqual([false, true]);
  });
});
