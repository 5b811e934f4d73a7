import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { withDeadline } from "../../server/deadline.ts";

/** Ends at its signal only, which it does not hold itself. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

describe("work that may take so long", () => {
  it("ends when its time is up, though memory is tidied up meanwhile", async () => {
    setFlagsFromString("--expose-gc");
    const tidying = setInterval(() => runInNewContext("gc")(), 20);
    const work = withDeadline(200, new AbortController().signal, untilAborted);
    await expect(work).rejects.toMatchObject({ name: "TimeoutError" });
    clearInterval(tidying);
  });

  it("ends with the signal of its asker, also with one that has come before", async () => {
    const asker = new AbortController();
    const work = withDeadline(60_000, asker.signal, untilAborted);
    asker.abort(new Error("gone"));
    await expect(work).rejects.toThrow("gone");
    const late = withDeadline(60_000, asker.signal, (signal) => Promise.resolve(signal.aborted));
    expect(await late).toBe(true);
  });

  it("answers what it found in time, and throws what it threw", async () => {
    const { signal } = new AbortController();
    expect(await withDeadline(60_000, signal, () => Promise.resolve("found"))).toBe("found");
    await expect(withDeadline(60_000, signal, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });
});
