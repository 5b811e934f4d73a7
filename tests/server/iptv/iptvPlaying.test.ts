import { spawn } from "node:child_process";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FfmpegEngine } from "../../../server/media/FfmpegEngine.ts";
import { ffmpeg, ffmpegPath } from "../media/support/ffmpegPath.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { TestClient } from "../support/TestClient.ts";

const PATH = "/flussonic/api/iptv/users";
const LONG = { timeout: 60_000, interval: 250 };

/** A server with real media, two channels and a user. */
async function startServer() {
  const engine = new FfmpegEngine({ ffmpeg });
  const { server, client } = await startTestServer({ parts: { engine } });
  const channel = (name: string, auth: string) => ({
    name,
    meta: { iptv: true },
    auth: { url: auth },
    urls: [{ url: "fake://fake?size=320x180" }],
  });
  const save = (patch: object) => client.modify(patch, server.context.record.current.rev);
  const streams = { news: channel("news", "iptv://localhost"), sport: channel("sport", "http://localhost/tv/auth") };
  await save({ plugins: { iptv: { database: "sqlite://iptv.db" } }, streams });
  await client.post(PATH, { name: "Anna", email: "anna@example.com", key: "sesame", max_sessions: 1 });
  const stranger = new TestClient(client.url);
  const isUp = async () => expect(await play(`${client.url}/news/mpegts?token=sesame`)).toContain("time=");
  await vi.waitFor(isUp, LONG);
  return { client, stranger, save };
}

/** What ffmpeg says that plays a second of it. */
function play(address: string, seconds = "1"): Promise<string> {
  const args = ["-hide_banner", "-rw_timeout", "20000000", "-i", address, "-t", seconds, "-f", "null", "-"];
  const player = spawn(ffmpegPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void player.kill("SIGKILL"));
  let said = "";
  player.stderr.on("data", (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => {
    player.on("close", (code) => resolve(`${said}\nended with ${code}`));
  });
}

/** The addresses of a playlist. */
async function addressesOf(client: TestClient, query: string): Promise<readonly string[]> {
  const { text } = await client.get(`/tv/playlists/1.m3u?key=sesame${query}`);
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

describe("A playlist with real media", () => {
  it("plays with ffmpeg over HLS and MPEG-TS, and not with another key [S090] [S091]", async () => {
    const { stranger } = await startServer();
    const addresses = [...(await addressesOf(stranger, "")), ...(await addressesOf(stranger, "&type=mpegts"))];
    expect(addresses.map((address) => new URL(address).pathname)).toEqual([
      "/news/index.m3u8",
      "/sport/index.m3u8",
      "/news/mpegts",
      "/sport/mpegts",
    ]);
    for (const address of addresses) {
      await vi.waitFor(async () => expect(await play(address)).toMatch(/frame=[\s\S]*ended with 0/), LONG);
      expect((await fetch(address.replace("sesame", "wrong"))).status).toBe(403);
    }
  }, 180_000);

  it("ends for who watches when the user is removed, when the key is another, and when the stream is no channel", async () => {
    const { client, stranger, save } = await startServer();
    const [news = ""] = await addressesOf(stranger, "&type=mpegts");
    const isWatched = async () => {
      const answer = await client.get("/flussonic/api/server");
      expect(answer.json["total_clients"]).toBe(1);
    };
    const changes: readonly (() => Promise<unknown>)[] = [
      () => client.call("PUT", `${PATH}/1`, { name: "Anna", email: "anna@example.com", key: "other", max_sessions: 1 }),
      () => save({ streams: { news: { meta: { iptv: false } } } }),
      () => client.call("DELETE", `${PATH}/1`),
    ];
    const undo: readonly (() => Promise<unknown>)[] = [
      () =>
        client.call("PUT", `${PATH}/1`, { name: "Anna", email: "anna@example.com", key: "sesame", max_sessions: 1 }),
      () => save({ streams: { news: { meta: { iptv: true } } } }),
      async () => undefined,
    ];
    for (const [at, change] of changes.entries()) {
      const watching = play(news, "600");
      await vi.waitFor(isWatched, LONG);
      await change();
      expect(await watching).toMatch(/frame=/);
      expect((await fetch(news)).status).toBe(403);
      await undo[at]?.();
    }
  }, 180_000);

  it("lets only one of two sessions play with a limit of one", async () => {
    const { stranger } = await startServer();
    const [news = "", sport = ""] = await addressesOf(stranger, "&type=mpegts");
    const first = await fetch(news);
    const reader = first.body?.getReader();
    await reader?.read();
    const second = await fetch(sport);
    expect([first.status, second.status]).toEqual([200, 200]);
    // What was on its way still comes.
    const untilEnd = async (): Promise<boolean> => ((await reader?.read())?.done ?? true) || untilEnd();
    expect(await untilEnd().catch(() => true)).toBe(true);
    expect((await second.body?.getReader().read())?.done).toBe(false);
  }, 120_000);
});
