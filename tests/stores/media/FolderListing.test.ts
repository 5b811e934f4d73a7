import { autorun, isObservable } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { FileEntry } from "../../../src/generated/types/FileEntry.ts";
import { FolderListing } from "../../../src/stores/media/FolderListing.ts";
import { FakeCalls } from "../../pages/support/FakeCalls.ts";

const place = { prefix: "films", path: "/films", subpath: "" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const calls = new FakeCalls();
  calls.disk.put(place, "one.mp4");
  const listing = new FolderListing(calls, place);
  let letOn: () => void = () => undefined;
  calls.gate = new Promise((resolve) => {
    letOn = resolve;
  });
  const answer = async () => {
    letOn();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { calls, listing, answer };
}

describe("the listing of a folder", () => {
  it("says that it takes time only after 300 ms [C178]", async () => {
    const { listing, answer } = open();
    void listing.read();
    await vi.advanceTimersByTimeAsync(299);
    expect(listing.isSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(listing.isSlow).toBe(true);
    await answer();
    expect([listing.isSlow, listing.files.length]).toEqual([false, 1]);
  });

  it("never says so of a faster answer [C178]", async () => {
    const { listing, answer } = open();
    void listing.read();
    await vi.advanceTimersByTimeAsync(200);
    await answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(listing.isSlow).toBe(false);
  });

  it("keeps what it shows while it is read again", async () => {
    const { calls, listing, answer } = open();
    void listing.read();
    await answer();
    calls.disk.put(place, "two.mp4");
    const again = listing.read();
    expect(listing.files.map(({ name }) => name)).toEqual(["one.mp4"]);
    await again;
    expect(listing.files.map(({ name }) => name)).toEqual(["one.mp4", "two.mp4"]);
  });

  it("tells a folder that is gone from a server that fails", async () => {
    const { calls, listing, answer } = open();
    void listing.read();
    await answer();
    calls.failure = new ApiError("unreachable", "No line.");
    await listing.read();
    expect(listing.state).toEqual({ kind: "failed", words: "No line." });
    calls.disk.drop(place);
    await listing.read();
    expect(listing.state.kind).toBe("gone");
  });

  it("is waited for before it is read, and drawn when it is there", async () => {
    const { listing, answer } = open();
    expect([listing.state, listing.files, listing.isReading]).toEqual([{ kind: "waiting" }, [], false]);
    const drawn: unknown[] = [];
    const stop = autorun(() => drawn.push([listing.isReading, listing.isSlow, listing.files.length]));
    void listing.read();
    expect(listing.isReading).toBe(true);
    await answer();
    stop();
    expect([drawn[0], drawn.at(-1)]).toEqual([
      [false, false, 0],
      [false, false, 1],
    ]);
    expect(isObservable(listing.files), "ten thousand files are kept as they came").toBe(false);
  });

  it("has no files where it could not be read", async () => {
    const { calls, listing, answer } = open();
    calls.failure = new ApiError("unreachable", "No line.");
    void listing.read();
    await answer();
    expect([listing.files, listing.isReading]).toEqual([[], false]);
  });

  it("is what the last question was answered with, whichever answer comes first", async () => {
    const answers: ((files: readonly FileEntry[]) => void)[] = [];
    const listing = new FolderListing({ listFiles: () => new Promise((resolve) => answers.push(resolve)) }, place);
    const first = listing.read();
    await vi.advanceTimersByTimeAsync(100);
    const last = listing.read();
    answers[1]?.([{ name: "last.mp4", type: "file" }]);
    await last;
    await vi.advanceTimersByTimeAsync(1000);
    expect([listing.isSlow, listing.isReading]).toEqual([false, false]);
    answers[0]?.([{ name: "first.mp4", type: "file" }]);
    await first;
    expect(listing.files.map(({ name }) => name)).toEqual(["last.mp4"]);
  });
});
