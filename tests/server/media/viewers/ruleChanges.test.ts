import { describe, expect, it } from "vitest";
import type { ViewerRequest } from "../../../../server/media/viewers/ViewerRequest.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const news = (rest: object = {}): Server => ({ streams: { news: { name: "news", ...rest } } });
const film = (rest: object = {}): Server => ({ vods: { films: { prefix: "films", download: true, ...rest } } });
const drm = { vendor: "aes128", keyserver: "http://keys.example.com/" };

const protos = ["hls", "dash", "mpegts", "rtmp", "webrtc", "mp4"] as const;
const wayOf = (proto: string): Partial<ViewerRequest> => ({ proto, isPolling: proto === "hls" || proto === "dash" });

describe("a change of the config", () => {
  it.each([
    ["DRM is asked for", { drm }, "This asks for DRM"],
    ["nobody is allowed any more", { auth: { url: "false" } }, "The stream's owner does not allow it."],
    ["another token is needed", { auth: { url: "securetoken://KEY" } }, "A token is needed"],
    ["it may be played on certain pages only", { auth: { domains: ["tv.example.com"] } }, "certain web pages only"],
    ["it may be watched from other countries only", { auth: { allowed_countries: ["DE"] } }, "from AL"],
    ["it may not be watched from the viewer's country", { auth: { disallowed_countries: ["AL"] } }, "from AL"],
    ["the stream is switched off", { disabled: true }, "switched off"],
  ] as const)("shows everybody out, over whatever protocol, when %s", async (_, rules, words) => {
    const made = bench(news());
    const viewers = await Promise.all(protos.map((proto) => made.open(wayOf(proto))));
    const reasons: string[] = [];
    for (const viewer of viewers) viewer.onClose((reason) => reasons.push(reason));
    made.config = news(rules);
    made.registry.refresh();
    await expect.poll(() => reasons).toEqual(protos.map(() => expect.stringContaining(words)));
    expect(made.registry.countOf("news")).toBe(0);
    expect(made.lines.at(-1)).toContain("The mp4 viewer 20.0.0.1 was disconnected.");
  });

  it.each(["hls", "dash", "mpegts", "rtmp"])("shows out who plays over %s when that is switched off", async (proto) => {
    const made = bench(news());
    const [viewer, other] = [await made.open(wayOf(proto)), await made.open({ proto: "mp4" })];
    made.config = news({ protocols: { [proto]: false } });
    made.registry.refresh();
    expect([viewer.isOpen, other.isOpen]).toEqual([false, true]);
    await expect(made.open(wayOf(proto))).rejects.toThrow(/is switched off for news/);
  });

  it("shows out who plays over WebRTC when the stream is for other protocols only, or for none", async () => {
    for (const protocols of [{ hls: true }, { hls: false, mpegts: false, dash: false, rtmp: false }]) {
      const made = bench(news());
      const viewer = await made.open({ proto: "webrtc" });
      made.config = news({ protocols });
      made.registry.refresh();
      expect(viewer.isOpen).toBe(false);
    }
  });

  it.each([
    ["has DRM", { drm }],
    ["is switched off", { disabled: true }],
    ["is downloaded no more", { download: false }],
  ])("ends a download that is under way when the VOD %s", async (_, rules) => {
    const made = bench(film());
    const viewer = await made.open({ name: "films/a.mp4", proto: "download" });
    made.config = film(rules);
    made.registry.refresh();
    expect(viewer.isOpen).toBe(false);
  });

  it("ends a download when its VOD is removed", async () => {
    const made = bench(film());
    const viewer = await made.open({ name: "films/a.mp4", proto: "download" });
    made.config = {};
    made.registry.refresh();
    expect(viewer.isOpen).toBe(false);
  });

  it("shows an administrator's own player out only where nothing is played, and servers of the cluster for DRM", async () => {
    const made = bench(news(), { isViewToken: (token) => token === "view" });
    const [admin, peer] = [await made.open({ token: "view" }), await made.open({ proto: "mirror", isPeer: true })];
    made.config = news({ auth: { url: "false", domains: ["tv.example.com"] } });
    made.registry.refresh();
    expect([admin.isOpen, peer.isOpen]).toEqual([true, true]);
    made.config = news({ drm });
    made.registry.refresh();
    expect([admin.isOpen, peer.isOpen]).toEqual([true, false]);
    await expect(made.open({ proto: "mirror", isPeer: true })).rejects.toThrow("DRM");
    made.config = news({ disabled: true });
    made.registry.refresh();
    expect(admin.isOpen).toBe(false);
  });

  it("shows out whose administrator's token has ended with a password, where nobody else would let them in", async () => {
    const asked = await backend();
    const tokens = new Set(["view"]);
    for (const auth of [{ url: "false" }, { url: asked.url }]) {
      tokens.add("view");
      const made = bench(news({ auth }), { isViewToken: (token) => tokens.has(token) });
      const admin = await made.open({ token: "view" });
      made.registry.refresh();
      expect(admin.isOpen).toBe(true);
      tokens.clear();
      asked.answer = { status: 403 };
      made.registry.refresh();
      await expect.poll(() => admin.isOpen).toBe(false);
    }
  });

  it("asks a backend that is new about those who are in, and shows out whom it refuses", async () => {
    const asked = await backend();
    const made = bench(news());
    const viewers = await Promise.all(protos.map((proto, at) => made.open({ ...wayOf(proto), token: `t${at}` })));
    asked.answer = { status: 403 };
    made.config = news({ auth: { url: asked.url } });
    made.registry.refresh();
    await expect.poll(() => viewers.map(({ isOpen }) => isOpen)).toEqual(protos.map(() => false));
    expect(asked.asked[0]?.fields).toMatchObject({ request_type: "update_session" });
  });

  it("asks again when what is sent along, or a rule of a named backend, is another", async () => {
    const asked = await backend();
    const named = (extra: object, deny: object = {}): Server => ({
      ...news({ auth: { url: "auth://door", extra } }),
      auth_backends: { door: { name: "door", deny, backends: [{ url: asked.url }] } },
    });
    const made = bench(named({ site: "one" }));
    const viewer = await made.open();
    made.config = named({ site: "two" });
    made.registry.refresh();
    await expect.poll(() => asked.asked.length).toBe(2);
    expect(viewer.isOpen).toBe(true);
    made.config = named({ site: "two" }, { countries: ["AL"] });
    made.registry.refresh();
    await expect.poll(() => viewer.isOpen).toBe(false);
  });

  it.each([
    ["is switched on and answers 500", "", { status: 500 }],
    ["is switched on and hangs", "", "hang"],
    ["takes another's place and answers 500", "true", { status: 500 }],
    ["takes another's place and hangs", "true", "hang"],
  ] as const)(
    "shows out whom nobody let in by it, when a backend %s",
    { timeout: 10_000 },
    async (_, before, answer) => {
      const [former, asked] = [await backend(), await backend()];
      asked.answer = answer;
      const made = bench(news(before === "" ? {} : { auth: { url: former.url } }));
      const viewers = await Promise.all(protos.map((proto, at) => made.open({ ...wayOf(proto), token: `t${at}` })));
      const reasons: string[] = [];
      for (const viewer of viewers) viewer.onClose((reason) => reasons.push(reason));
      made.config = news({ auth: { url: asked.url } });
      made.registry.refresh();
      const words = "Whether you may watch this cannot be found out now. Try again in a moment.";
      await expect.poll(() => reasons, { timeout: 5000 }).toEqual(protos.map(() => words));
      expect(made.lines.at(-1)).toContain("was disconnected. The auth backend");
      await expect(made.open({ token: "new" })).rejects.toMatchObject({ kind: "unavailable", message: words });
      asked.answer = { status: 200 };
      made.pass(4000);
      await expect(made.open({ token: "t0" })).resolves.toMatchObject({ isOpen: true });
    },
  );

  it("ends a publication whose new backend is silent", async () => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const made = bench(news());
    const publisher = await made.open({ kind: "publish", proto: "rtmp" });
    made.config = news({ on_publish: asked.url });
    made.registry.refresh();
    await expect.poll(() => publisher.isOpen).toBe(false);
  });

  it("leaves those in whom a backend let in that is the same as before and silent now", async () => {
    const asked = await backend();
    const made = bench(news({ auth: { url: asked.url } }));
    const viewer = await made.open();
    asked.answer = { status: 500 };
    made.pass(180_000);
    await expect.poll(() => made.lines.length).toBe(1);
    made.config = news({ title: "The news", auth: { url: asked.url } });
    made.registry.refresh();
    made.pass(30_000);
    await expect.poll(() => asked.asked.length).toBe(3);
    expect([viewer.isOpen, made.lines[0]]).toEqual([
      true,
      expect.stringContaining("stays connected without a new check"),
    ]);
  });

  it("reaches within 2 s who is being asked about at a backend of before that hangs", async () => {
    const [former, asked] = [await backend(), await backend()];
    const made = bench(news({ auth: { url: former.url } }));
    const viewer = await made.open();
    former.answer = "hang";
    made.pass(180_000);
    await expect.poll(() => former.asked.length).toBe(2);
    asked.answer = { status: 403 };
    made.config = news({ auth: { url: asked.url } });
    made.registry.refresh();
    await expect.poll(() => viewer.isOpen, { timeout: 2000 }).toBe(false);
  });

  it("asks nobody where no rule has changed, and shows nobody out for a lower limit", async () => {
    const asked = await backend();
    const made = bench(news({ auth: { url: asked.url } }));
    const [one, other] = [await made.open({ token: "a" }), await made.open({ token: "b" })];
    made.config = news({ title: "The news", auth: { url: asked.url, max_sessions: 1 }, segment_count: 9 });
    made.registry.refresh();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked.asked.length, one.isOpen, other.isOpen]).toEqual([2, true, true]);
    await expect(made.open({ token: "c" })).rejects.toThrow("limit of 1");
  });

  it("counts for who waits at the door while a backend is asked", async () => {
    const asked = await backend();
    asked.isHolding = true;
    const made = bench(news({ auth: { url: asked.url } }));
    const coming = made.open();
    await expect.poll(() => asked.asked.length).toBe(1);
    made.config = news({ auth: { url: asked.url }, drm });
    made.registry.refresh();
    asked.release();
    await expect(coming).rejects.toThrow("DRM");
  });

  it("counts at once for who is just being asked about", async () => {
    const asked = await backend();
    const made = bench(news({ auth: { url: asked.url } }));
    const viewer = await made.open();
    asked.isHolding = true;
    made.pass(180_000);
    await expect.poll(() => asked.asked.length).toBe(2);
    made.config = news({ drm });
    made.registry.refresh();
    expect(viewer.isOpen).toBe(false);
    asked.release();
  });

  it("ends a publication whose password, or whose backend's answer, is another", async () => {
    const asked = await backend();
    const publish = { kind: "publish", proto: "rtmp", query: "password=old" } as const;
    const made = bench(news({ password: "old" }));
    const publisher = await made.open(publish);
    made.config = news({ password: "old", title: "The news" });
    made.registry.refresh();
    expect(publisher.isOpen).toBe(true);
    made.config = news({ password: "new" });
    made.registry.refresh();
    expect(publisher.isOpen).toBe(false);
    made.config = news();
    const second = await made.open(publish);
    asked.answer = { status: 403 };
    made.config = news({ on_publish: asked.url });
    made.registry.refresh();
    await expect.poll(() => second.isOpen).toBe(false);
    // Who may watch is no matter of who publishes.
    made.config = news();
    const third = await made.open(publish);
    made.config = news({ drm, auth: { url: "false" } });
    made.registry.refresh();
    expect(third.isOpen).toBe(true);
  });
});

