import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { streamStatus } from "../../../../src/model/stream/streamStatus.ts";
import { LiveBench } from "./support/LiveBench.ts";

/** What a promise fails with; listened to from the beginning, as the clock moves before anybody awaits it. */
async function errorOf(promise: Promise<void>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a stream on demand", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("runs nothing until somebody reads it", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false } });
    await bench.pass(5000);
    expect(bench.pool.runs).toHaveLength(0);
    expect(bench.stats()).toMatchObject({ alive: false, running: false, status: "waiting" });
    expect(streamStatus({ static: false, urls: ["udp://a"], stats: bench.stats() }).kind).toBe("waiting");
  });

  it("starts with the first reader, and stops so long after the last", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false, clients_timeout: 10 } });
    const [one, two] = [bench.stream().hold(), bench.stream().hold()];
    await bench.pass(3000);
    expect(bench.stream().isAlive).toBe(true);
    one();
    one();
    await bench.pass(15_000);
    expect(bench.stream().isAlive).toBe(true);
    two();
    await bench.pass(8000);
    expect(bench.stream().isAlive).toBe(true);
    await bench.pass(4000);
    expect(bench.stream().isAlive).toBe(false);
    expect(bench.pool.running).toHaveLength(0);
    expect(bench.stream().renditions[0]?.segments).toEqual([]);
  });

  it.each([0, undefined])("waits a minute for the next reader when the timeout is %s", async (timeout) => {
    bench.streams({ news: { urls: ["udp://a"], static: false, ...(timeout === 0 ? { clients_timeout: 0 } : {}) } });
    bench.stream().hold()();
    await bench.pass(55_000);
    expect(bench.stream().isAlive).toBe(true);
    await bench.pass(10_000);
    expect(bench.stream().isAlive).toBe(false);
  });

  it("lets a request wait until there is a segment, which also starts the stream", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false } });
    const ready = bench.stream().whenReady(15_000);
    await bench.pass(6000);
    await expect(ready).resolves.toBeUndefined();
    await expect(bench.stream().whenReady(1)).resolves.toBeUndefined();
  });

  it("tells who waits in vain why there is nothing", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a"], static: false }, off: { urls: ["udp://b"], disabled: true } });
    const waiting = errorOf(bench.stream().whenReady(5000));
    await bench.pass(6000);
    expect(await waiting).toMatchObject({
      kind: "unavailable",
      message: "The stream news has no picture: connection refused.",
    });
    expect(await errorOf(bench.stream("off").whenReady(5000))).toMatchObject({ kind: "not_found" });
  });

  it.each([
    ["what ffmpeg said", "[error] Could not open the card of /dev/video7 on eth3"],
    ["the server's own refusal", undefined],
  ])("keeps %s from viewers where it may name folders and interfaces; operators read it", async (_, refusal) => {
    const url = refusal === undefined ? "bad:///srv/secret" : "udp://a";
    if (refusal !== undefined) bench.pool.sources.set(url, { refusal });
    bench.streams({ news: { urls: [url], static: false } });
    const waiting = errorOf(bench.stream().whenReady(5000));
    await bench.pass(6000);
    expect(await waiting).toMatchObject({
      message: "The stream news has no picture: its source does not work now.",
    });
    const words = refusal === undefined ? "bad:// is not supported by this ffmpeg" : "the card of /dev/video7 on eth3";
    expect(bench.stats()["source_error"]).toContain(words);
    expect(bench.notes.join("\n")).toContain(words);
  });

  it("ends the waiting of those whose stream is disabled or removed", async () => {
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.streams({ news: { urls: ["udp://a"], static: false }, more: { urls: ["udp://a"] } });
    const disabled = errorOf(bench.stream("news").whenReady(15_000));
    const removed = errorOf(bench.stream("more").whenReady(15_000));
    await bench.pass(1000);
    bench.streams({ news: { urls: ["udp://a"], static: false, disabled: true } });
    expect(await disabled).toMatchObject({ message: "The stream news is disabled." });
    expect(await removed).toMatchObject({ message: "The stream more is gone." });
  });

  it("stops at once when it is restarted by hand and nobody reads it any more", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false } });
    bench.stream().hold()();
    await bench.pass(3000);
    expect(bench.stream().isAlive).toBe(true);
    bench.live.restart("news");
    await bench.pass(1500);
    expect(bench.pool.running).toHaveLength(0);
    expect(bench.stats()).toMatchObject({ running: false });
  });

  it.each([
    ["directly", { news: ["copy://twin"], twin: ["copy://news"] }, "news copies twin copies news"],
    [
      "in a chain",
      { news: ["copy://b"], b: ["udp://quiet", "copy://twin"], twin: ["copy://news"] },
      "news copies b copies twin copies news",
    ],
  ])("refuses a circle of copies %s, which would hold each other for ever", async (_, urls, way) => {
    bench.pool.sources.set("udp://quiet", { isSilent: true });
    const all = Object.entries(urls).map(([name, list]) => [
      name,
      { urls: list, static: false, clients_timeout: 5, source_timeout: 2 },
    ]);
    bench.streams(Object.fromEntries(all));
    const leave = bench.stream().hold();
    await bench.pass(5000);
    expect(bench.stats()["source_error"]).toBe(`${way}: of such a circle one copy:// source has to go`);
    leave();
    await bench.pass(30_000);
    expect(Object.keys(urls).map((name) => bench.stats(name)["running"])).toEqual(Object.keys(urls).map(() => false));
  });

  it("begins with the source that was chosen by hand while nobody watched", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"], static: false } });
    bench.live.switchSource("news", "udp://b");
    bench.stream().hold();
    await bench.pass(2000);
    expect(bench.stats()["url"]).toBe("udp://b");
  });
});
