import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import type { ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../server/media/inputs/freePort.ts";
import { loopbackServer } from "./support/loopbackServer.ts";
import { startMedia } from "./support/startMedia.ts";

const PATIENCE = { timeout: 15_000 };

/** Sends the same again and again, 10 MB a second of it, until nobody takes it. */
function pour(response: ServerResponse, bytes: Buffer): void {
  const pouring = setInterval(() => response.write(bytes), bytes.length / 10_000);
  response.once("close", () => clearInterval(pouring));
}

/** Random bytes in UDP packets, 10 Mbit/s of them. @returns the port */
async function randomPackets(): Promise<number> {
  const port = await freePort();
  const socket = createSocket("udp4").on("error", () => undefined);
  const sending = setInterval(() => socket.send(randomBytes(1316), port, "127.0.0.1"), 1);
  onTestFinished(() => {
    clearInterval(sending);
    socket.close();
  });
  return port;
}

describe("sources that send no media", () => {
  it("are errors in words on their streams, tried on and on, and no other stream's concern", async () => {
    const page = "<!doctype html><title>Not here</title>".repeat(100);
    const host = await loopbackServer((request, response) => {
      if (request.url === "/page") response.setHeader("content-type", "text/html").end(page);
      else if (request.url === "/noise") pour(response, randomBytes(200_000));
      else {
        response.write("#EXTM3U\n#EXT-X-TARGETDURATION:2\n");
        pour(response, Buffer.from("#EXTINF:2,\nsegment.ts\n".repeat(10_000)));
      }
    });
    const sources = {
      packets: `udp://127.0.0.1:${await randomPackets()}`,
      noise: `tshttp://${host}/noise`,
      page: `tshttp://${host}/page`,
      pageAsPlaylist: `hls://${host}/page`,
      endless: `hls://${host}/endless.m3u8`,
    };
    const streams = Object.entries(sources).map(
      ([name, url]) => `stream ${name} { input ${url}; source_timeout 4; }\n`,
    );
    const media = await startMedia({
      configText: `stream good { input fake://fake?size=160x90; }\n${streams.join("")}`,
    });
    await media.untilOnline("good");
    for (const name of Object.keys(sources)) {
      const error = name.startsWith("page") ? "no media could be read" : "no media came for 4 s";
      await expect.poll(() => media.stats(name), PATIENCE).toMatchObject({ alive: false, source_error: error });
      expect(media.stats(name)["retry_count"]).toBeGreaterThan(0);
    }
    const retries = Number(media.stats("noise")["retry_count"]);
    await expect.poll(() => media.stats("noise")["retry_count"], PATIENCE).toBeGreaterThan(retries);
    expect(media.stats("good")).toMatchObject({ alive: true, retry_count: 0 });
    await media.save({ streams: { endless: null } });
    await expect.poll(() => Object.keys(Object(media.live.at("streams")))).not.toContain("endless");
  });
});
