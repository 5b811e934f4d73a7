import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort as freeUdpPort } from "../../server/media/inputs/freePort.ts";
import { testPicture } from "../../server/media/rtmp/support/testPicture.ts";
import { freePort } from "../support/freePort.ts";
import { openTs } from "./support/openTs.ts";
import { RtspCamera } from "./support/RtspCamera.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";
import { TsSource } from "./support/TsSource.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const [rtmpPort, udpPort, srtPort, camera, headend] = await Promise.all([
  freePort(),
  freeUdpPort(),
  freeUdpPort(),
  RtspCamera.start(),
  TsSource.start("160x90"),
]);
afterAll(() => Promise.all([camera.stop(), headend.stop()]));

const from = (name: string, url: string, settings: object = {}) => ({ [name]: { name, urls: [{ url }], ...settings } });
const here = shareMedia(() => ({
  rtmp: rtmpPort,
  streams: {
    ...from("fake", "fake://fake?size=320x180"),
    ...from("udp", `udp://127.0.0.1:${udpPort}`),
    ...from("srt", `srt://127.0.0.1:${srtPort}`),
    ...from("rtsp", camera.url),
    ...from("tshttp", headend.url),
    ...from("rtmp", `rtmp://127.0.0.1:${rtmpPort}/static/fake`),
    ...from("copied", "copy://fake"),
    ...from("unknown", "decklink://1"),
    ...from("sleeping", headend.url, { static: false, clients_timeout: 2 }),
  },
}));

const udp = startFfmpeg([...testPicture({}), "-f", "mpegts", `udp://127.0.0.1:${udpPort}?pkt_size=1316`]);
const srt = startFfmpeg([...testPicture({}), "-f", "mpegts", `srt://127.0.0.1:${srtPort}?mode=listener`]);
afterAll(() => [udp, srt].forEach(({ child }) => child.kill("SIGKILL")));
beforeAll(async () => {
  const { client } = here;
  await client.untilOnline("fake");
  // Its address is known only now.
  await client.save({ streams: from("hls", `hls://127.0.0.1:${client.server.port}/fake/index.m3u8`) });
});

describe("a stream", () => {
  for (const [name, size] of [
    ["udp", "320x180"],
    ["srt", "320x180"],
    ["rtsp", "160x90"],
    ["tshttp", "160x90"],
    ["rtmp", "320x180"],
    ["hls", "320x180"],
    ["copied", "320x180"],
  ] as const) {
    it(`is online with bitrate, tracks and a picture from ${name}`, async () => {
      const { client } = here;
      await client.untilOnline(name);
      const media = () => client.stats(name)["media_info"];
      const [width, height] = size.split("x").map(Number);
      await expect.poll(media, { timeout: 15_000 }).toMatchObject({ width, height });
      expect(client.stats(name)).toMatchObject({ alive: true, running: true, retry_count: 0, status: "running" });
      expect(client.stats(name)["source_error"]).toBeUndefined();
      expect(Number(client.stats(name)["bitrate"])).toBeGreaterThan(30);
      const watched = await watchWithFfmpeg(`${client.url}/${name}/index.m3u8`, 1);
      expect(watched.size, watched.words).toBe(size);
      expect(watched.frames, watched.words).toBeGreaterThanOrEqual(20);
    });
  }

  it("says what is wrong with a source that this server does not know, and what helps", () => {
    expect(here.client.stats("unknown")).toMatchObject({
      alive: false,
      source_error: expect.stringMatching(/decklink.*not supported.*encoder/),
    });
  });

  it("says that its source fell silent, and is online again by itself when it comes back", async () => {
    const { client } = here;
    await client.save({ streams: { udp: { source_timeout: 2 } } });
    udp.child.kill("SIGKILL");
    await expect.poll(() => client.stats("udp")["alive"], { timeout: 10_000 }).toBe(false);
    await expect.poll(() => client.stats("udp")["source_error"], { timeout: 10_000 }).toEqual(expect.any(String));
    expect(Number(client.stats("udp")["retry_count"])).toBeGreaterThan(0);
    startFfmpeg([...testPicture({}), "-f", "mpegts", `udp://127.0.0.1:${udpPort}?pkt_size=1316`]);
    await client.untilOnline("udp");
    expect(client.stats("udp")).toMatchObject({ retry_count: 0 });
    expect(client.stats("udp")["source_error"]).toBeUndefined();
  });
});

describe("a stream on demand", () => {
  const stats = () => here.client.stats("sleeping");
  const isRunning = () => stats()["running"];

  it("reads nothing before somebody watches, and starts with the first viewer", async () => {
    expect(stats()).toMatchObject({ running: false, alive: false, status: "waiting", client_count: 0 });
    const before = headend.players;
    const begun = Date.now();
    const player = await openTs(`${here.client.url}/sleeping/mpegts`);
    expect(player.status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(10_000);
    await expect.poll(() => player.bytes(), { timeout: 5000 }).toBeGreaterThan(20_000);
    expect(headend.players).toBe(before + 1);
    await expect.poll(stats).toMatchObject({ running: true, alive: true, client_count: 1 });
    player.leave();
  });

  it("goes on for clients_timeout after the last viewer, then lets go of its source", async () => {
    const player = await openTs(`${here.client.url}/sleeping/mpegts`);
    player.leave();
    const left = Date.now();
    const players = headend.players;
    await expect.poll(() => headend.players, { timeout: 8000 }).toBe(players - 1);
    expect(Date.now() - left).toBeGreaterThanOrEqual(1900);
    expect(Date.now() - left).toBeLessThan(5000);
    await expect.poll(isRunning).toBe(false);
  });

  it("starts for a player of HLS, too, and stays while that asks for more", async () => {
    const { client } = here;
    const playlist = await fetch(`${client.url}/sleeping/video.m3u8`);
    expect(playlist.status).toBe(200);
    expect(await playlist.text()).toContain("#EXTINF");
    await new Promise((resolve) => setTimeout(resolve, 2600));
    expect(isRunning()).toBe(true);
    const [session] = await client.sessions("sleeping");
    await client.closeSessions([session?.id ?? ""]);
    await expect.poll(isRunning, { timeout: 6000 }).toBe(false);
  });
});
