import { describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { FakeStream } from "../rtmp/support/FakeStream.ts";
import { browserOffer } from "./support/browserOffer.ts";
import { startWebrtc } from "./support/startWebrtc.ts";

const open = (name: string): FakeStream => new FakeStream(name, { name, publish_enabled: true });
const patient = { timeout: 10_000, interval: 50 };

function post(address: string, body: string = browserOffer, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { method: "POST", body, headers: { "content-type": "application/sdp", ...headers } });
}

/** What a web socket that sends these messages is told, and with what it is closed. */
async function talk(address: string, ...messages: readonly string[]): Promise<{ told: unknown[]; code: number }> {
  const socket = new WebSocket(address.replace("http", "ws"));
  const told: unknown[] = [];
  socket.on("message", (data) => told.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : "")));
  socket.on("open", () => {
    for (const message of messages) socket.send(message);
  });
  const code = await new Promise<number>((resolve, reject) => {
    socket.on("close", resolve);
    socket.on("error", reject);
  });
  return { told, code };
}

describe("WHIP", { timeout: 30_000 }, () => {
  it("answers an offer with the address of the connection, and refuses a second publisher", async () => {
    const news = open("news");
    const { url, viewers, notes } = await startWebrtc([news]);
    const answer = await post(`${url}/news/whip`);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toMatch(/^application\/sdp/);
    expect(answer.headers.get("access-control-expose-headers")).toContain("location");
    expect(await answer.text()).toMatch(/m=video .* 108\r\n/);
    expect(news.publication).toMatchObject({ format: "sdp", via: "webrtc", from: "127.0.0.1" });
    const second = await post(`${url}/news/whip`);
    expect([second.status, await second.json()]).toMatchObject([409, { message: expect.stringMatching(/already/) }]);
    expect(notes.join("\n")).toMatch(/news warning: The WebRTC publisher from 127.0.0.1 was refused/);
    const location = `${url}${answer.headers.get("location") ?? ""}`;
    const headers = { "content-type": "application/trickle-ice-sdpfrag" };
    const body = "a=mid:0\r\na=candidate:1 1 udp 1 127.0.0.1 9 typ host\r\n";
    expect((await fetch(location, { method: "PATCH", headers, body })).status).toBe(204);
    expect((await fetch(location.replace("/news/", "/other/"), { method: "DELETE" })).status).toBe(404);
    expect((await fetch(location, { method: "DELETE" })).status).toBe(200);
    expect([news.publication, viewers.total]).toEqual([undefined, 0]);
  });

  it("takes the secret from the Authorization header or the query, and refuses others", async () => {
    const news = open("news");
    const { url, viewers } = await startWebrtc([news], { secrets: { news: "s3cret" } });
    expect((await post(`${url}/news/whip?password=wrong`)).status).toBe(403);
    expect((await post(`${url}/news/whip`)).status).toBe(403);
    expect(news.publication).toBeUndefined();
    expect((await post(`${url}/news/whip`, browserOffer, { authorization: "Bearer s3cret" })).status).toBe(201);
    expect(new URLSearchParams(viewers.requests.at(-1)?.query).get("password")).toBe("s3cret");
    viewers.kickAll("news");
    expect(news.publication).toBeUndefined();
    expect((await post(`${url}/news/whip?password=s3cret`)).status).toBe(201);
  });

  it("refuses unknown streams, other bodies and offers that are too long", async () => {
    const news = open("news");
    const { url, viewers } = await startWebrtc([news, new FakeStream("closed")]);
    expect((await post(`${url}/unknown/whip`)).status).toBe(404);
    expect((await post(`${url}/closed/whip`)).status).toBe(404);
    expect((await post(`${url}/news/whip`, browserOffer, { "content-type": "text/plain" })).status).toBe(400);
    expect((await post(`${url}/news/whip`, "v=0\r\nm=video 9 x 1\r\n")).status).toBe(422);
    expect((await post(`${url}/news/whip`, browserOffer + "a=x\r\n".repeat(20_000))).status).toBe(413);
    // Well formed as far as this server reads it, and of no use to the library.
    expect((await post(`${url}/news/whip`, browserOffer.replaceAll(/a=(fingerprint|ice-).*\r\n/g, ""))).status).toBe(
      400,
    );
    expect([viewers.total, news.publication]).toEqual([0, undefined]);
  });

  it("lets pages of any site ask", async () => {
    const { url } = await startWebrtc([open("news")]);
    const answer = await fetch(`${url}/news/whip`, { method: "OPTIONS" });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
    expect(answer.headers.get("accept-post")).toBe("application/sdp");
  });

  it("says so where the WebRTC library is missing", async () => {
    const { url } = await startWebrtc([open("news")], { isMissing: true });
    const answer = await post(`${url}/news/whip`);
    expect([answer.status, await answer.json()]).toMatchObject([
      501,
      { message: expect.stringMatching(/node-datachannel/) },
    ]);
    const { told, code } = await talk(`${url}/news`, JSON.stringify({ type: "offer", sdp: browserOffer }));
    expect([told, code]).toMatchObject([[{ type: "error", message: expect.stringMatching(/not available/) }], 1011]);
  });
});

