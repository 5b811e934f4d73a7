import { autorun, isObservable } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { UploadStore } from "../../../src/stores/media/UploadStore.ts";
import { FakeCalls } from "../../pages/support/FakeCalls.ts";

const place = { prefix: "films", path: "/films", subpath: "" };
const [one, two] = [new File(["1"], "one.mp4"), new File(["22"], "two.mp4")];
const pause = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const calls = new FakeCalls();
  calls.disk.put(place, "there.mp4");
  calls.disk.holdsUploads = true;
  const uploads = new UploadStore(calls);
  const last = () => {
    const upload = calls.disk.uploads.at(-1);
    if (!upload) throw new Error("nothing is under way");
    return upload;
  };
  const names = () => calls.disk.list(place).map(({ name }) => name);
  const states = () => uploads.uploads.map(({ file, state }) => `${file.name} ${state.kind}`);
  return { calls, uploads, last, names, states };
}

describe("uploads", () => {
  it("go one after the other, and tell how far each has come [C326]", async () => {
    const { uploads, last, names, states } = open();
    uploads.add(place, [one, two]);
    await pause();
    expect(states()).toEqual(["one.mp4 running", "two.mp4 waiting"]);
    last().progress(0.5);
    expect(uploads.uploads[0]?.state).toEqual({ kind: "running", share: 0.5 });
    last().finish();
    await pause();
    expect(states()).toEqual(["one.mp4 complete", "two.mp4 running"]);
    expect(uploads.result).toBe("none");
    last().finish();
    await pause();
    expect(uploads.result).toBe("complete");
    expect(names()).toEqual(["there.mp4", "one.mp4", "two.mp4"]);
  });

  it("have failed once their login has ended, and are sent again by who goes on, not by themselves", async () => {
    const { uploads, last, names, calls } = open();
    uploads.add(place, [one, two]);
    await pause();
    const first = last();
    uploads.interrupt("The login is over.");
    first.finish();
    await pause(60_000);
    expect(uploads.uploads).toEqual([]);
    expect([names(), calls.disk.uploads.length]).toEqual([["there.mp4"], 1]);
    expect(uploads.failures).toMatchObject([{ names: ["one.mp4", "two.mp4"], words: "The login is over." }]);
    uploads.retry(uploads.failures.flatMap(({ ids }) => ids));
    await pause();
    last().finish();
    await pause();
    last().finish();
    await pause();
    expect(names()).toEqual(["there.mp4", "one.mp4", "two.mp4"]);
  });

  it("show their result for 3 s, good or bad [C329]", async () => {
    const { uploads, last } = open();
    for (const end of [() => last().finish(), () => last().fail(new Error("cut"))]) {
      uploads.add(place, [one], true);
      await pause();
      end();
      await pause(2999);
      expect(uploads.uploads).toHaveLength(1);
      await pause(1);
      expect(uploads.uploads).toEqual([]);
      expect(uploads.result).toBe("none");
    }
  });

  it("keep a failed file until it is tried again, from its beginning", async () => {
    const { uploads, last, names } = open();
    uploads.add(place, [one]);
    await pause();
    last().progress(0.9);
    last().fail(new ApiError("unreachable", "The line broke."));
    await pause(60_000);
    expect(uploads.uploads).toEqual([]);
    const [failed] = uploads.failed;
    expect(failed?.state).toEqual({ kind: "failed", reason: "other", words: "The line broke." });
    uploads.retry([failed?.id ?? ""]);
    await pause();
    expect(uploads.failed).toEqual([]);
    expect(uploads.uploads[0]?.state).toEqual({ kind: "running", share: 0 });
    last().finish();
    await pause();
    expect(names()).toContain("one.mp4");
  });

  it("go on with the next file when one fails, and the failed one can be given up", async () => {
    const { uploads, last, names } = open();
    uploads.add(place, [one, two]);
    await pause();
    last().fail(new Error("cut"));
    await pause();
    last().finish();
    await pause();
    expect(uploads.result).toBe("failed");
    expect(names()).toEqual(["there.mp4", "two.mp4"]);
    uploads.dismiss([uploads.failed[0]?.id ?? ""]);
    expect(uploads.failed).toEqual([]);
  });

  it("that failed together are one failure, and are tried again together", async () => {
    const { uploads, last, names } = open();
    uploads.add(place, [one, two]);
    await pause();
    last().fail(new Error("cut"));
    await pause();
    last().fail(new Error("cut too"));
    await pause();
    const ids = uploads.failed.map(({ id }) => id);
    expect(uploads.failures).toEqual([{ reason: "other", ids, names: ["one.mp4", "two.mp4"], words: "cut too" }]);
    uploads.retry(ids);
    for (let count = 0; count < 2; count++) {
      await pause();
      last().finish();
    }
    await pause();
    expect([uploads.failures, names()]).toEqual([[], ["there.mp4", "one.mp4", "two.mp4"]]);
  });

  it("replace what came there meanwhile only when they are asked to", async () => {
    const { calls, uploads } = open();
    calls.disk.holdsUploads = false;
    uploads.add(place, [new File(["new"], "there.mp4")]);
    await pause();
    const [taken] = uploads.failed;
    expect(taken?.state).toMatchObject({ kind: "failed", reason: "taken" });
    uploads.retry([taken?.id ?? ""], true);
    await pause();
    expect(calls.disk.list(place)).toEqual([{ name: "there.mp4", type: "file", size: 3 }]);
  });

  it("are cancelled under way and while they wait, without a word of failure", async () => {
    const { uploads, last, names, states } = open();
    uploads.add(place, [one, two, new File(["3"], "three.mp4")]);
    await pause();
    uploads.cancel(uploads.uploads[1]?.id ?? "");
    const running = last();
    uploads.cancel(uploads.uploads[0]?.id ?? "");
    await pause();
    expect(running.signal?.aborted).toBe(true);
    expect(states()).toEqual(["three.mp4 running"]);
    expect(uploads.failed).toEqual([]);
    last().finish();
    await pause();
    expect([uploads.result, names()]).toEqual(["complete", ["there.mp4", "three.mp4"]]);
  });

  it("say which folder has got a file", async () => {
    const { uploads, last } = open();
    const stored: string[] = [];
    const stop = uploads.onStored(({ subpath }) => stored.push(subpath));
    uploads.add(place, [one]);
    await pause();
    last().finish();
    await pause();
    expect(stored).toEqual([""]);
    stop();
  });

  it("end with the administrator's session", async () => {
    const { uploads, last } = open();
    uploads.add(place, [one, two]);
    await pause();
    uploads.stop();
    await pause();
    expect(last().signal?.aborted).toBe(true);
    expect([uploads.uploads, uploads.failed, uploads.isRunning]).toEqual([[], [], false]);
  });

  it("refuse what cannot be read, as a dropped folder, in words", async () => {
    const { calls, uploads } = open();
    const folder = new File([], "folder");
    vi.spyOn(folder, "slice").mockImplementation(() => {
      throw new Error("NotFoundError");
    });
    uploads.add(place, [folder]);
    await pause();
    expect(uploads.failed[0]?.state).toMatchObject({ words: /cannot be read/ });
    expect(calls.made).toEqual([]);
  });

  it("are drawn as they go on", async () => {
    const { uploads, last, states } = open();
    const drawn: string[] = [];
    const stop = autorun(() => drawn.push(`${states().join()} ${uploads.result}`));
    uploads.add(place, [one]);
    await pause();
    last().finish();
    await pause();
    stop();
    expect([drawn[0], drawn.at(-1)]).toEqual([" none", "one.mp4 complete complete"]);
    expect(isObservable(uploads.uploads), "files are kept as they are").toBe(false);
  });

  it("leave the result of the former ones with the next, but not with none, nor while they are under way", async () => {
    const { uploads, last, states } = open();
    uploads.add(place, [one]);
    await pause();
    uploads.add(place, [two]);
    await pause();
    expect(states()).toEqual(["one.mp4 running", "two.mp4 waiting"]);
    last().finish();
    await pause();
    last().finish();
    await pause(2000);
    uploads.add(place, []);
    expect(states()).toEqual(["one.mp4 complete", "two.mp4 complete"]);
    uploads.add(place, [new File(["3"], "three.mp4")]);
    await pause(5000);
    expect(states(), "nor does the time of the former result end the next").toEqual(["three.mp4 running"]);
  });

  it("go on when another is cancelled, one that waits or one that is complete", async () => {
    const { uploads, last, states } = open();
    const three = new File(["3"], "three.mp4");
    uploads.add(place, [one, two, three]);
    await pause();
    last().finish();
    await pause();
    const running = last();
    uploads.cancel(uploads.uploads[2]?.id ?? "");
    uploads.cancel(uploads.uploads[0]?.id ?? "");
    await pause(5000);
    expect([running.signal?.aborted, states()]).toEqual([false, ["two.mp4 running"]]);
  });

  it("that wait behind a cancelled one stay until they are done", async () => {
    const { uploads, states } = open();
    uploads.add(place, [one, two]);
    await pause();
    uploads.cancel(uploads.uploads[0]?.id ?? "");
    expect(uploads.result).toBe("none");
    await pause(5000);
    expect(states()).toEqual(["two.mp4 running"]);
  });

  it("say nothing of a folder that has got none, nor to whoever listens no more", async () => {
    const { uploads, last } = open();
    const stored: string[] = [];
    const stop = uploads.onStored(({ path }) => stored.push(path));
    uploads.add(place, [one, two]);
    await pause();
    last().fail(new Error("cut"));
    await pause();
    expect(stored).toEqual([]);
    stop();
    last().finish();
    await pause();
    expect(stored).toEqual([]);
  });

  it("that are taken stay so when they are tried again as they were, and one is tried or given up without the other", async () => {
    const { calls, uploads } = open();
    calls.disk.holdsUploads = false;
    calls.disk.put(place, "one.mp4");
    uploads.add(place, [one, new File(["new"], "there.mp4")]);
    await pause();
    expect(uploads.failures).toMatchObject([{ reason: "taken", names: ["one.mp4", "there.mp4"] }]);
    uploads.retry([uploads.failed[1]?.id ?? ""]);
    await pause();
    expect(uploads.failures).toMatchObject([{ reason: "taken", names: ["one.mp4", "there.mp4"] }]);
    uploads.retry([uploads.failed[1]?.id ?? ""], true);
    await pause();
    expect(uploads.failures).toMatchObject([{ reason: "taken", names: ["one.mp4"] }]);
    uploads.add(place, [new File(["new"], "there.mp4")]);
    await pause();
    uploads.dismiss([uploads.failed[0]?.id ?? ""]);
    expect(uploads.failures.map(({ names }) => names)).toEqual([["there.mp4"]]);
  });

  it("that failed for other reasons are told apart, with the words of the last of each", async () => {
    const { uploads, last } = open();
    uploads.add(place, [one, two, new File(["3"], "three.mp4"), new File(["4"], "there.mp4")]);
    for (const words of ["a", "b", "c"]) {
      await pause();
      last().fail(new Error(words));
    }
    await pause();
    expect(uploads.failures.map(({ reason, names, words }) => [reason, names.length, words])).toEqual([
      ["taken", 1, "There already: there.mp4."],
      ["other", 3, "c"],
    ]);
  });

  it("end with a session in which none is under way", async () => {
    const { uploads } = open();
    uploads.stop();
    await pause();
    expect([uploads.uploads, uploads.isRunning]).toEqual([[], false]);
  });
});
