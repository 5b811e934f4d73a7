import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startVod } from "./startVod.ts";

async function started(size = 2_000_000) {
  const parts = await startVod({ movies: { urls: [{ url: "films" }], download: true } });
  const bytes = randomBytes(size);
  mkdirSync(join(parts.folder, "films"));
  writeFileSync(join(parts.folder, "films", "film.mp4"), bytes);
  const ask = async (headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(`${parts.url}/movies/film.mp4`, { method, headers });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  return { ...parts, bytes, ask };
}

describe("downloads of a VOD", () => {
  it("send a file whole, as an attachment that runs nowhere", async () => {
    const { ask, bytes, viewers } = await started();
    const { status, headers, body } = await ask();
    expect(status).toBe(200);
    expect(body.equals(bytes)).toBe(true);
    expect(headers.get("content-length")).toBe(String(bytes.length));
    expect(headers.get("accept-ranges")).toBe("bytes");
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(headers.get("content-security-policy")).toMatch(/sandbox/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    await expect.poll(() => viewers.total).toBe(0);
    expect(viewers.bytesOf("movies/film.mp4")).toBe(bytes.length);
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["BYTES=0-99", 0, 99],
    ["bytes=1999990-", 1_999_990, 1_999_999],
    ["bytes=-10", 1_999_990, 1_999_999],
    ["bytes=600000-1300000", 600_000, 1_300_000],
    ["bytes=1999999-5000000", 1_999_999, 1_999_999],
    ["bytes=-5000000", 0, 1_999_999],
  ])("send the part that %s asks for", async (range, first, last) => {
    const { ask, bytes } = await started();
    const { status, headers, body } = await ask({ range });
    expect(status).toBe(206);
    expect(headers.get("content-range")).toBe(`bytes ${first}-${last}/2000000`);
    expect(body.equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  it("refuse a part that is not there, and send the whole where the range cannot be read", async () => {
    const { ask } = await started();
    const behind = await ask({ range: "bytes=2000000-" });
    expect(behind.status).toBe(416);
    expect(behind.headers.get("content-range")).toBe("bytes */2000000");
    for (const range of ["bytes=5-2", "bytes=0-1,4-5", "lines=1-2", "bytes=-", "bytes=a-b"]) {
      expect((await ask({ range })).status, range).toBe(200);
    }
  });

  it("send a part only of the file that the player has begun with", async () => {
    const { ask } = await started();
    const tag = (await ask({}, "HEAD")).headers.get("etag") ?? "";
    expect(tag).toMatch(/^".+"$/);
    expect((await ask({ range: "bytes=0-1", "if-range": tag })).status).toBe(206);
    expect((await ask({ range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
    expect((await ask({ "if-none-match": tag })).status).toBe(304);
  });

  it("are not sent again to who has them as they are, by tag, by any tag, or by date", async () => {
    const { ask } = await started();
    const { headers } = await ask({}, "HEAD");
    const changed = headers.get("last-modified") ?? "";
    const earlier = new Date(Date.parse(changed) - 1000).toUTCString();
    const statusOf = async (asked: Record<string, string>) => (await ask(asked)).status;
    expect(await statusOf({ "if-none-match": "*" })).toBe(304);
    expect(await statusOf({ "if-modified-since": changed })).toBe(304);
    expect(await statusOf({ "if-modified-since": earlier })).toBe(200);
    expect(await statusOf({ "if-modified-since": "yesterday" })).toBe(200);
    expect(await statusOf({ "if-modified-since": changed, "if-none-match": '"other"' })).toBe(200);
  });

  it("tell the length without sending", async () => {
    const { ask, viewers } = await started();
    const { status, headers, body } = await ask({}, "HEAD");
    expect([status, headers.get("content-length"), body.length]).toEqual([200, "2000000", 0]);
    expect(viewers.total).toBe(0);
  });

  it("send an empty file", async () => {
    const { ask } = await started(0);
    const { status, body } = await ask();
    expect([status, body.length]).toEqual([200, 0]);
  });

  it("are refused in words where the VOD has them off, and where the viewer is refused", async () => {
    const { ask, config, url } = await started();
    const tag = (await ask()).headers.get("etag") ?? "";
    for (const [method, name, value] of [
      ["GET", "accept", "*/*"],
      ["HEAD", "accept", "*/*"],
      ["GET", "if-none-match", tag],
      ["GET", "range", "bytes=9000000-"],
    ] as const) {
      const refused = await fetch(`${url}/movies/film.mp4?token=no`, { method, headers: { [name]: value } });
      expect(refused.status, `${method} ${name}`).toBe(403);
      // Nothing of the file is told either.
      expect(refused.headers.get("etag"), `${method} ${name}`).toBeNull();
      expect(refused.headers.get("content-range"), `${method} ${name}`).toBeNull();
    }
    config.vods = { movies: { prefix: "movies", urls: [{ url: "films" }] } };
    const { status, body } = await ask();
    expect(status).toBe(403);
    expect(body.toString()).toMatch(/may be watched, but not downloaded/);
  });

  it("end when the viewer is killed, and free everything when a player goes away", async () => {
    const { url, viewers } = await started(60_000_000);
    for (const end of ["kill", "leave"]) {
      await new Promise<void>((resolve, reject) => {
        const request = get(`${url}/movies/film.mp4`, (answer) => {
          answer.once("data", () => {
            answer.pause();
            if (end === "kill") viewers.kill([`viewer-${viewers.asked.length}`]);
            else answer.destroy();
            answer.resume();
          });
          answer.once("close", () => (answer.complete ? reject(new Error("It was sent whole.")) : resolve()));
          answer.on("error", () => undefined);
        });
        request.on("error", () => undefined);
      });
      await expect.poll(() => viewers.total).toBe(0);
    }
  });
});
