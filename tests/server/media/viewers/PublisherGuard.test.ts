import { describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const guarded = (url: string, rest: object = {}): Server => ({
  streams: { news: { name: "news", auth: { url, ...rest } } },
});

describe("publishing", () => {
  it("is asked for with a POST of the same fields", async () => {
    const asked = await backend();
    const made = bench({
      streams: { news: { name: "news", on_publish: asked.url, auth: { extra: { region: "n" } } } },
    });
    await made.open({ kind: "publish", proto: "rtmp", token: "t", query: "token=t" });
    expect(asked.asked[0]).toMatchObject({
      method: "POST",
      fields: { name: "news", proto: "rtmp", ip: "20.0.0.1", token: "t", qs: "token=t", region: "n" },
    });
    asked.answer = { status: 403 };
    await expect(made.open({ kind: "publish", token: "other" })).rejects.toMatchObject({ kind: "forbidden" });
    expect(made.lines).toEqual([expect.stringContaining("news warning The mpegts publisher 20.0.0.1 was refused.")]);
  });

  it("ends when the backend refuses it later", async () => {
    const asked = await backend();
    const made = bench({ streams: { news: { name: "news", on_publish: asked.url } } });
    const publisher = await made.open({ kind: "publish" });
    asked.answer = { status: 403 };
    made.pass(180_000);
    await expect.poll(() => publisher.isOpen).toBe(false);
  });

  it("needs the password of the stream, which no log holds", async () => {
    const made = bench({ streams: { news: { name: "news", password: "pa ss" } } });
    const publish = (query: string) => made.open({ kind: "publish", query });
    await expect(publish("")).rejects.toThrow("needs a password");
    await expect(publish("password=wrong-one")).rejects.toThrow("wrong");
    await expect(publish("token=1&password=pa%20ss")).resolves.toBeDefined();
    expect(made.lines.join("\n")).not.toMatch(/wrong-one|pa ss/);
  });

  it("needs the password of the location, whatever the name below it", async () => {
    const made = bench({ lives: { live: { prefix: "live", password: "pw" }, open: { prefix: "open" } } });
    const publish = (name: string, query: string) => made.open({ kind: "publish", name, query });
    await expect(publish("live/cam", "")).rejects.toThrow("needs a password");
    await expect(publish("live/cam 2", "password=wrong-one")).rejects.toThrow("wrong");
    await expect(publish("live/cam", "password=pw")).resolves.toBeDefined();
    await expect(publish("open/cam", "")).resolves.toBeDefined();
  });

  it("takes five wrong passwords of an address and then, for a while, none at all, the right one neither", async () => {
    const made = bench({ streams: { news: { name: "news", password: "pw" } } });
    const publish = (query: string, ip = "20.0.0.1") => made.open({ kind: "publish", query, ip });
    const inside = await publish("password=pw");
    for (let n = 0; n < 5; n += 1) await expect(publish(`password=${n}`)).rejects.toMatchObject({ kind: "forbidden" });
    const refused = { kind: "too_many", message: expect.stringContaining("too many wrong passwords") };
    await expect(publish("password=6")).rejects.toMatchObject(refused);
    await expect(publish("password=pw")).rejects.toMatchObject(refused);
    await expect(publish("password=pw", "20.0.0.2")).resolves.toMatchObject({ isOpen: true });
    made.pass(200_000);
    await Promise.resolve();
    expect(inside.isOpen).toBe(true);
    await expect(publish("password=pw")).resolves.toMatchObject({ isOpen: true });
  });

  it("does not hold back a publisher who has lost the connection often, nor one without a password", async () => {
    const made = bench({ streams: { news: { name: "news", password: "pw" } } });
    for (let n = 0; n < 20; n += 1) {
      (await made.open({ kind: "publish", query: "password=pw" })).close("The publisher disconnected.");
      await expect(made.open({ kind: "publish" })).rejects.toThrow("needs a password");
    }
  });

  it("goes on where a neighbour guesses while its permission is renewed", async () => {
    const made = bench({ streams: { news: { name: "news", password: "pw" } } });
    const inside = await made.open({ kind: "publish", query: "password=pw" });
    made.nowMs += 180_000;
    for (let n = 0; n < 6; n += 1) await made.open({ kind: "publish", query: "password=x" }).catch(() => undefined);
    made.pass(0);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(inside.isOpen).toBe(true);
  });

  it("is not opened by an administrator's token for viewing", async () => {
    const made = bench({ streams: { news: { name: "news", password: "pw" } } }, { isViewToken: () => true });
    await expect(made.open({ kind: "publish", token: "view" })).rejects.toThrow("needs a password");
  });

  it("takes the password that stands in the text of a location", async () => {
    const location = { prefix: "live", password: "pw" };
    const made = bench({ lives: { live: location } });
    await expect(made.open({ kind: "publish", name: "live/cam" })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(made.open({ kind: "publish", name: "live/cam", query: "password=pw" })).resolves.toBeDefined();
  });

  it("is not the business of the viewers' auth", async () => {
    const made = bench(guarded("false", { allowed_countries: [], domains: ["a.example"] }));
    await expect(made.open({ kind: "publish" })).resolves.toBeDefined();
    await expect(made.open()).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("runs no script of the config", async () => {
    const made = bench({ streams: { news: { name: "news", on_publish: "/etc/sluice/publish.sh" } } });
    await expect(made.open({ kind: "publish" })).rejects.toMatchObject({ kind: "forbidden" });
    expect(made.lines.at(-1)).toContain("cannot ask");
  });
});
