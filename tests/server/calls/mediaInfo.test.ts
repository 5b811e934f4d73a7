import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/startTestServer.ts";

const INFO = { width: 1280, height: 720, tracks: [{ content: "video", codec: "h264" }] };

describe("the call media_info", () => {
  it("answers size and tracks of a stream, wherever it comes from [C411]", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ streams: { news: { name: "news" }, new: { name: "new" } } }, 1);
    await client.modify({ lives: { live: { prefix: "live" } } }, 2);
    engine.report({
      streams: { news: { stats: { media_info: INFO, input_media_info: { width: 1 } } } },
      lives: { live: { streams: { "live/cam 1": { name: "live/cam 1", stats: { input_media_info: INFO } } } } },
    });
    const get = (name: string) => client.get(`/flussonic/api/media_info/${name}`);
    expect((await get("news")).json).toEqual(INFO);
    expect((await get("live%2Fcam%201")).json).toEqual(INFO);
    expect((await get("live/cam%201")).json).toEqual(INFO);
    expect([(await get("new")).status, (await get("new")).json]).toEqual([200, {}]);
  });

  it.each(["nobody", "__proto__", "constructor"])("answers 404 for %s", async (name) => {
    const { client } = await startTestServer();
    const { status, json } = await client.get(`/flussonic/api/media_info/${name}`);
    expect([status, json["error"], json["message"]]).toEqual([404, "not_found", expect.stringContaining(name)]);
  });
});
