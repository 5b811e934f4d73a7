import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LogUploadStore } from "../../../src/stores/logUpload/LogUploadStore.ts";
import { FakeSupport } from "../../pages/support/FakeSupport.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const server = new FakeSupport();
  const calls = { support: () => Promise.resolve(server) };
  return { server, upload: new LogUploadStore(calls) };
}

/** A server that answers when the test says so. */
function held(server: FakeSupport): () => void {
  let release: () => void = () => undefined;
  server.gate = new Promise((resolve) => (release = resolve));
  return release;
}

describe("an upload of logs", () => {
  it("goes from idle over progress to its ticket [S272]", async () => {
    const { upload, server } = open();
    expect(upload.state).toEqual({ kind: "idle" });
    upload.describe("it hangs");
    upload.submit();
    expect(upload.state).toEqual({ kind: "running" });
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state).toEqual({ kind: "done", sent: server.sent });
    server.failure = new Error("The disk is full.");
    upload.describe("it hangs again");
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state).toEqual({ kind: "failed", words: "The disk is full." });
  });

  it("advances each second from 0 to 1 over 30 s, and is then said to have no answer [S275] [S276]", async () => {
    const { upload, server } = open();
    held(server);
    upload.describe("it hangs");
    upload.submit();
    const seen: number[] = [];
    for (let second = 0; second < 30; second++) {
      seen.push(upload.progress);
      expect(upload.state.kind).toBe("running");
      await vi.advanceTimersByTimeAsync(999);
      expect(upload.progress).toBe(seen.at(-1));
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(seen.map((progress) => Math.round(progress * 30))).toEqual(
      Array.from({ length: 30 }, (_, second) => second),
    );
    expect(upload.progress).toBe(1);
    expect(upload.state).toEqual({ kind: "silent" });
    expect(upload.comment).toBe("it hangs");
  });

  it("takes an answer that comes late, and not that of an upload before", async () => {
    const { upload, server } = open();
    const release = held(server);
    upload.describe("the first");
    upload.submit();
    await vi.advanceTimersByTimeAsync(30_000);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state.kind).toBe("done");

    const releaseOld = held(server);
    upload.describe("the second");
    upload.submit();
    await vi.advanceTimersByTimeAsync(30_000);
    held(server);
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    releaseOld();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state.kind).toBe("running");
  });

  it("keeps what was typed when it fails, and what was typed meanwhile when it succeeds", async () => {
    const { upload, server } = open();
    server.failure = new Error("no");
    upload.describe("it hangs");
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.comment).toBe("it hangs");
    const release = held(server);
    upload.submit();
    upload.describe("it hangs, and more");
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state.kind).toBe("done");
    expect(upload.comment).toBe("it hangs, and more");
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.comment).toBe("");
    expect(upload.isMissing).toBe(false);
  });

  it("is one at a time: what is to be sent by itself waits for it", async () => {
    const { upload, server } = open();
    const release = held(server);
    upload.describe("it hangs");
    upload.submit();
    upload.submit();
    upload.sendAlso("by itself");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toEqual(["send it hangs"]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toEqual(["send it hangs", "send by itself"]);
  });

  it("refuses three characters and takes four, a sign of several bytes being one [S360]", () => {
    const { upload } = open();
    for (const [comment, isValid] of [
      ["", false],
      ["abc", false],
      ["abcd", true],
      ["🔑🔑🔑", false],
      ["🔑🔑🔑🔑", true],
    ] as const) {
      upload.describe(comment);
      expect(upload.isValid, comment).toBe(isValid);
    }
  });

  it("lacks its description only once the field was left, or Submit was pressed", () => {
    const { upload, server } = open();
    expect([upload.comment, upload.isMissing]).toEqual(["", false]);
    upload.leave();
    expect(upload.isMissing).toBe(true);
    upload.describe("it hangs");
    expect(upload.isMissing).toBe(false);
    const other = open();
    other.upload.submit();
    expect([other.upload.isMissing, other.upload.state.kind, server.asked]).toEqual([true, "idle", []]);
  });

  it("lacks nothing when the field that it has emptied is left, and something when a short word is", async () => {
    const { upload } = open();
    upload.describe("it hangs");
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    upload.leave();
    expect(upload.isMissing).toBe(false);
    upload.describe("it");
    upload.leave();
    expect(upload.isMissing).toBe(true);
  });

  it("lacks its description where it failed by itself and the empty field is left", async () => {
    const { upload, server } = open();
    server.failure = new Error("no");
    upload.sendAlso("by itself");
    await vi.advanceTimersByTimeAsync(0);
    upload.leave();
    expect(upload.isMissing).toBe(true);
  });

  it("is drawn anew as it goes on", async () => {
    const { upload } = open();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${upload.state.kind} ${upload.comment}`));
    upload.describe("it hangs");
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(seen).toEqual(["idle ", "idle it hangs", "running it hangs", "done "]);
  });

  it("sends what is to be sent by itself once, where nothing is under way", async () => {
    const { upload, server } = open();
    upload.sendAlso("by itself");
    await vi.advanceTimersByTimeAsync(0);
    upload.describe("it hangs");
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.asked).toEqual(["send by itself", "send it hangs"]);
  });

  it("stays without an answer though it is said late to have failed, and takes no failure of the one before", async () => {
    const { upload, server } = open();
    const release = held(server);
    upload.describe("it hangs");
    upload.submit();
    await vi.advanceTimersByTimeAsync(30_000);
    server.failure = new Error("The line is dead");
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state.kind).toBe("silent");

    const releaseOld = held(server);
    upload.submit();
    await vi.advanceTimersByTimeAsync(30_000);
    held(server);
    upload.submit();
    await vi.advanceTimersByTimeAsync(0);
    server.failure = new Error("The line is dead");
    releaseOld();
    await vi.advanceTimersByTimeAsync(0);
    expect(upload.state.kind).toBe("running");
  });
});
