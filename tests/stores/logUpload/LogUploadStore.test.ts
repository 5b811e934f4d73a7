import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LogUploadStore } from "../../../src/stores/logUpload/LogUploadStore.ts";
import { SshAgentStore } from "../../../src/stores/logUpload/SshAgentStore.ts";
import { FakeSupport } from "../../pages/support/FakeSupport.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const server = new FakeSupport();
  const calls = { support: () => Promise.resolve(server) };
  const upload = new LogUploadStore(calls);
  return { server, calls, upload };
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
});

describe("SSH access", () => {
  it("is loading until the server answers, and then on or off [S266] [S267]", async () => {
    const { server, calls } = open();
    const release = held(server);
    const agent = new SshAgentStore(calls, () => undefined);
    const asked = agent.refresh();
    expect(agent.status).toBe("LOADING");
    release();
    await asked;
    expect(agent.status).toBe("DISABLED");
    server.isEnabled = true;
    await agent.refresh();
    expect(agent.status).toBe("ENABLED");
  });

  it("that ends without anybody here having switched it is said to have ended", async () => {
    const { server, calls } = open();
    const agent = new SshAgentStore(calls, () => undefined);
    await agent.enable();
    server.isEnabled = false;
    await agent.refresh();
    expect(agent).toMatchObject({ status: "DISABLED", hasEnded: true });
    await agent.enable();
    await agent.disable();
    await agent.refresh();
    expect(agent).toMatchObject({ status: "DISABLED", hasEnded: false });
  });

  it("is as the server answers it, and is told to be on only then", async () => {
    const { server, calls } = open();
    let told = 0;
    const agent = new SshAgentStore(calls, () => (told += 1));
    server.startsAs = false;
    await agent.enable();
    expect(agent.status).toBe("DISABLED");
    server.failure = new Error("no such program");
    await agent.enable();
    expect(agent).toMatchObject({ isBusy: false, failure: { of: "switching", words: "no such program" } });
    await agent.refresh();
    expect(agent.failure?.words).toBe("no such program");
    expect(told).toBe(0);
    server.startsAs = true;
    await agent.enable();
    expect(agent).toMatchObject({ status: "ENABLED", failure: undefined });
    expect(told).toBe(1);
  });
});
