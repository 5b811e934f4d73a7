import Fastify from "fastify";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { onTestFinished, describe, expect, it, vi } from "vitest";
import { type ApiCall, mountCalls } from "../../../server/http/ApiCall.ts";
import { compressAnswers } from "../../../server/http/compression.ts";
import * as addresses from "../../../src/model/ipAddress.ts";
import { startTestServer } from "../support/startTestServer.ts";

vi.mock("../../../src/model/ipAddress.ts", { spy: true });

const long = { words: "a config says the same words again and again ".repeat(100) };

async function openApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  const calls: readonly ApiCall[] = [
    { method: "GET", path: "/flussonic/api/long", handle: () => long },
    { method: "GET", path: "/flussonic/api/short", handle: () => ({ words: "few" }) },
  ];
  mountCalls(app, calls, { note: () => undefined });
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

describe("what a server sends to other machines", () => {
  /** In which form a far console gets its config from a server: with a call, and over its socket. */
  async function formsFrom(options: { readonly isUncompressed?: boolean }) {
    vi.mocked(addresses.isLoopback).mockReturnValue(false);
    onTestFinished(() => void vi.mocked(addresses.isLoopback).mockReset());
    const { client } = await startTestServer({ options });
    await client.modify({ loglevel: long.words }, 1);
    const { status, headers } = await client.get("/flussonic/api/read_config", { "accept-encoding": "br" });
    const { socket } = await client.socket();
    return [status, headers.get("content-encoding"), socket.extensions];
  }

  it("is compressed, answers and frames", async () => {
    expect(await formsFrom({})).toEqual([200, "br", expect.stringContaining("permessage-deflate")]);
  });

  it("goes as it is with --no-compression: no size tells how much of a secret was guessed right", async () => {
    expect(await formsFrom({ isUncompressed: true })).toEqual([200, null, ""]);
  });
});
