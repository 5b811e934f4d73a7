import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LiveBus } from "../../server/media/bus/LiveBus.ts";
import { publicationArguments } from "../../server/media/inputs/publishedInput.ts";
import { FakeStream } from "../server/media/rtmp/support/FakeStream.ts";
import { framesOf } from "../server/media/rtmp/support/framesOf.ts";
import { runFfmpeg } from "../server/media/rtmp/support/runFfmpeg.ts";
import { testPicture } from "../server/media/rtmp/support/testPicture.ts";
import { startWebrtc } from "../server/media/webrtc/support/startWebrtc.ts";
import { cameraArguments } from "./support/cameraArguments.ts";
import { launchBrowser } from "./support/launchBrowser.ts";
import { openCameraPage } from "./support/openCameraPage.ts";

const patient = { timeout: 30_000, interval: 100 };
const open = (name: string): FakeStream => new FakeStream(name, { name, publish_enabled: true });

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(cameraArguments);
});
afterAll(() => browser.close());

/** Reads what a browser publishes as a stream's process does, for some seconds. */
async function recorded(stream: FakeStream, seconds: number): Promise<Buffer> {
  await vi.waitFor(() => expect(stream.published.length).toBeGreaterThan(0), patient);
  const output = ["-c:v", "copy", "-c:a", "aac", "-t", String(seconds), "-f", "mpegts", "pipe:1"];
  return runFfmpeg([...publicationArguments("sdp"), ...output], stream.published).ended;
}

describe("publishing over WebRTC from a browser", { timeout: 90_000 }, () => {
  it("reaches the stream through WHIP as a picture that plays, and ends with DELETE", async () => {
    const news = open("live/news");
    const { url, viewers } = await startWebrtc([news], { secrets: { "live/news": "s3cret" } });
    const page = await openCameraPage(browser, url);
    const publishing = page.evaluate(async (address) => {
      const peer = await window.webrtc.camera();
      const answer = await window.webrtc.post(`${address}?password=s3cret`, await window.webrtc.gathered(peer));
      await peer.setRemoteDescription({ type: "answer", sdp: answer.body });
      Object.assign(window, { peer });
      return { status: answer.status, location: answer.location };
    }, `${url}/live/news/whip`);
    const { frames, words } = await framesOf("mpegts", await recorded(news, 4));
    const { status, location } = await publishing;
    expect(status).toBe(201);
    expect(frames).toBeGreaterThanOrEqual(40);
    expect(words).toMatch(/Video: h264/);
    expect(words).toMatch(/Audio: aac/);
    expect(viewers.bytesOf("live/news")).toBeGreaterThan(50_000);
    expect(location).toMatch(/^\/live\/news\/whip\/[0-9a-f-]{36}$/);
    expect((await fetch(`${url}${location}`, { method: "DELETE" })).status).toBe(200);
    expect(news.publication).toBeUndefined();
    expect(viewers.total).toBe(0);
    expect((await fetch(`${url}${location}`, { method: "DELETE" })).status).toBe(404);
    await page.context().close();
  });

  it("goes through a web socket at the stream's name, and stops when the socket closes [S442] [S216]", async () => {
    const news = open("news");
    const { url, viewers } = await startWebrtc([news]);
    const page = await openCameraPage(browser, url);
    await page.evaluate(
      async (address) => {
        const peer = await window.webrtc.camera();
        const socket = new WebSocket(address);
        await new Promise((resolve) => socket.addEventListener("open", resolve));
        peer.addEventListener("icecandidate", ({ candidate }) => {
          if (candidate)
            socket.send(JSON.stringify({ type: "candidate", candidate: candidate.candidate, mid: candidate.sdpMid }));
        });
        const answer = new Promise<string>((resolve) => {
          socket.addEventListener("message", ({ data }) => resolve(JSON.parse(String(data)).sdp));
        });
        socket.send(JSON.stringify({ type: "offer", sdp: peer.localDescription?.sdp }));
        await peer.setRemoteDescription({ type: "answer", sdp: await answer });
        Object.assign(window, { peer, socket });
      },
      `${url.replace("http", "ws")}/news`,
    );
    const { frames } = await framesOf("mpegts", await recorded(news, 3));
    expect(frames).toBeGreaterThanOrEqual(30);
    await page.evaluate(() => window.socket.close());
    await vi.waitFor(() => expect([news.publication, viewers.total]).toEqual([undefined, 0]), patient);
    await page.context().close();
  });

  it("is cut off by a kick, and told why", async () => {
    const news = open("news");
    const { url, viewers } = await startWebrtc([news]);
    const page = await openCameraPage(browser, url);
    const told = page.evaluate(
      async (address) => {
        const peer = await window.webrtc.camera();
        const socket = new WebSocket(address);
        await new Promise((resolve) => socket.addEventListener("open", resolve));
        const messages: { type: string; sdp?: string; message?: string }[] = [];
        const closed = new Promise((resolve) => socket.addEventListener("close", resolve));
        socket.addEventListener("message", ({ data }) => {
          const message = JSON.parse(String(data));
          messages.push(message);
          if (message.type === "answer") void peer.setRemoteDescription({ type: "answer", sdp: message.sdp });
        });
        socket.send(JSON.stringify({ type: "offer", sdp: await window.webrtc.gathered(peer) }));
        await closed;
        return messages.at(-1);
      },
      `${url.replace("http", "ws")}/news`,
    );
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(20_000), patient);
    viewers.kickAll("news");
    expect(await told).toEqual({ type: "error", message: "killed" });
    expect(news.publication).toBeUndefined();
    await page.context().close();
  });
});

