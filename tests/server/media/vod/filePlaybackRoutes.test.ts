import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../support/temporaryFolder.ts";
import { filmOf } from "./filmOf.ts";
import { framesOf } from "./framesOf.ts";
import { startVod } from "./startVod.ts";

/** Films are played through by ffmpeg, on a machine that does other things too. */
const SLOW_MS = 60_000;

async function textOf(url: string): Promise<{ readonly status: number; readonly text: string; readonly type: string }> {
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text(), type: answer.headers.get("content-type") ?? "" };
}

function addressesIn(playlist: string): readonly string[] {
  return playlist.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

describe("the files of a VOD over HLS", () => {
  it.each(["mp4", "mov", "mkv", "flv"] as const)(
    "play every frame of a whole %s file, once, without a gap",
    async (kind) => {
      const film = await filmOf({ kind });
      const { url, folder } = await startVod({ movies: { urls: [{ url: "films" }] } });
      mkdirSync(join(folder, "films"));
      copyFileSync(film, join(folder, "films", `film.${kind}`));
      const original = await framesOf(film);
      const played = await framesOf(`${url}/movies/film.${kind}/index.m3u8`);
      expect(played.video.count).toBe(original.video.count);
      expect(played.audio.count).toBe(original.audio.count);
      expect(Math.abs(played.video.seconds - original.video.seconds)).toBeLessThan(0.1);
      expect(played.video.longestStep).toBeLessThan(0.06);
      expect(played.audio.longestStep).toBeLessThan(0.03);
      expect(played.complaints).toBe("");
      // Each frame of sound is that of the file, in its order: AAC gets a head of 7 bytes in MPEG-TS, all alike.
      expect(new Set(played.audio.sums).size).toBe(new Set(original.audio.sums).size);
    },
    SLOW_MS,
  );

  it(
    "encode anew what MPEG-TS cannot carry, without a gap",
    async () => {
      const film = await filmOf({
        kind: "mkv",
        video: ["-c:v", "libvpx", "-b:v", "200k", "-deadline", "realtime", "-g", "50"],
        audio: ["-c:a", "libopus"],
      });
      const { url, folder } = await startVod({ movies: { urls: [{ url: "films" }] } });
      mkdirSync(join(folder, "films"));
      copyFileSync(film, join(folder, "films", "film.mkv"));
      const played = await framesOf(`${url}/movies/film.mkv/index.m3u8`);
      expect(played.video.count).toBe(14 * 25);
      expect(played.video.longestStep).toBeLessThan(0.06);
      expect(played.audio.longestStep).toBeLessThan(0.03);
      expect(Math.abs(played.audio.seconds - 14)).toBeLessThan(0.2);
    },
    SLOW_MS,
  );

  it(
    "are listed with segments of about 6 s that begin with key frames, whose lengths add up to the film's",
    async () => {
      const { url, folder } = await startVod({ "shows/new": { urls: [{ url: "films" }] } });
      mkdirSync(join(folder, "films", "a b"), { recursive: true });
      copyFileSync(await filmOf(), join(folder, "films", "a b", "film é.mp4"));
      const base = `${url}/shows/new/a%20b/${encodeURIComponent("film é.mp4")}`;
      const { text, type } = await textOf(`${base}/video.m3u8`);
      expect(type).toBe("application/vnd.apple.mpegurl");
      const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
      expect(lengths).toHaveLength(3);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(14, 0);
      expect(text).toContain("#EXT-X-PLAYLIST-TYPE:VOD");
      expect(text).toContain("#EXT-X-ENDLIST");
      const last = addressesIn(text).at(-1) ?? "";
      expect((await textOf(`${base}/${last}`)).status).toBe(200);
      expect((await textOf(`${base}/${last.replace("seg-2", "seg-3")}`)).status).toBe(404);
    },
    SLOW_MS,
  );

  it(
    "are one film in several sizes where auto_mbr is on, also without a file of the plain name",
    async () => {
      const { url, folder } = await startVod({ movies: { urls: [{ url: "films" }], auto_mbr: true } });
      mkdirSync(join(folder, "films"));
      copyFileSync(await filmOf({ height: 90 }), join(folder, "films", "film_90.mp4"));
      copyFileSync(await filmOf({ height: 180 }), join(folder, "films", "film_180p.mp4"));
      copyFileSync(await filmOf({ height: 90 }), join(folder, "films", "film_other.mp4"));
      const base = `${url}/movies/film.mp4`;
      const { text } = await textOf(`${base}/index.m3u8?token=abc`);
      expect(text.match(/RESOLUTION=\d+x\d+/g)).toEqual(["RESOLUTION=320x180", "RESOLUTION=160x90"]);
      const [best = ""] = addressesIn(text);
      expect(best).toMatch(/^v180\/video\.m3u8\?session=[\w-]+&token=abc$/);
      const rung = await textOf(`${base}/${best}`);
      const [segment = ""] = addressesIn(rung.text);
      expect((await textOf(`${base}/v180/${segment}`)).type).toBe("video/mp2t");
      expect((await textOf(`${base}/v720/video.m3u8`)).status).toBe(404);
    },
    SLOW_MS,
  );

  it(
    "are found in the first folder that has them, below the data folder or anywhere",
    async () => {
      const other = temporaryFolder();
      const { url, folder } = await startVod({
        movies: { urls: [{ url: "missing" }, { url: "s3://key@host/bucket" }, { url: "near" }, { url: other }] },
      });
      mkdirSync(join(folder, "near"));
      copyFileSync(await filmOf(), join(folder, "near", "one.mp4"));
      copyFileSync(await filmOf({ height: 180 }), join(other, "one.mp4"));
      copyFileSync(await filmOf({ height: 180 }), join(other, "two.mp4"));
      expect((await textOf(`${url}/movies/two.mp4/index.m3u8`)).status).toBe(200);
      expect((await framesOf(`${url}/movies/one.mp4/index.m3u8`)).video.count).toBe(350);
      expect((await textOf(`${url}/movies/three.mp4/index.m3u8`)).status).toBe(404);
    },
    SLOW_MS,
  );

  it("never lead out of their folders", async () => {
    const outside = temporaryFolder();
    const { url, folder } = await startVod({ movies: { urls: [{ url: "films" }], download: true } });
    mkdirSync(join(folder, "films"));
    mkdirSync(join(folder, "films-evil"));
    const film = await filmOf();
    for (const place of [outside, folder, join(folder, "films-evil")]) copyFileSync(film, join(place, "secret.mp4"));
    copyFileSync(film, join(folder, "films", ".hidden.mp4"));
    symlinkSync(join(outside, "secret.mp4"), join(folder, "films", "link.mp4"));
    symlinkSync(outside, join(folder, "films", "away"));
    for (const path of [
      "%2e%2e%2fsecret.mp4",
      "..%5csecret.mp4",
      "x%2f..%2f..%2fsecret.mp4",
      "..%2ffilms-evil%2fsecret.mp4",
      "link.mp4",
      "away%2fsecret.mp4",
      ".hidden.mp4",
      "%2fetc%2fpasswd",
      encodeURIComponent(join(outside, "secret.mp4")),
    ]) {
      for (const ending of ["", "/index.m3u8", "/preview.jpg", "/v0/seg-0.ts"]) {
        const { status } = await textOf(`${url}/movies/${path}${ending}`);
        expect([400, 404], path + ending).toContain(status);
      }
    }
  });

  it("are refused when the data folder itself is the VOD's path", async () => {
    const { url, folder } = await startVod({ movies: { urls: [{ url: "." }, { url: "/" }], download: true } });
    writeFileSync(join(folder, "sluice.conf"), "secret");
    expect((await textOf(`${url}/movies/sluice.conf`)).status).toBe(404);
    expect((await textOf(`${url}/movies${folder}/sluice.conf`)).status).toBe(404);
  });

  it("that are a playlist under a film's name make nothing else be opened", async () => {
    const { url, folder } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films"));
    writeFileSync(join(folder, "secret.txt"), "secret");
    writeFileSync(
      join(folder, "films", "film.mp4"),
      `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile://${join(folder, "secret.txt")}\n#EXT-X-ENDLIST\n`,
    );
    const { status, text } = await textOf(`${url}/movies/film.mp4/index.m3u8`);
    expect(status).toBe(422);
    expect(text).toMatch(/has no video or audio/);
  });

  it("that cannot be read say so in their log, and those that are not there or have no picture do not", async () => {
    const { url, folder, lines } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films"));
    writeFileSync(join(folder, "films", "broken.mp4"), "no film");
    expect((await textOf(`${url}/movies/nothing.mp4/index.m3u8`)).status).toBe(404);
    expect((await textOf(`${url}/movies/broken.mp4/preview.jpg`)).status).not.toBe(200);
    expect(lines).toEqual([]);
    expect((await textOf(`${url}/movies/broken.mp4/index.m3u8`)).status).toBe(422);
    const words = "The file could not be played. The file has no video or audio that this server can read.";
    expect(lines).toEqual([`warning movies/broken.mp4: ${words}`]);
  });

  it("are refused in words where the VOD, HLS or the viewer is", async () => {
    const film = await filmOf();
    const { url, folder, config } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films"));
    copyFileSync(film, join(folder, "films", "film.mp4"));
    const ask = () => textOf(`${url}/movies/film.mp4/index.m3u8`);
    const vod = { prefix: "movies", urls: [{ url: "films" }] };
    expect((await textOf(`${url}/movies/film.mp4/index.m3u8?token=no`)).status).toBe(403);
    config.vods = { movies: { ...vod, disabled: true } };
    expect(await ask()).toMatchObject({ status: 404, text: expect.stringMatching(/switched off/) });
    config.vods = { movies: { ...vod, protocols: { hls: false } } };
    expect(await ask()).toMatchObject({ status: 403, text: expect.stringMatching(/HLS is switched off/) });
    config.vods = { movies: { ...vod, protocols: { dash: true } } };
    expect((await ask()).status).toBe(403);
    config.vods = { movies: { ...vod, protocols: { dash: false } } };
    expect((await ask()).status).toBe(200);
    config.vods = { movies: { ...vod, drm: { vendor: "aes128", keyserver: "http://keys.example.com" } } };
    expect(await ask()).toMatchObject({ status: 403, text: expect.stringMatching(/DRM/) });
    config.vods = { movies: vod };
    expect(await textOf(`${url}/movies/film.mp4/mpegts`)).toMatchObject({ status: 501 });
  });

  it("let a player go on after a long pause, but not one that was killed", async () => {
    const { url, folder, viewers } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films"));
    copyFileSync(await filmOf(), join(folder, "films", "film.mp4"));
    const base = `${url}/movies/film.mp4`;
    const [first = "", second = "", third = ""] = addressesIn((await textOf(`${base}/index.m3u8`)).text);
    expect((await textOf(`${base}/${first}`)).status).toBe(200);
    expect(viewers.total).toBe(1);
    viewers.leaveAll();
    expect((await textOf(`${base}/${second}`)).status).toBe(200);
    expect(viewers.total).toBe(1);
    expect(viewers.asked.at(-1)).toMatchObject({
      name: "movies/film.mp4",
      vod: "movies",
      proto: "hls",
      isPolling: true,
    });
    viewers.kill([`viewer-${viewers.asked.length}`]);
    expect((await textOf(`${base}/${third}`)).status).toBe(403);
    expect((await textOf(`${base}/${second}`)).status).toBe(403);
  });

  it("ask anew whom an id in an address was not given to", async () => {
    const { url, folder, viewers } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films"));
    copyFileSync(await filmOf(), join(folder, "films", "film.mp4"));
    const base = `${url}/movies/film.mp4`;
    const [first = ""] = addressesIn((await textOf(`${base}/index.m3u8?token=abc`)).text);
    const statusOf = async (token: string) => (await textOf(`${base}/${first.replace("abc", token)}`)).status;
    expect(await statusOf("abc")).toBe(200);
    expect(viewers.total).toBe(1);
    expect(await statusOf("other")).toBe(200);
    expect(viewers.total).toBe(2);
    expect(await statusOf("no")).toBe(403);
    const ask = {
      hostname: "127.0.0.1",
      port: new URL(url).port,
      path: new URL(`${base}/${first}`),
      localAddress: "127.0.0.2",
    };
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ ...ask, path: `${ask.path.pathname}${ask.path.search}` }, resolve),
    );
    answer.resume();
    expect([answer.statusCode, viewers.total]).toEqual([200, 3]);
  });

  it("have a picture", async () => {
    const { url, folder } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films"));
    copyFileSync(await filmOf(), join(folder, "films", "film.mp4"));
    copyFileSync(await filmOf({ seconds: 2 }), join(folder, "films", "short.mp4"));
    for (const name of ["film", "short"]) {
      const answer = await fetch(`${url}/movies/${name}.mp4/preview.jpg`);
      expect(answer.headers.get("content-type")).toBe("image/jpeg");
      expect([...Buffer.from(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    }
  });
});

describe("the files that somebody watches", () => {
  it("stand below their VOD with their viewers and bytes, and leave with the last viewer [C250]", async () => {
    const { url, folder, viewers, part, config } = await startVod({ movies: { urls: [{ url: "films" }] } });
    mkdirSync(join(folder, "films", "new"), { recursive: true });
    copyFileSync(await filmOf(), join(folder, "films", "new", "film.mp4"));
    expect(part.report?.(true)).toEqual({});
    const base = `${url}/movies/new/film.mp4`;
    const [segment = ""] = addressesIn((await textOf(`${base}/index.m3u8`)).text);
    const sent = Buffer.from(await (await fetch(`${base}/${segment}`)).arrayBuffer()).length;
    const entry = {
      name: "new/film.mp4",
      prefix: "movies",
      url: join(folder, "films", "new", "film.mp4"),
      position: 0,
      client_count: 1,
      worker_count: 0,
      bytes_in: expect.any(Number),
      bytes_out: sent,
    };
    expect(part.report?.(false)).toEqual({ vods: { movies: { files: { "new/film.mp4": entry } } } });
    expect(part.report?.(false)).toEqual({});
    expect(part.report?.(true)).toEqual({ vods: { movies: { files: { "new/film.mp4": entry } } } });
    viewers.leaveAll();
    expect(part.report?.(false)).toEqual({ vods: { movies: { files: { "new/film.mp4": null } } } });
    expect(part.report?.(false)).toEqual({});
    await textOf(`${base}/index.m3u8`);
    config.vods = {};
    expect(part.report?.(true)).toEqual({});
  });
});
