import { describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

describe("killing viewers", () => {
  it("closes each one that is there, counts them, and tells the socket and the log", async () => {
    const made = bench({ streams: { news: { name: "news" } } });
    const viewer = await made.open();
    const other = await made.open();
    const reasons: string[] = [];
    viewer.onClose((reason) => reasons.push(reason));
    expect(made.registry.kill([viewer.id, viewer.id, "nobody"])).toBe(1);
    expect(reasons).toEqual(["Closed by an administrator."]);
    expect([viewer.isOpen, other.isOpen]).toEqual([false, true]);
    expect(made.registry.find(viewer.id)).toBeUndefined();
    expect(made.lines).toEqual(["news info The mpegts viewer 20.0.0.1 was closed by an administrator."]);
  });

  it("lets no player in again that comes with a killed id, but one whose id is only forgotten", async () => {
    const made = bench({ streams: { news: { name: "news" } } });
    const killed = await made.open({ isPolling: true });
    const forgotten = await made.open({ isPolling: true });
    made.registry.kill([killed.id]);
    made.pass(15_000);
    await expect(made.open({ isPolling: true, previousId: killed.id })).rejects.toMatchObject({ kind: "forbidden" });
    const back = await made.open({ isPolling: true, previousId: forgotten.id });
    expect(back.id).not.toBe(forgotten.id);
  });

  it("ends a publisher too, whom no list of viewers holds", async () => {
    const made = bench({ streams: { news: { name: "news" } } });
    const publisher = await made.open({ kind: "publish", proto: "rtmp" });
    publisher.addBytes(100);
    expect([made.registry.countOf("news"), made.registry.total, made.registry.bytesOf("news")]).toEqual([0, 0, 0]);
    expect(made.registry.sessionsOf("news")).toEqual([]);
    expect(made.registry.kill([publisher.id])).toBe(1);
    expect(publisher.isOpen).toBe(false);
    expect(made.closed).toEqual([]);
  });
});

describe("limits of viewers", () => {
  it("lets so many viewers watch a stream as its auth says", async () => {
    const made = bench({ streams: { news: { name: "news", auth: { max_sessions: 2 } } } });
    const first = await made.open();
    await made.open();
    await expect(made.open()).rejects.toMatchObject({
      kind: "forbidden",
      message: expect.stringContaining("2 viewers"),
    });
    expect(made.lines.at(-1)).toContain("The limit of 2 viewers at the same time is reached.");
    first.close("The player disconnected.");
    await expect(made.open()).resolves.toMatchObject({ isOpen: true });
  });

  it("takes the smaller one of the stream's own limit and that of its auth", async () => {
    const made = bench({ streams: { news: { name: "news", max_sessions: 1, auth: { max_sessions: 5 } } } });
    await made.open();
    await expect(made.open()).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("lets nobody in at a limit of 0", async () => {
    const made = bench({ streams: { news: { name: "news", auth: { max_sessions: 0 } } } });
    await expect(made.open()).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("counts each published stream of a location and each file of a VOD by itself", async () => {
    const made = bench({
      lives: { live: { prefix: "live", auth: { max_sessions: 1 } } },
      vods: { films: { prefix: "films", auth: { max_sessions: 1 } } },
    });
    for (const name of ["live/a", "live/b", "films/x.mp4", "films/y.mp4"]) {
      await made.open({ name });
      await expect(made.open({ name })).rejects.toMatchObject({ kind: "forbidden" });
    }
  });

  it("holds for viewers who come at the same moment", async () => {
    const asked = await backend();
    const made = bench({ streams: { news: { name: "news", auth: { url: asked.url, max_sessions: 3 } } } });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => made.open({ token: `t${i}` })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(made.registry.countOf("news")).toBe(3);
  });

  it("holds for viewers only, not for a publisher or an administrator's player", async () => {
    const isViewToken = (token: string) => token === "admin";
    const made = bench({ streams: { news: { name: "news", auth: { max_sessions: 1 } } } }, { isViewToken });
    await made.open({ token: "admin" });
    await made.open();
    await expect(made.open({ kind: "publish" })).resolves.toBeDefined();
    await expect(made.open({ token: "admin" })).resolves.toBeDefined();
    expect([made.registry.countOf("news"), made.registry.limitedCountOf("news")]).toEqual([3, 1]);
    await expect(made.open()).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("takes no more viewers than the server can bear, those at the door among them", async () => {
    const asked = await backend();
    asked.isHolding = true;
    const made = bench({ streams: { news: { name: "news", auth: { url: asked.url } } } }, { most: 2 });
    const first = made.open({ token: "1" });
    const second = made.open({ token: "2" });
    await expect(made.open({ token: "3" })).rejects.toMatchObject({ kind: "unavailable" });
    asked.release();
    await Promise.all([first, second]);
    await expect(made.open({ token: "4" })).rejects.toThrow("viewer limit of 2");
  });
});

describe("the limit of one user", () => {
  const config = (url: string): Server => ({
    streams: { news: { name: "news", auth: { url } }, sport: { name: "sport", auth: { url } } },
  });

  it("closes the user's oldest session when the user plays more than X-Max-Sessions", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "u7", "X-Max-Sessions": "2" } };
    const made = bench(config(asked.url));
    const oldest = await made.open({ token: "a" });
    const second = await made.open({ name: "sport", token: "b" });
    const third = await made.open({ name: "sport", token: "c" });
    expect([oldest.isOpen, second.isOpen, third.isOpen]).toEqual([false, true, true]);
    expect(made.closed.map(({ user_id: user, reason }) => [user, reason])).toEqual([
      ["u7", "The user plays more than 2 at the same time."],
    ]);
    await expect(made.open({ token: "a" })).rejects.toMatchObject({ kind: "forbidden" });
    made.nowMs += 181_000;
    await expect(made.open({ token: "a" })).resolves.toBeDefined();
  });

  it("lets a user load the page again and again, but not the player of before go on", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "u7", "X-Max-Sessions": "1" } };
    const made = bench(config(asked.url));
    const first = await made.open({ token: "a", isPolling: true });
    const second = await made.open({ token: "a", isPolling: true });
    const third = await made.open({ token: "a", isPolling: true });
    expect([first.isOpen, second.isOpen, third.isOpen]).toEqual([false, false, true]);
    const before = made.open({ token: "a", isPolling: true, previousId: first.id });
    await expect(before).rejects.toMatchObject({ kind: "forbidden" });
    expect(third.isOpen).toBe(true);
  });

  it("leaves other users alone, and refuses a user whose limit is 0", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "one", "X-Max-Sessions": "1" } };
    const made = bench(config(asked.url));
    const one = await made.open({ token: "a" });
    asked.answer = { status: 200, headers: { "X-UserId": "two", "X-Max-Sessions": "1" } };
    await made.open({ token: "b" });
    asked.answer = { status: 200, headers: { "X-UserId": "three", "X-Max-Sessions": "0" } };
    await expect(made.open({ token: "c" })).rejects.toMatchObject({ kind: "forbidden" });
    expect(one.isOpen).toBe(true);
    expect(made.registry.sessionsOf("news").map(({ user_id: user }) => user)).toEqual(["one", "two"]);
  });

  it("gives one address so many places, which others and this machine's own players do not feel", async () => {
    const made = bench({ streams: { news: { name: "news" } } }, { mostOfAddress: 2 });
    const from = (ip: string) => made.open({ ip });
    const first = await from("20.0.0.1");
    await from("20.0.0.1");
    await expect(from("20.0.0.1")).rejects.toMatchObject({
      kind: "too_many",
      message: "The limit of 2 viewers from one address is reached.",
    });
    expect(made.lines).toEqual([expect.stringContaining("The limit of 2 viewers from one address")]);
    await expect(from("20.0.0.2")).resolves.toMatchObject({ isOpen: true });
    first.close("The player disconnected.");
    await expect(from("::ffff:20.0.0.1")).resolves.toMatchObject({ isOpen: true });
    for (const ip of ["127.0.0.1", "127.0.0.1", "127.0.0.1", "::1", "::1", "::1"]) await from(ip);
    // One customer has all addresses of such a network.
    await from("2001:db8::1");
    await from("2001:db8::2");
    await expect(from("2001:db8::3")).rejects.toMatchObject({ kind: "too_many" });
  });

  it("gives the place of one who was refused back", async () => {
    const made = bench({ streams: { news: { name: "news", auth: { url: "false" } } } }, { mostOfAddress: 1 });
    for (let n = 0; n < 3; n += 1) await expect(made.open()).rejects.toMatchObject({ kind: "forbidden" });
  });
});
