import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Auth } from "../../../../src/generated/types/Auth.ts";
import type { AuthBackend } from "../../../../src/generated/types/AuthBackend.ts";
import type { Drm } from "../../../../src/generated/types/Drm.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const withAuth = (auth: Auth): Server => ({ streams: { news: { name: "news", auth } } });
const withBackend = (main: Omit<AuthBackend, "name">): Server => ({
  ...withAuth({ url: "auth://main" }),
  auth_backends: { main: { name: "main", ...main } },
});
const refused = { kind: "forbidden" };
/** What viewers read where the reason names a backend or a setting. */
const plain = "The stream's owner does not allow it.";

describe("auth of a stream", () => {
  it("lets everybody in without an address, and with true; nobody with false", async () => {
    await expect(bench(withAuth({})).open()).resolves.toBeDefined();
    await expect(bench(withAuth({ url: "true" })).open()).resolves.toBeDefined();
    await expect(bench(withAuth({ url: "false" })).open()).rejects.toMatchObject(refused);
  });

  it("sends nothing in clear where DRM is asked for, but to an administrator's own player, and takes publishers", async () => {
    const drm: Drm = { vendor: "aes128", keyserver: "http://keys.example.com/" };
    const isViewToken = (token: string) => token === "of-the-console";
    const made = bench({ streams: { news: { name: "news", drm } } }, { isViewToken });
    await expect(made.open()).rejects.toThrow(/cannot apply: nothing is sent in clear/);
    await expect(made.open({ token: "of-the-console" })).resolves.toBeDefined();
    await expect(made.open({ kind: "publish" })).resolves.toBeDefined();
    await expect(bench({ lives: { live: { prefix: "live", drm } } }).open({ name: "live/a" })).rejects.toThrow("DRM");
  });

  it.each(["vsaas://x", "file:///etc/passwd", "javascript:1", "constructor://x", "/etc/auth.lua"])(
    "lets nobody in by %s, and says what it can ask",
    async (url) => {
      const made = bench(withAuth({ url }));
      await expect(made.open()).rejects.toMatchObject({ ...refused, message: plain });
      expect(made.lines.at(-1)).toMatch(/cannot ask; it can ask http:\/\//);
    },
  );

  it("lets nobody in to a name that belongs to nothing", async () => {
    await expect(bench(withAuth({})).open({ name: "elsewhere" })).rejects.toMatchObject(refused);
    await expect(bench(withAuth({})).open({ name: "__proto__" })).rejects.toMatchObject(refused);
  });

  it("is that of the place with the longest prefix, and of the running stream where the config has no place", async () => {
    const config: Server = {
      lives: { live: { prefix: "live", auth: { url: "false" } }, vip: { prefix: "live/vip", auth: { url: "true" } } },
      vods: { films: { prefix: "films", auth: { url: "false" } } },
    };
    const runningConfig = (name: string) => (name === "taken" ? { name, auth: { url: "false" } } : undefined);
    const made = bench({ ...config, sources: { "1": { urls: [], auth: { url: "true" } } } }, { runningConfig });
    const isLetIn = async (name: string) =>
      made.open({ name }).then(
        () => true,
        () => false,
      );
    expect(await isLetIn("live/a")).toBe(false);
    expect(await isLetIn("live/vip/a")).toBe(true);
    expect(await isLetIn("liver/a")).toBe(true);
    expect(await isLetIn("films/a.mp4")).toBe(false);
    expect(await isLetIn("mirrored")).toBe(true);
    expect(await isLetIn("taken")).toBe(false);
  });

  it("does not stand in the way of an administrator's player, whose token is shown to nobody", async () => {
    const isViewToken = (token: string) => token === "view";
    const made = bench(withAuth({ url: "false", allowed_countries: [], domains: ["a.example"] }), { isViewToken });
    await made.open({ token: "view" });
    await expect(made.open({ token: "other" })).rejects.toMatchObject(refused);
    await expect(made.open()).rejects.toMatchObject(refused);
    expect(made.registry.sessionsOf("news")[0]).not.toHaveProperty("token");
  });

  it("refuses a token that is too long before anybody is asked", async () => {
    const asked = await backend();
    const made = bench(withAuth({ url: asked.url }));
    await expect(made.open({ token: "x".repeat(5000) })).rejects.toMatchObject(refused);
    expect(asked.asked).toEqual([]);
  });
});

describe("countries of a stream", () => {
  it("are told by the address of the viewer", async () => {
    const allowed = bench(withAuth({ allowed_countries: ["al", "DE"] }));
    await expect(allowed.open({ ip: "20.0.0.1" })).resolves.toBeDefined();
    await expect(allowed.open({ ip: "20.0.0.3" })).rejects.toThrow("US");
    await expect(allowed.open({ ip: "10.0.0.1" })).rejects.toThrow("an unknown country");
    const disallowed = bench(withAuth({ disallowed_countries: ["AL"] }));
    await expect(disallowed.open({ ip: "20.0.0.1" })).rejects.toThrow("AL");
    await expect(disallowed.open({ ip: "10.0.0.1" })).resolves.toBeDefined();
  });

  it("let nobody in by an empty list of allowed ones", async () => {
    await expect(bench(withAuth({ allowed_countries: [] })).open()).rejects.toMatchObject(refused);
    await expect(bench(withAuth({ disallowed_countries: [] })).open()).resolves.toBeDefined();
  });
});

describe("securetoken://", () => {
  const token = (fields: { name?: string; ip?: string; key?: string; from?: number; to?: number }, nowMs: number) => {
    const { name = "news", ip = "20.0.0.1", key = "KEY", from = -60, to = 60 } = fields;
    const [start, end] = [Math.floor(nowMs / 1000) + from, Math.floor(nowMs / 1000) + to];
    const hash = createHash("sha1").update(`${name}${ip}${start}${end}${key}pe-pper`).digest("hex");
    return `${hash}-pe-pper-${end}-${start}`;
  };

  it("admits a token signed for the stream, the address and the time, and nothing else", async () => {
    const made = bench(withAuth({ url: "securetoken://KEY" }));
    const open = (fields: Parameters<typeof token>[0]) => made.open({ token: token(fields, made.nowMs) });
    await expect(open({})).resolves.toBeDefined();
    await expect(open({ name: "sport" })).rejects.toThrow("not signed");
    await expect(open({ ip: "20.0.0.2" })).rejects.toThrow("not signed");
    await expect(open({ key: "OTHER" })).rejects.toThrow("not signed");
    await expect(open({ from: 10 })).rejects.toThrow("not hold yet");
    await expect(open({ to: 0 })).rejects.toThrow("no longer");
    await expect(made.open()).rejects.toThrow("token is needed");
    await expect(made.open({ token: "abc" })).rejects.toThrow("form");
  });

  it("leaves the address out with no_check_ip=true", async () => {
    const made = bench(withAuth({ url: "securetoken://KEY?no_check_ip=true" }));
    await expect(made.open({ token: token({ ip: "" }, made.nowMs) })).resolves.toBeDefined();
    await expect(made.open({ token: token({}, made.nowMs) })).rejects.toThrow("not signed");
  });

  it("holds for who plays on when the stream is renamed, though it was signed for the former name", async () => {
    const made = bench({ streams: { ...withAuth({ url: "securetoken://KEY" }).streams } });
    const viewer = await made.open({ token: token({ to: 600 }, made.nowMs) });
    viewer.addBytes(1000);
    const { streams: { news: config = { name: "" } } = {} } = made.config;
    made.config = { streams: { world: { ...config, name: "world" } } };
    made.registry.rename("news", "world");
    expect([viewer.name, made.registry.countOf("news"), made.registry.countOf("world")]).toEqual(["world", 0, 1]);
    expect([made.registry.bytesOf("news"), made.registry.bytesOf("world")]).toEqual([0, 1000]);
    made.pass(400_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(viewer.isOpen).toBe(true);
    viewer.close("left");
    expect([made.registry.countOf("world"), made.closed[0]?.name]).toEqual([0, "world"]);
  });

  it("closes the viewer when the token's time is over", async () => {
    const made = bench(withAuth({ url: "securetoken://KEY" }));
    const viewer = await made.open({ token: token({}, made.nowMs) });
    made.pass(59_000);
    expect(viewer.isOpen).toBe(true);
    made.pass(1000);
    await expect.poll(() => viewer.isOpen).toBe(false);
  });

  it("admits nobody without a key", async () => {
    const made = bench(withAuth({ url: "securetoken://" }));
    await expect(made.open({ token: token({ key: "" }, made.nowMs) })).rejects.toThrow(plain);
    expect(made.lines.at(-1)).toContain("no key");
  });
});

describe("auth://NAME", () => {
  it("admits nobody when there is no such backend", async () => {
    for (const name of ["gone", "constructor"]) {
      const made = bench(withAuth({ url: `auth://${name}` }));
      await expect(made.open()).rejects.toThrow(plain);
      expect(made.lines.at(-1)).toContain(`no auth backend ${name}`);
    }
  });

  it("asks no address about a viewer whom a rule names", async () => {
    const asked = await backend();
    const made = bench(
      withBackend({ allow: { tokens: ["in"] }, deny: { countries: ["DE"] }, backends: [{ url: asked.url }] }),
    );
    await expect(made.open({ token: "in", ip: "20.0.0.2" })).resolves.toBeDefined();
    await expect(made.open({ ip: "20.0.0.2" })).rejects.toThrow(plain);
    expect(made.lines.at(-1)).toContain("denies the viewer by its country");
    expect(asked.asked).toEqual([]);
  });

  it("asks all its addresses at once, and the first that allows decides", async () => {
    const [slow, quick] = [await backend(), await backend()];
    slow.isHolding = true;
    const made = bench(withBackend({ backends: [{ url: slow.url }, { url: quick.url }] }));
    await expect(made.open()).resolves.toBeDefined();
    expect(quick.asked).toHaveLength(1);
    await expect.poll(() => slow.asked.length).toBe(1);
  });

  it("sends an address the words that stand behind it in the text", async () => {
    const asked = await backend();
    const address = { url: asked.url, site: "two", count: 3 };
    const made = bench(withBackend({ backends: [address] }));
    await made.open();
    expect(asked.asked[0]?.fields).toMatchObject({ site: "two", count: "3", name: "news" });
  });

  it("keeps out whom all refuse, also where the default allows", async () => {
    const [one, other] = [await backend(), await backend()];
    one.answer = { status: 403 };
    other.answer = { status: 403 };
    const urls = [{ url: one.url }, { url: other.url }];
    await expect(bench(withBackend({ backends: urls, allow_default: true })).open()).rejects.toMatchObject(refused);
    await expect(bench(withBackend({ backends: urls })).open()).rejects.toMatchObject(refused);
  });

  it("admits by its default only about whom nobody said anything", async () => {
    const silent = await backend();
    silent.answer = { status: 500 };
    const backendsOf = [{ url: silent.url }];
    await expect(bench(withBackend({ backends: backendsOf, allow_default: true })).open()).resolves.toBeDefined();
    await expect(bench(withBackend({ backends: backendsOf })).open()).rejects.toMatchObject({ kind: "unavailable" });
    await expect(bench(withBackend({ allow_default: true })).open()).resolves.toBeDefined();
    await expect(bench(withBackend({})).open()).rejects.toMatchObject(refused);
    const denied = bench(withBackend({ allow_default: true, deny: { ips: ["20.0/16"] } }));
    await expect(denied.open()).rejects.toThrow(plain);
    expect(denied.lines.at(-1)).toContain("its address");
  });

  it("throws nobody out while the address that admitted it is silent and another refuses", async () => {
    const [own, foreign] = [await backend(), await backend()];
    foreign.answer = { status: 403 };
    const made = bench(withBackend({ backends: [{ url: own.url }, { url: foreign.url }] }));
    const viewer = await made.open();
    own.answer = { status: 500 };
    made.pass(180_000);
    await expect.poll(() => made.lines.length).toBe(1);
    expect(viewer.isOpen).toBe(true);
    await expect(made.open({ token: "new" })).rejects.toMatchObject({ kind: "unavailable" });
  });
});
