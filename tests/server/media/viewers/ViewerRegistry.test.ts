import { describe, expect, it } from "vitest";
import { ByteTotals } from "../../../../server/media/viewers/Audience.ts";
import { BanList } from "../../../../server/media/viewers/ViewerLimits.ts";
import type { HistorySession } from "../../../../src/generated/types/HistorySession.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench } = viewerTest();

const news = (rest: object = {}): Server => ({ streams: { news: { name: "news", ...rest } } });

describe("the book of viewers", () => {
  it("shows a session with id, type, address, country, bytes, duration, token, user agent", async () => {
    const made = bench(news());
    const viewer = await made.open({ proto: "hls", token: "abc", isPolling: true });
    viewer.addBytes(1000);
    viewer.addBytes(500);
    made.nowMs += 2500;
    expect(made.registry.sessionsOf("news")).toEqual([
      {
        id: viewer.id,
        type: "hls",
        ip: "20.0.0.1",
        country: "AL",
        bytes_sent: 1500,
        duration: 2500,
        token: "abc",
        user_agent: "VLC/3.0.20",
      },
    ]);
    expect(made.registry.bytesOf("news")).toBe(1500);
  });

  it("leaves out a country that is not known and a token that is empty, and writes an IPv4 address plainly", async () => {
    const made = bench(news());
    await made.open({ ip: "::ffff:10.0.0.7", token: "" });
    const [session] = made.registry.sessionsOf("news");
    expect(session).toMatchObject({ ip: "10.0.0.7" });
    expect(session).not.toHaveProperty("token");
    expect(session).not.toHaveProperty("country");
  });

  it("gives ids that nobody can guess", async () => {
    const made = bench(news());
    const ids = await Promise.all(Array.from({ length: 50 }, async () => (await made.open()).id));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
  });

  it("lists the sessions of a stream oldest first, and counts all", async () => {
    const made = bench({ streams: { news: { name: "news" }, sport: { name: "sport" } } });
    const first = await made.open();
    const second = await made.open();
    await made.open({ name: "sport" });
    expect(made.registry.sessionsOf("news").map(({ id }) => id)).toEqual([first.id, second.id]);
    expect([made.registry.countOf("news"), made.registry.countOf("sport"), made.registry.total]).toEqual([2, 1, 3]);
    first.close("The player disconnected.");
    expect([made.registry.countOf("news"), made.registry.total]).toEqual([1, 2]);
  });

  it("closes an HLS player that asked for nothing for 15 s, and keeps one that asks", async () => {
    const made = bench(news());
    const quiet = await made.open({ isPolling: true });
    const busy = await made.open({ isPolling: true });
    const socket = await made.open();
    made.pass(14_000);
    busy.touch();
    expect(quiet.isOpen).toBe(true);
    made.pass(1000);
    expect([quiet.isOpen, busy.isOpen, socket.isOpen]).toEqual([false, true, true]);
    expect(made.closed.map(({ id, reason }) => [id, reason])).toEqual([
      [quiet.id, "The player stopped requesting media."],
    ]);
  });

  it("takes bytes that still flow as a sign of life", async () => {
    const made = bench(news());
    const slow = await made.open({ isPolling: true });
    made.pass(10_000);
    slow.addBytes(10);
    made.pass(10_000);
    expect(slow.isOpen).toBe(true);
  });

  it("counts an HLS player as present for 8 s, and a socket as long as it is open", async () => {
    const made = bench(news());
    const player = await made.open({ isPolling: true });
    const socket = await made.open();
    made.nowMs += 7999;
    expect([player.isPresent, socket.isPresent]).toEqual([true, true]);
    made.nowMs += 1;
    expect([player.isPresent, socket.isPresent]).toEqual([false, true]);
    player.touch();
    expect(player.isPresent).toBe(true);
    socket.close("The player disconnected.");
    expect(socket.isPresent).toBe(false);
  });

  it("tells a closing once, also to a listener that comes too late", async () => {
    const made = bench(news());
    const viewer = await made.open();
    const reasons: string[] = [];
    viewer.onClose((reason) => reasons.push(`first: ${reason}`));
    viewer.close("The player disconnected.");
    viewer.close("Again.");
    viewer.onClose((reason) => reasons.push(`late: ${reason}`));
    expect(reasons).toEqual(["first: The player disconnected.", "late: The player disconnected."]);
    expect(made.registry.countOf("news")).toBe(0);
    expect(made.closed).toHaveLength(1);
  });

  it("closes the other listeners of a viewer when one of them fails, and says so in the log", async () => {
    const made = bench(news());
    const viewer = await made.open();
    const reasons: string[] = [];
    viewer.onClose(() => {
      throw new Error("socket is broken");
    });
    viewer.onClose((reason) => reasons.push(reason));
    viewer.close("The player disconnected.");
    expect(reasons).toEqual(["The player disconnected."]);
    expect(made.lines).toEqual(["news error The mpegts viewer 20.0.0.1 was not closed in full: socket is broken"]);
  });

  it("hands the history what was watched, from when to when, how much, and why it ended", async () => {
    const made = bench(news());
    const opened = made.nowMs;
    const viewer = await made.open({ proto: "rtmp" });
    viewer.addBytes(700);
    made.nowMs += 9000;
    viewer.close("The player disconnected.");
    viewer.addBytes(700);
    expect(made.closed).toEqual([
      {
        id: viewer.id,
        name: "news",
        type: "rtmp",
        ip: "20.0.0.1",
        country: "AL",
        created_at: opened,
        deleted_at: opened + 9000,
        bytes_sent: 700,
        user_agent: "VLC/3.0.20",
        reason: "The player disconnected.",
      },
    ]);
    expect(made.registry.bytesOf("news")).toBe(700);
  });

  it("tells the history of those who watch, soon after the first bytes and then each minute", async () => {
    const made = bench(news());
    const opened = made.nowMs;
    const heard: HistorySession[] = [];
    made.registry.onNews((session) => heard.push(session));
    const viewer = await made.open({ proto: "rtmp" });
    await made.open();
    (await made.open({ kind: "publish" })).addBytes(100);
    made.pass(1000);
    // Who has fetched nothing has watched nothing.
    expect(heard).toEqual([]);
    viewer.addBytes(700);
    made.pass(1000);
    const who = { id: viewer.id, name: "news", type: "rtmp", ip: "20.0.0.1", country: "AL" };
    const begun = { ...who, created_at: opened, user_agent: "VLC/3.0.20" };
    expect(heard).toEqual([{ ...begun, bytes_sent: 700 }]);
    viewer.addBytes(50);
    made.pass(59_000);
    expect(heard).toHaveLength(1);
    made.pass(1000);
    expect(heard.slice(1)).toEqual([{ ...begun, bytes_sent: 750 }]);
    viewer.close("The player disconnected.");
    made.pass(120_000);
    expect(heard).toHaveLength(2);
  });

  it("ends the history's listening", async () => {
    const made = bench(news());
    const heard: string[] = [];
    const end = made.registry.onClosed(({ id }) => heard.push(id));
    end();
    (await made.open()).close("The player disconnected.");
    expect(heard).toEqual([]);
  });

  it("ends an HLS player's session at its last request, not when it was noticed that it had left", async () => {
    const made = bench(news());
    const opened = made.nowMs;
    const viewer = await made.open({ isPolling: true });
    made.pass(4000);
    viewer.addBytes(700);
    made.pass(15_000);
    expect(viewer.isOpen).toBe(false);
    expect(made.closed).toMatchObject([{ created_at: opened, deleted_at: opened + 4000, user_agent: "VLC/3.0.20" }]);
  });

  it("tells the history which sessions an operator closed", async () => {
    const made = bench(news());
    const [one, other] = [await made.open(), await made.open()];
    made.registry.kill([one.id]);
    other.close("The player disconnected.");
    expect(made.closed.map(({ reason, killed }) => [reason, killed])).toEqual([
      ["Closed by an administrator.", true],
      ["The player disconnected.", undefined],
    ]);
  });

  it("closes everybody and lets nobody in when it stops", async () => {
    const made = bench(news());
    const viewer = await made.open();
    made.registry.stop();
    expect(viewer.isOpen).toBe(false);
    await expect(made.open()).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("sweeps by itself", async () => {
    const made = bench(news());
    const viewer = await made.open({ isPolling: true });
    made.nowMs += 20_000;
    await expect.poll(() => viewer.isOpen, { timeout: 10_000 }).toBe(false);
  });
});

describe("what is kept of viewers", () => {
  it("forgets the bytes of the name that was quiet for longest when there are too many names", () => {
    const totals = new ByteTotals();
    for (let index = 0; index < 20_000; index += 1) totals.add(`n${index}`, 1);
    totals.add("n0", 1);
    totals.add("new", 5);
    expect([totals.of("n0"), totals.of("n1"), totals.of("n2"), totals.of("new")]).toEqual([2, 0, 1, 5]);
  });

  it("lets a ban end in time, and forgets the oldest when there are too many", () => {
    let nowMs = 0;
    const list = new BanList(() => nowMs);
    list.add("short", 10);
    expect(list.has("short")).toBe(true);
    nowMs = 10;
    expect(list.has("short")).toBe(false);
    for (let index = 0; index <= 20_000; index += 1) list.add(`b${index}`, 100);
    expect([list.has("b0"), list.has("b1"), list.has("b20000")]).toEqual([false, true, true]);
  });
});