describe("one look at a stream", () => {
  it("takes no place, and its user's player goes on", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "u1", "X-Max-Sessions": "1" } };
    const made = bench(news({ auth: { url: asked.url } }));
    const viewer = await made.open();
    const look = await made.open({ proto: "preview", isOneShot: true, token: "other" });
    expect([viewer.isOpen, look.isOpen, made.registry.countOf("news")]).toEqual([true, false, 1]);
  });

  it("is for nobody else where the stream is full", async () => {
    const made = bench(news({ max_sessions: 1 }));
    await made.open({ token: "mine" });
    await expect(made.open({ proto: "preview", isOneShot: true, token: "mine" })).resolves.toBeDefined();
    await expect(made.open({ proto: "preview", isOneShot: true })).rejects.toThrow("limit of 1");
  });
});

const guarded = (url: string, rest: object = {}): Server => ({
  streams: { news: { name: "news", auth: { url, ...rest } } },
});

describe("a permission that ends", () => {
  it("is asked for again, with what the session did so far", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-AuthDuration": "60" } };
    const made = bench(guarded(asked.url));
    const viewer = await made.open();
    viewer.addBytes(5000);
    made.pass(59_000);
    expect(asked.asked).toHaveLength(1);
    made.pass(1000);
    await expect.poll(() => asked.asked.length).toBe(2);
    expect(asked.asked[1]?.fields).toMatchObject({
      request_type: "update_session",
      request_number: "1",
      session_id: viewer.id,
      duration: "60",
      bytes: "5000",
      stream_clients: "1",
    });
    expect(viewer.isOpen).toBe(true);
  });

  it("is asked for once at a time, however long the backend takes", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url));
    await made.open();
    asked.isHolding = true;
    made.pass(180_000);
    await expect.poll(() => asked.asked.length).toBe(2);
    made.pass(500);
    made.pass(500);
    asked.release();
    await expect
      .poll(() => {
        made.pass(90_000);
        return asked.asked.length;
      })
      .toBeGreaterThan(2);
    expect(asked.asked.map(({ fields }) => fields["request_number"]).slice(0, 3)).toEqual(["0", "1", "2"]);
  });

  it("closes the viewer when the backend refuses now", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url));
    const viewer = await made.open();
    asked.answer = { status: 403 };
    made.pass(180_000);
    await expect.poll(() => viewer.isOpen).toBe(false);
    expect(made.closed[0]?.reason).toBe("The stream's owner does not allow it.");
    expect(made.lines.at(-1)).toContain(`was disconnected. The auth backend ${asked.host} refused.`);
  });

  it("goes on while the backend is silent, is asked for again after 30 s, and is said once in the log", async () => {
    const asked = await backend();
    const made = bench(guarded(asked.url));
    const viewer = await made.open();
    asked.answer = { status: 500 };
    made.pass(180_000);
    await expect.poll(() => made.lines.length).toBe(1);
    made.pass(30_000);
    await expect.poll(() => asked.asked.length).toBe(3);
    expect(viewer.isOpen).toBe(true);
    expect(made.lines).toEqual([expect.stringContaining("stays connected without a new check")]);
    asked.answer = { status: 403 };
    await expect
      .poll(() => {
        made.pass(30_000);
        return viewer.isOpen;
      })
      .toBe(false);
  });

  it("follows a change of the config", async () => {
    const made = bench({ streams: { news: { name: "news" } } });
    const viewer = await made.open();
    made.config = guarded("false");
    made.pass(180_000);
    await expect.poll(() => viewer.isOpen).toBe(false);
  });

  it("keeps the user of the session when a later answer names none", async () => {
    const asked = await backend();
    asked.answer = { status: 200, headers: { "X-UserId": "u1", "X-Max-Sessions": "1" } };
    const made = bench(guarded(asked.url));
    const viewer = await made.open({ token: "a" });
    asked.answer = { status: 200 };
    made.pass(180_000);
    await expect.poll(() => asked.asked.length).toBe(2);
    expect(made.registry.sessionsOf("news")[0]?.user_id).toBe("u1");
    asked.answer = { status: 200, headers: { "X-UserId": "u1", "X-Max-Sessions": "1" } };
    await made.open({ token: "b" });
    expect(viewer.isOpen).toBe(false);
  });
});
