import Fastify from "fastify";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { onTestFinished, describe, expect, it } from "vitest";
import { mountCalls } from "../../../server/http/ApiCall.ts";
import { compressAnswers } from "../../../server/http/compression.ts";

const long = { words: "a config says the same words again and again ".repeat(100) };

async function openApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  mountCalls(app, [
    { method: "GET", path: "/flussonic/api/long", handle: () => long },
    { method: "GET", path: "/flussonic/api/short", handle: () => ({ words: "few" }) },
  ]);
  app.get("/media.m3u8", () => long);
  return (path: string, accepted: string | undefined, remoteAddress = "192.0.2.7") =>
    app.inject({ url: path, remoteAddress, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });
}

describe("the answers of the API on the wire", () => {
  it("are compressed as the visitor accepts it", async () => {
    const ask = await openApp();
    const [br, gzip] = [
      await ask("/flussonic/api/long", "gzip, deflate, br"),
      await ask("/flussonic/api/long", "gzip"),
    ];
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(br.rawPayload.length).toBeLessThan(500);
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(long);
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(long);
    // What stands between keeps one form for who accepts it and one for who does not.
    expect(br.headers["vary"]).toContain("accept-encoding");
  });

  it.each([
    ["when they are short", "/flussonic/api/short", "br", undefined],
    ["for who accepts no form", "/flussonic/api/long", undefined, undefined],
    ["for this machine itself", "/flussonic/api/long", "br", "127.0.0.1"],
    ["for this machine itself over an IPv6 socket", "/flussonic/api/long", "br", "::ffff:127.0.0.1"],
    ["when they are media", "/media.m3u8", "br", undefined],
  ])("stay as they are %s", async (_when, path, accepted, address) => {
    const answer = await (await openApp())(path, accepted, address);
    expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(answer.json()).toHaveProperty("words");
  });
});
