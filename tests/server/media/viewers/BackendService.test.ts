import { describe, expect, it } from "vitest";
import { Semaphore } from "../../../../server/media/Semaphore.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const guarded = (url: string, rest: object = {}): Server => ({
  streams: { news: { name: "news", auth: { url, ...rest } } },
});

const patience = (signal = new AbortController().signal) => ({ words: "It waited too long for its turn.", signal });

const silentWords = "Whether you may watch this cannot be found out now. Try again in a moment.";

describe("an auth backend over HTTP", () => {
  it("is told who wants to play what, and how", async () => {
    const asked = await backend();
    const made = bench(guarded(`${asked.url}?site=one`, { extra: { region: "north", name: "forged" } }));
    const viewer = await made.open({ token: "t&1", query: "token=t%261&x=2", referer: "http://tv.example/live" });
    expect(asked.asked).toHaveLength(1);
    expect(asked.asked[0]).toMatchObject({ method: "GET", path: "/auth" });
    expect(asked.asked[0]?.fields).toEqual({
      site: "one",
      region: "north",
      name: "news",
      proto: "mpegts",
      ip: "20.0.0.1",
      country: "AL",
      token: "t&1",
      session_id: viewer.id,
      request_type: "new_session",
      request_number: "0",
      stream_clients: "0",
      total_clients: "0",
      user_agent: "VLC/3.0.20",
      referer: "http://tv.example/live",
      qs: "token=t%261&x=2",
    });
  });

  it("gives a viewer a user id, so that the session has every field [S174] [C252]", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "u42" } };
    const made = bench(guarded(asked.url));
    const viewer = await made.open({ proto: "hls", token: "t1", isPolling: true });
    viewer.addBytes(77);
    made.nowMs += 1000;
    expect(made.registry.sessionsOf("news")).toEqual([
      {
        id: viewer.id,
        type: "hls",
        ip: "20.0.0.1",
        country: "AL",
        bytes_sent: 77,
        duration: 1000,
        token: "t1",
        user_id: "u42",
        user_agent: "VLC/3.0.20",
      },
    ]);
  });

  it.each([401, 403])("keeps a viewer out with %d, with a reason in the log and no token in it", async (status) => {
    const asked = await backend();
    asked.answer = { status };
    const made = bench(guarded(asked.url));
    await expect(made.open({ token: "secret-token" })).rejects.toMatchObject({ kind: "forbidden" });
    expect(made.lines).toEqual([
      `news info The mpegts viewer 20.0.0.1 was refused. The auth backend ${asked.host} refused.`,
    ]);
    expect(made.registry.countOf("news")).toBe(0);
  });

  it.each([204, 302, 404, 500])("says nothing with %d, and then nobody new comes in", async (status) => {
    const asked = await backend();
    asked.answer = { status, headers: { location: asked.url } };
    const made = bench(guarded(asked.url));
    await expect(made.open()).rejects.toMatchObject({ kind: "unavailable", message: silentWords });
    expect(made.lines.at(-1)).toContain(`answered ${status}, which neither allows nor refuses`);
    expect(asked.asked).toHaveLength(1);
  });

  it("is given up after 3 s, and left alone for a moment", async () => {
    const asked = await backend();
    asked.answer = "hang";
    const made = bench(guarded(asked.url));
    await expect(made.open({ token: "secret-token" })).rejects.toThrow(silentWords);
    await expect(made.open({ token: "secret-token" })).rejects.toThrow(silentWords);
    expect(made.lines.at(-1)).toContain("gave no answer within 3 s");
    expect(asked.asked).toHaveLength(1);
    asked.answer = { status: 200 };
    made.nowMs += 3000;
    await expect(made.open({ token: "secret-token" })).resolves.toBeDefined();
    expect(made.lines.join("\n")).not.toContain("secret-token");
  });

  it("keeps nobody waiting who asks another one, however many wait for it", async () => {
    const [silent, good] = [await backend(), await backend()];
    silent.answer = "hang";
    const streamOf = (name: string, url: string) => ({ name, auth: { url } });
    const made = bench({ streams: { news: streamOf("news", silent.url), sport: streamOf("sport", good.url) } });
    const crowd = [...Array(150).keys()].map((n) => made.open({ token: `t${n}` }).catch((error: unknown) => error));
    await expect.poll(() => silent.asked.length).toBe(100);
    await made.open({ name: "sport" });
    expect(await Promise.race([...crowd, Promise.resolve("still waiting")])).toBe("still waiting");
    await Promise.all(crowd);
  });

  it("is out of reach without its address or the token being told", async () => {
    const asked = await backend();
    const { url, host } = asked;
    await asked.stop();
    const made = bench(guarded(url.replace("http://", "http://login:hidden@")));
    await expect(made.open({ token: "secret-token" })).rejects.toThrow(silentWords);
    expect(made.lines.at(-1)).toContain(`The auth backend ${host} cannot be reached.`);
    expect(made.lines.join("\n")).not.toMatch(/secret-token|hidden/);
  });

  it("gets the login of its address in a header", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url.replace("http://", "http://me:p%40ss@")));
    await made.open();
    expect(asked.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from("me:p@ss").toString("base64")}`);
  });

  it("is asked once for viewers who come at the same moment with the same token from the same address", async () => {
    const asked = await backend();
    asked.isHolding = true;
    const made = bench(guarded(asked.url));
    const coming = [made.open({ token: "a" }), made.open({ token: "a" }), made.open({ token: "b" })];
    await expect.poll(() => asked.asked.length).toBe(2);
    asked.release();
    await Promise.all(coming);
    await made.open({ token: "a" });
    expect(new Set(asked.asked.map(({ fields }) => fields["token"]))).toEqual(new Set(["a", "b"]));
    expect(asked.asked).toHaveLength(2);
  });

  it("is asked again for another name, token or address", async () => {
    const asked = await backend();
    const auth = { url: asked.url };
    const made = bench({ streams: { news: { name: "news", auth }, sport: { name: "sport", auth } } });
    await made.open({ token: "a" });
    await made.open({ token: "b" });
    await made.open({ token: "a", ip: "20.0.0.2" });
    await made.open({ token: "a", name: "sport" });
    expect(asked.asked).toHaveLength(4);
  });

  it.each([
    ["180 s without X-AuthDuration", {}, 180],
    ["as long as X-AuthDuration says", { "X-AuthDuration": "30" }, 30],
    ["180 s when X-AuthDuration is no number", { "X-AuthDuration": "soon" }, 180],
    ["1 s at least", { "X-AuthDuration": "0" }, 1],
  ])("is believed %s", async (_, headers, seconds) => {
    const asked = await backend();
    asked.answer = { status: 403, headers };
    const made = bench(guarded(asked.url));
    const refused = () => expect(made.open()).rejects.toMatchObject({ kind: "forbidden" });
    await refused();
    made.nowMs += seconds * 1000 - 1;
    await refused();
    expect(asked.asked).toHaveLength(1);
    made.nowMs += 1;
    await refused();
    expect(asked.asked).toHaveLength(2);
  });

  it("refuses an address that is neither http nor https", async () => {
    const made = bench({
      auth_backends: { main: { name: "main", backends: [{ url: "file:///etc/passwd" }] } },
      ...guarded("auth://main"),
    });
    await expect(made.open()).rejects.toThrow(silentWords);
    expect(made.lines.at(-1)).toContain("not an http or https address");
  });
});

const guardedBoth = (url: string): Server => ({
  streams: { news: { name: "news", auth: { url }, on_publish: url } },
});

/** A registry whose notices a test reads: all that was told, and what stands now. */
function toldBench(config: Server) {
  const told: string[] = [];
  const notices = new Map<string, string>();
  const tellNotice = (topic: string, words: string | undefined): void => {
    if (words === undefined) notices.delete(topic);
    else notices.set(topic, words);
    told.push(words ?? "gone");
  };
  return { told, notices, ...{ made: bench(config, { tellNotice }) } };
}

describe("an auth backend that gives no answer", () => {
  it.each([
    ["watch", "play"],
    ["publish", "publish"],
  ] as const)("is no refusal: who wants to %s reads to try again, and no address", async (verb, kind) => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const { made } = toldBench(guardedBoth(asked.url));
    await expect(made.open({ kind, token: "t" })).rejects.toMatchObject({
      kind: "unavailable",
      message: `Whether you may ${verb} this cannot be found out now. Try again in a moment.`,
    });
    expect(made.lines.at(-1)).toContain(
      `The auth backend ${asked.host} answered 500, which neither allows nor refuses.`,
    );
  });

  it("is told to operators once, not for each viewer, until it answers again", async () => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const { made, told, notices } = toldBench(guardedBoth(asked.url));
    for (const token of ["a", "b", "c"]) await expect(made.open({ token })).rejects.toBeDefined();
    expect(told).toEqual([expect.stringContaining(`The auth backend ${asked.host} answered 500`)]);
    expect([...notices.values()]).toEqual([expect.stringContaining("Mend it, or change its address")]);
    asked.answer = { status: 403 };
    await expect(made.open({ token: "d" })).rejects.toMatchObject({ kind: "forbidden" });
    made.pass(5000);
    expect([notices.size, told.length]).toEqual([0, 2]);
  });

  it("is not told again and again where it answers some and others not", async () => {
    const asked = await backend();
    const { made, told } = toldBench(guardedBoth(asked.url));
    for (const [at, status] of [500, 200, 500, 200, 500].entries()) {
      asked.answer = { status };
      await made.open({ token: `t${at}` }).catch(() => undefined);
      made.pass(1000);
    }
    expect(told).toHaveLength(1);
  });

  it("is told no longer when the config names it no more, or when nobody has asked it for five minutes", async () => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const { made, notices } = toldBench(guardedBoth(asked.url));
    const fail = async (token: string) => expect(made.open({ token })).rejects.toBeDefined();
    await fail("a");
    made.registry.refresh();
    expect(notices.size).toBe(1);
    made.config = guardedBoth("http://other.example.com/");
    made.registry.refresh();
    expect(notices.size).toBe(0);
    made.config = guardedBoth(asked.url);
    await fail("b");
    made.pass(299_000);
    expect(notices.size).toBe(1);
    made.pass(1000);
    expect(notices.size).toBe(0);
  });
});

describe("an auth backend that refuses", () => {
  it("is named in the log and to nobody who wants to watch", async () => {
    const asked = await backend();
    asked.answer = { status: 403 };
    const { made, told } = toldBench(guardedBoth(asked.url));
    await expect(made.open()).rejects.toMatchObject({
      kind: "forbidden",
      message: "The stream's owner does not allow it.",
    });
    expect(made.lines.at(-1)).toContain(`The auth backend ${asked.host} refused.`);
    expect(told).toEqual([]);
  });
});

describe("slots", () => {
  it("let so many in at once, and the next in the order in which they came", async () => {
    const slots = new Semaphore();
    const first = await slots.enter(2, patience());
    await slots.enter(2, patience());
    const order: string[] = [];
    const third = slots.enter(2, patience()).then((leave) => (order.push("third"), leave));
    const fourth = slots.enter(2, patience()).then((leave) => (order.push("fourth"), leave));
    await Promise.resolve();
    expect(order).toEqual([]);
    first();
    first();
    const leave = await third;
    await Promise.resolve();
    expect(order).toEqual(["third"]);
    leave();
    await fourth;
    expect(order).toEqual(["third", "fourth"]);
  });

  it("let go who waits too long, without losing a place", async () => {
    const slots = new Semaphore();
    const leave = await slots.enter(1, patience());
    const ending = new AbortController();
    const waiting = slots.enter(1, patience(ending.signal));
    ending.abort();
    await expect(waiting).rejects.toThrow("too long");
    leave();
    await expect(slots.enter(1, patience())).resolves.toBeTypeOf("function");
    await expect(slots.enter(1, patience(AbortSignal.abort()))).rejects.toThrow("aborted");
  });
});