describe("a crash of the WebRTC library", { timeout: 90_000 }, () => {
  it("ends the publication in plain words, and the browser may publish again at once", async () => {
    const news = open("news");
    const { url, viewers, notes, children } = await startWebrtc([news]);
    const page = await openCameraPage(browser, url);
    const publish = (): Promise<string | undefined> =>
      page.evaluate(
        async (address) => {
          const peer = await window.webrtc.camera();
          const socket = new WebSocket(address);
          await new Promise((resolve) => socket.addEventListener("open", resolve));
          const last = new Promise<string | undefined>((resolve) => {
            let words: string | undefined;
            socket.addEventListener("message", ({ data }) => {
              const { type, sdp, message } = JSON.parse(String(data));
              words = message;
              if (type === "answer") void peer.setRemoteDescription({ type, sdp });
            });
            socket.addEventListener("close", () => resolve(words));
          });
          socket.send(JSON.stringify({ type: "offer", sdp: await window.webrtc.gathered(peer) }));
          const told = await last;
          peer.close();
          return told;
        },
        `${url.replace("http", "ws")}/news`,
      );
    const told = publish();
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(20_000), patient);
    children[0]?.kill("SIGKILL");
    expect(await told).toBe("WebRTC crashed on the server and was restarted.");
    expect([news.publication, viewers.total]).toEqual([undefined, 0]);
    expect(notes).toEqual([expect.stringMatching(/^news warning: WebRTC crashed .*SIGKILL/)]);
    const [before, toldAgain] = [viewers.bytesOf("news"), publish()];
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(before + 20_000), patient);
    expect(news.publication).toMatchObject({ via: "webrtc" });
    viewers.kickAll("news");
    expect(await toldAgain).toBe("killed");
    await page.context().close();
  });
});

describe("playing over WebRTC in a browser", { timeout: 90_000 }, () => {
  it("shows frames that advance, counts the player, and stops for one who is killed", async () => {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const { child } = runFfmpeg([...testPicture({}), "-f", "mpegts", "pipe:1"]);
    child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
    const news = new FakeStream("news").play(bus);
    const { url, viewers } = await startWebrtc([news]);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), patient);
    const page = await openCameraPage(browser, url);
    await page.evaluate(async (address) => {
      const peer = new RTCPeerConnection();
      const video = document.createElement("video");
      video.muted = true;
      video.autoplay = true;
      video.srcObject = new MediaStream();
      document.body.append(video);
      peer.addEventListener("track", ({ track }) => {
        if (video.srcObject instanceof MediaStream) video.srcObject.addTrack(track);
      });
      peer.addTransceiver("video", { direction: "recvonly" });
      peer.addTransceiver("audio", { direction: "recvonly" });
      await peer.setLocalDescription(await peer.createOffer());
      const answer = await window.webrtc.post(address, await window.webrtc.gathered(peer));
      await peer.setRemoteDescription({ type: "answer", sdp: answer.body });
      Object.assign(window, { peer });
    }, `${url}/news/whep`);
    const shown = (): Promise<number> =>
      page.evaluate(() => document.querySelector("video")?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
    const heard = (): Promise<number> =>
      page.evaluate(async () => {
        const reports = [...(await window.peer.getStats()).values()];
        return reports.find(({ type, kind }) => type === "inbound-rtp" && kind === "audio")?.totalSamplesReceived ?? 0;
      });
    await vi.waitFor(async () => expect(await shown()).toBeGreaterThan(50), patient);
    await vi.waitFor(async () => expect(await heard()).toBeGreaterThan(48_000), patient);
    expect([viewers.countOf("news"), news.holders]).toEqual([1, 1]);
    expect(viewers.bytesOf("news")).toBeGreaterThan(50_000);
    viewers.kickAll("news");
    expect(news.holders).toBe(0);
    await vi.waitFor(async () => {
      const before = await shown();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(await shown()).toBe(before);
    }, patient);
    await page.context().close();
  });
});