describe("WHEP", { timeout: 30_000 }, () => {
  it("refuses unknown streams, wrong tokens, streams of other protocols only, and streams without a source", async () => {
    const hls = new FakeStream("hls", { name: "hls", protocols: { hls: true } });
    const { url, viewers } = await startWebrtc([hls, new FakeStream("dry"), new FakeStream("news")], {
      secrets: { news: "s3cret" },
    });
    expect((await post(`${url}/unknown/whep`)).status).toBe(404);
    expect((await post(`${url}/hls/whep`)).status).toBe(403);
    expect((await post(`${url}/news/whep?token=wrong`)).status).toBe(403);
    expect((await post(`${url}/dry/whep`)).status).toBe(503);
    expect(viewers.total).toBe(0);
  });
});

describe("the web socket at a stream's name [S442]", { timeout: 30_000 }, () => {
  it("answers an offer, and ends the publication with the socket [S216]", async () => {
    const cam = open("live/cam");
    const { url, viewers } = await startWebrtc([cam]);
    const socket = new WebSocket(`${url.replace("http", "ws")}/live/cam`, { origin: "https://elsewhere.example" });
    const answer = new Promise<string>((resolve) => {
      socket.on("message", (data) => resolve(Buffer.isBuffer(data) ? data.toString() : ""));
    });
    socket.on("open", () => {
      socket.send(
        JSON.stringify({ type: "candidate", candidate: "candidate:1 1 udp 1 127.0.0.1 9 typ host", mid: "0" }),
      );
      socket.send(JSON.stringify({ type: "offer", sdp: browserOffer }));
    });
    expect(JSON.parse(await answer)).toMatchObject({ type: "answer", sdp: expect.stringMatching(/^v=0/) });
    expect(cam.publication).toMatchObject({ via: "webrtc" });
    socket.close();
    await vi.waitFor(() => expect([cam.publication, viewers.total]).toEqual([undefined, 0]), patient);
  });

  it("says why it closes", async () => {
    const { url } = await startWebrtc([open("news"), open("locked"), new FakeStream("closed")], {
      secrets: { locked: "s3cret" },
    });
    const offer = JSON.stringify({ type: "offer", sdp: browserOffer });
    const cases = [
      ["closed", offer, /takes a publisher/],
      ["locked?password=wrong", offer, /password is wrong/],
      ["news", "nonsense", /Unknown message/],
      ["news", JSON.stringify({ type: "offer", sdp: "v=0" }), /not a session description/],
    ] as const;
    for (const [name, message, words] of cases) {
      const { told, code } = await talk(`${url}/${name}`, message);
      expect([told, code]).toMatchObject([[{ type: "error", message: expect.stringMatching(words) }], 1008]);
    }
  });

  it("is closed for messages that are too long, or too many", async () => {
    const { url } = await startWebrtc([open("news")]);
    expect((await talk(`${url}/news`, "x".repeat(200_000))).code).toBe(1009);
    const candidate = JSON.stringify({ type: "candidate", candidate: "candidate:1", mid: "0" });
    expect((await talk(`${url}/news`, ...Array.from({ length: 201 }, () => candidate))).code).toBe(1008);
  });

  it("is not there for names of no stream", async () => {
    const { url } = await startWebrtc([open("news")]);
    await expect(talk(`${url}/unknown`)).rejects.toThrow(/./);
  });
});
