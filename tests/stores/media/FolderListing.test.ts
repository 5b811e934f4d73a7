import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
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
});
