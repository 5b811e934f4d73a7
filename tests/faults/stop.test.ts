import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { request } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import type { MediaClient } from "../e2e/media/support/MediaClient.ts";
import { freePort } from "../e2e/support/freePort.ts";
import { startFfmpeg } from "../e2e/media/support/startFfmpeg.ts";
import { TestSocket } from "../server/support/TestSocket.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";
import { browserOffer } from "../server/media/webrtc/support/browserOffer.ts";
import { mediaProcessesOf } from "./support/mediaProcessesOf.ts";
import { runningProcesses } from "./support/runningProcesses.ts";
import { startMedia } from "./support/startMedia.ts";
import { VanishingViewers } from "./support/VanishingViewers.ts";

const STREAMS = 30;
const VIEWERS = 200;
const LIMIT_MS = 5000;

/** Reads the first bytes of an address and then nothing any more, with the connection open. */
function readNoMore(url: string, path: string): void {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  socket.pause();
  onTestFinished(() => void socket.destroy());
}

/** An upload that says it is large, and comes slowly. */
function uploadSlowly({ server, url }: MediaClient): void {
  const authorization = `Basic ${Buffer.from(`${server.login}:${server.password}`).toString("base64")}`;
  const asked = request(`${url}/flussonic/api/upload`, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/octet-stream",
      "x-prefix": "films",
      "x-path": "films",
      "x-file-sizes": "film.mp4:50000000",
      "content-length": "50000000",
    },
  });
  asked.on("error", () => undefined);
  const timer = setInterval(() => asked.write(Buffer.alloc(10_000)), 100);
  onTestFinished(() => {
    clearInterval(timer);
    asked.destroy();
  });
}

/** Saves one thing after the other until the server is gone; tells the last title that was acknowledged. */
function saveWithoutEnd(media: MediaClient): {
  readonly last: () => string;
  readonly ended: Promise<readonly string[]>;
} {
  let last = "";
  const run = async (): Promise<readonly string[]> => {
    for (let count = 1; ; count++) {
      const title = `Title ${count}`;
      const save = media.save({ streams: { s1: { title } } });
      try {
        await save;
        last = title;
      } catch (error) {
        return [String(error)];
      }
    }
  };
  return { last: () => last, ended: run() };
}

describe("a server that is told to stop under load", () => {
  it("ends in order within five seconds: saves whole or refused, consoles told, no process and no half file left", async () => {
    const [dataDir, rtmp] = [temporaryFolder(), await freePort()];
    await mkdir(join(dataDir, "films"));
    const names = Array.from({ length: STREAMS }, (_, index) => `s${index + 1}`);
    const streams = names.map((name) => `stream ${name} { input fake://fake?size=160x90; dvr dvr 1d; }\n`).join("");
    const more = `rtmp ${rtmp};\nfile films { path films; }\nstream studio { input publish://; }\n`;
    const media = await startMedia({ dataDir, configText: more.replace("file films { path films; }\n", "") + streams });
    await media.save({ vods: { films: { prefix: "films", urls: [{ url: "films" }] } } });
    await Promise.all(names.map((name) => media.untilOnline(name, 60_000)));

    const viewers = new VanishingViewers(media.url);
    const crowd = Array.from({ length: VIEWERS / 2 }, (_, index) => names[index % STREAMS] ?? "");
    await Promise.all(crowd.flatMap((name) => [viewers.playMpegts(name), viewers.playHls(name)]));
    for (const name of names.slice(0, 5)) readNoMore(media.url, `/${name}/mpegts`);
    for (const name of names.slice(0, 2))
      startFfmpeg(["-i", `rtmp://127.0.0.1:${rtmp}/static/${name}`, "-f", "null", "-"]);
    await fetch(`${media.url}/studio/whip`, {
      method: "POST",
      headers: { "content-type": "application/sdp" },
      body: browserOffer,
    });
    uploadSlowly(media);
    const authorization = `Basic ${Buffer.from(`${media.server.login}:${media.server.password}`).toString("base64")}`;
    const console = await TestSocket.open(media.url, { headers: { authorization } });
    const mute = await TestSocket.open(media.url, { headers: { authorization } });
    mute.send("read_config");
    mute.socket.pause();
    const asking = setInterval(() => void media.api("history?vsn=2&sessions=true&report=true").catch(() => 0), 200);
    onTestFinished(() => clearInterval(asking));
    const saves = saveWithoutEnd(media);
    const uploading = () => readdirSync(join(dataDir, "films")).length;
    await expect.poll(uploading, { timeout: 10_000 }).toBe(1);
    await expect.poll(saves.last, { timeout: 10_000 }).not.toBe("");
    const children = runningProcesses().filter(({ parent }) => parent === media.server.pid);
    expect(mediaProcessesOf(media.server).length).toBeGreaterThanOrEqual(STREAMS);
    expect(children.some(({ command }) => command.includes("peersProcess"))).toBe(true);

    const began = Date.now();
    process.kill(media.server.pid ?? 0, "SIGTERM");
    const code = await media.server.exited;
    const tookMs = Date.now() - began;
    expect([code, media.server.output().split("\n").slice(-4)]).toEqual([0, expect.anything()]);
    expect(tookMs).toBeLessThan(LIMIT_MS);
    expect(await console.closed).toBe(1001);
    const left = () => runningProcesses().filter(({ pid }) => children.some((child) => child.pid === pid));
    expect(left()).toEqual([]);
    expect(readdirSync(join(dataDir, "films"))).toEqual([]);
    await saves.ended;

    const again = await startMedia({ dataDir });
    const config = await again.ask<{ streams: Record<string, { title?: string }> }>("read_config");
    const [saved, last] = [config.streams["s1"]?.title ?? "", saves.last()].map((title) => Number(title.split(" ")[1]));
    // What was acknowledged is there; of the one after it, that was under way, nobody was told.
    expect([last, (last ?? 0) + 1]).toContain(saved);
    expect(again.server.output()).not.toContain("damaged");
  }, 240_000);
});
