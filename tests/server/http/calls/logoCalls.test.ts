import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pictureOf } from "../../media/logos/pictureOf.ts";
import { startTestServer } from "../../support/startTestServer.ts";

const config = {
  streams: {
    news: { name: "news", logo: { path: "@station.png" } },
    sports: { name: "sports", transcoder: { video: { "1": { logo: { path: "@station.png" } } } } },
    film: { name: "film", logo: { path: "/etc/logo.png" }, stats: { logo: { path: "@free.png" } } },
  },
};

async function started() {
  const { client, folder } = await startTestServer({ parts: { initialText: JSON.stringify(config) } });
  const send = async (method: string, id: string, body?: Buffer | string, type = "image/png") => {
    const bytes = typeof body === "string" ? body : body && new Uint8Array(body);
    const answer = await fetch(`${client.url}/flussonic/api/logo/${encodeURIComponent(id)}`, {
      method,
      headers: { cookie: client.cookie, accept: "image/*", ...(body === undefined ? {} : { "content-type": type }) },
      ...(bytes === undefined ? {} : { body: bytes }),
    });
    const received = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
    const json: unknown = isJson ? JSON.parse(received.toString()) : undefined;
    return { status: answer.status, headers: answer.headers, bytes: received, json };
  };
  const list = async () => (await client.get("/flussonic/api/logo")).json;
  return { client, folder, send, list };
}

describe("the logo calls", () => {
  it("remove what a server that was killed left of a picture, with the next one", async () => {
    const { send, folder } = await started();
    await send("PUT", "station.png", await pictureOf("png", 8, 8));
    const left = join(folder, "logos", `.upload-${"0".repeat(24)}.tmp`);
    writeFileSync(left, "half a picture");
    utimesSync(left, 1, 1);
    await send("PUT", "other.png", await pictureOf("png", 8, 8));
    expect(readdirSync(join(folder, "logos")).toSorted()).toEqual(["other.png", "station.png"]);
  });

  it("store a picture, list it with its streams, and answer its bytes", async () => {
    const { send, list, folder } = await started();
    expect(await list()).toEqual({});
    const png = await pictureOf("png", 64, 32);
    expect(await send("PUT", "station.png", png)).toMatchObject({
      status: 200,
      json: { name: "station.png", type: "image/png", size: png.length, width: 64, height: 32 },
    });
    await send("PUT", "free.png", await pictureOf("png", 8, 8), "application/octet-stream");
    expect(await list()).toEqual({
      "free.png": expect.objectContaining({ width: 8, streams: [] }),
      "station.png": {
        name: "station.png",
        type: "image/png",
        size: png.length,
        width: 64,
        height: 32,
        streams: ["news", "sports"],
      },
    });
    const read = await send("GET", "station.png");
    expect(read.bytes.equals(png)).toBe(true);
    expect(read.headers.get("content-type")).toBe("image/png");
    expect(read.headers.get("x-content-type-options")).toBe("nosniff");
    expect(read.headers.get("content-security-policy")).toMatch(/sandbox/);
    expect(readdirSync(join(folder, "logos")).toSorted()).toEqual(["free.png", "station.png"]);
  });

  it.each(["png", "jpeg", "gif", "webp"] as const)("know a %s by its bytes, whatever it is called", async (kind) => {
    const { send } = await started();
    const bytes = await pictureOf(kind, 30, 20);
    const { json } = await send("PUT", "logo", bytes, "text/html");
    expect(json).toMatchObject({ type: `image/${kind}`, width: 30, height: 20 });
    expect((await send("GET", "logo")).headers.get("content-type")).toBe(`image/${kind}`);
  });

  it("replace the picture of an id", async () => {
    const { send, list } = await started();
    await send("PUT", "station.png", await pictureOf("png", 64, 32));
    await send("PUT", "station.png", await pictureOf("gif", 10, 10));
    expect(await list()).toMatchObject({ "station.png": { type: "image/gif", width: 10 } });
  });

  it("delete a logo that no stream shows, and name the streams of one that is shown", async () => {
    const { send, list } = await started();
    const png = await pictureOf("png", 8, 8);
    for (const id of ["station.png", "free.png"]) await send("PUT", id, png);
    expect(await send("DELETE", "station.png")).toMatchObject({
      status: 409,
      json: { error: "conflict", streams: ["news", "sports"], message: expect.stringMatching(/news, sports/) },
    });
    expect((await send("DELETE", "free.png")).status).toBe(200);
    expect(Object.keys(await list())).toEqual(["station.png"]);
    expect((await send("DELETE", "free.png")).status).toBe(404);
    expect((await send("GET", "free.png")).status).toBe(404);
  });

  it("refuse what is no picture, or too large a one, and keep nothing of it", async () => {
    const { send, list, folder } = await started();
    const png = await pictureOf("png", 8, 8);
    const huge = Buffer.from(png);
    huge.writeUInt32BE(50_000, 16);
    for (const [body, status] of [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), 422],
      [Buffer.from("<html>"), 422],
      [Buffer.alloc(0), 422],
      [png.subarray(0, 15), 422],
      [huge, 413],
      [Buffer.concat([png, Buffer.alloc(3_000_000)]), 413],
    ] as const) {
      const answer = await send("PUT", "logo.png", body);
      expect(answer.json).toMatchObject({ message: expect.stringMatching(/picture/) });
      expect(answer.status).toBe(status);
    }
    expect(await list()).toEqual({});
    expect(existsSync(join(folder, "logos")) ? readdirSync(join(folder, "logos")) : []).toEqual([]);
  });

  it("refuse ids that lead out of the folder or into an object's inside", async () => {
    const { send, folder } = await started();
    const png = await pictureOf("png", 8, 8);
    mkdirSync(join(folder, "logos"));
    writeFileSync(join(folder, "victim.png"), png);
    for (const id of [
      "../victim.png",
      "..\\victim.png",
      "...",
      ".hidden",
      "a/b",
      "a\0",
      "__proto__",
      "x".repeat(101),
    ]) {
      for (const method of ["PUT", "GET", "DELETE"]) {
        const { status } = await send(method, id, method === "PUT" ? png : undefined);
        expect([400, 404], `${method} ${id}`).toContain(status);
      }
    }
    expect(readdirSync(join(folder, "logos"))).toEqual([]);
    expect(existsSync(join(folder, "victim.png"))).toBe(true);
  });
});
