import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { DiskReaders } from "../../../../server/media/vod/DiskReaders.ts";

/** Jobs that count how many of them run at once, and wait until they are let go. */
function jobs() {
  const state = { running: 0, most: 0, done: 0 };
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const job = async (): Promise<void> => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await gate;
    await sleep(1);
    state.running -= 1;
    state.done += 1;
  };
  return { state, job, release };
}

function target(limits: { readonly read_queue?: number; readonly max_readers?: number }) {
  return { prefix: "movies", vod: { prefix: "movies", ...limits }, parts: ["film.mp4"] };
}

describe("DiskReaders", () => {
  it("runs at most read_queue requests of a VOD at once, and the others after them", async () => {
    const readers = new DiskReaders(10_000);
    const { state, job, release } = jobs();
    const all = [...Array(10).keys()].map((n) => readers.run(target({ read_queue: 3 }), `/f${n}`, job));
    await sleep(20);
    expect(state.running).toBe(3);
    release();
    await Promise.all(all);
    expect(state).toEqual({ running: 0, most: 3, done: 10 });
  });

  it("runs at most max_readers readers of one file, and lets other files go on meanwhile", async () => {
    const readers = new DiskReaders(10_000);
    const [busy, other] = [jobs(), jobs()];
    const limits = target({ max_readers: 2, read_queue: 3 });
    const all = [...Array(6).keys()].map(() => readers.run(limits, "/busy", busy.job));
    const another = readers.run(limits, "/other", other.job);
    await sleep(20);
    expect([busy.state.running, other.state.running]).toEqual([2, 1]);
    expect([readers.workersOf("/busy"), readers.workersOf("/other")]).toEqual([2, 1]);
    busy.release();
    other.release();
    await Promise.all([...all, another]);
    expect(busy.state).toEqual({ running: 0, most: 2, done: 6 });
    expect(readers.workersOf("/busy")).toBe(0);
  });

  it("refuses in words who waited too long, and goes on afterwards", async () => {
    const readers = new DiskReaders(30);
    const { job, release } = jobs();
    const first = readers.run(target({ read_queue: 1 }), "/a", job);
    await expect(readers.run(target({ read_queue: 1 }), "/b", job)).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringMatching(/VOD movies works on 1 requests already/),
    });
    await expect(readers.run(target({ max_readers: 1 }), "/a", job)).rejects.toMatchObject({ kind: "unavailable" });
    release();
    await first;
    await expect(readers.run(target({ read_queue: 1 }), "/b", async () => "served")).resolves.toBe("served");
  });

  it("frees the place of a job that fails", async () => {
    const readers = new DiskReaders(1000);
    const fail = (): Promise<never> => Promise.reject(new Error("disk"));
    await expect(readers.run(target({ read_queue: 1, max_readers: 1 }), "/a", fail)).rejects.toThrow("disk");
    await expect(readers.run(target({ read_queue: 1, max_readers: 1 }), "/a", async () => 1)).resolves.toBe(1);
  });
});
