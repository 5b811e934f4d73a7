import { existsSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filmOf } from "../../server/media/vod/filmOf.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { rawGet } from "./support/rawGet.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const secret = "nobody outside may read this";
const film = await readFile(await filmOf());
const chromium = shareBrowser();
const here = shareMedia(async (folder) => {
  const films = join(folder, "films");
  await mkdir(films);
  await writeFile(join(folder, "secret.mp4"), secret);
  await symlink(join(folder, "secret.mp4"), join(films, "link.mp4"));
  await symlink(folder, join(films, "way-out"));
  return {
    vods: { films: { prefix: "films", urls: [{ url: films }], download: true } },
    streams: { replay: { name: "replay", urls: [{ url: "file://films/shows/second.mp4" }] } },
  };
});

const path = () => join(here.folder, "films");
const place = (subpath: string) => new URLSearchParams({ prefix: "films", path: path(), subpath }).toString();

/** What the file browser sends: a form, and headers that say where to. */
function upload(name: string, bytes: Buffer, subpath = ""): Promise<Response> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  return here.client.api("upload", {
    method: "POST",
    body: form,
    headers: {
      "x-prefix": "films",
      "x-path": encodeURIComponent(path()),
      "x-subpath": encodeURIComponent(subpath),
      "x-file-sizes": `${encodeURIComponent(name)}:${bytes.length}`,
      "x-requested-with": "XMLHttpRequest",
    },
  });
}

async function listed(subpath = ""): Promise<unknown> {
  return here.client.ask(`list_files?${place(subpath)}`);
}

describe("files of a VOD", () => {
  it("are uploaded as a form with X- headers, and listed with name, type and prefix [C406] [C407] [C418] [C419] [C420]", async () => {
    const answer = await upload("film.mp4", film);
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await listed()).toEqual({
      files: [{ name: "film.mp4", type: "file", size: film.length, prefix: "films" }],
    });
    expect(film.equals(await readFile(join(path(), "film.mp4")))).toBe(true);
  });

  it("are refused when the header tells another size than what came, and nothing of them stays", async () => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(film)]), "short.mp4");
    const headers = { "x-prefix": "films", "x-path": encodeURIComponent(path()), "x-file-sizes": "short.mp4:10" };
    const answer = await here.client.api("upload", { method: "POST", body: form, headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(await listed())).not.toContain("short");
  });

  it("play in a browser over HLS while the tree tells of their viewer, and to the end in another player", async () => {
    const page = await chromium.browser.newPage();
    await page.goto(`${here.client.url}/films/film.mp4/embed.html?version=3&autoplay=true`);
    await expectPictures(page);
    const open = () => here.client.live.at("vods", "films", "files", "film.mp4");
    await expect.poll(open, { timeout: 5000 }).toMatchObject({ client_count: 1, prefix: "films" });
    expect(await here.client.sessions("films/film.mp4")).toMatchObject([{ type: "hls", ip: "127.0.0.1" }]);
    await page.close();
    const { frames, size, words } = await watchWithFfmpeg(`${here.client.url}/films/film.mp4/index.m3u8`);
    expect([frames, size], words).toEqual([14 * 25, "160x90"]);
  });

  it("are downloaded whole and in parts", async () => {
    const address = `${here.client.url}/films/film.mp4`;
    const part = async (range: string) => {
      const answer = await fetch(address, { headers: { range } });
      return {
        status: answer.status,
        range: answer.headers.get("content-range"),
        bytes: Buffer.from(await answer.arrayBuffer()).toString("base64"),
      };
    };
    const end = film.length - 1;
    expect(await part("bytes=100-299")).toEqual({
      status: 206,
      range: `bytes 100-299/${film.length}`,
      bytes: film.subarray(100, 300).toString("base64"),
    });
    expect(await part("bytes=-50")).toEqual({
      status: 206,
      range: `bytes ${film.length - 50}-${end}/${film.length}`,
      bytes: film.subarray(-50).toString("base64"),
    });
    expect((await part(`bytes=${film.length}-`)).status).toBe(416);
    expect(film.equals(new Uint8Array(await (await fetch(address)).arrayBuffer()))).toBe(true);
  });

  it("go into new folders, can be a stream's source, and are removed by dir and subpath [C170] [C408] [C411]", async () => {
    const { client } = here;
    const made = { prefix: "films", path: path(), subpath: "", name: "shows" };
    expect((await client.post("make_directory", made)).status).toBe(200);
    expect(await (await client.post("make_directory", made)).json()).toMatchObject({ error: "conflict" });
    expect((await upload("second.mp4", film, "shows")).status).toBe(200);
    await client.untilOnline("replay");
    const media = () => client.ask("media_info/replay");
    await expect.poll(media, { timeout: 10_000 }).toMatchObject({
      width: 160,
      height: 90,
      tracks: [
        { content: "video", codec: "h264", width: 160, height: 90 },
        { content: "audio", codec: "aac" },
      ],
    });
    await client.save({ streams: { replay: null } });
    const remove = (subpath: string) => client.post("remove_file", { prefix: "films", dir: path(), subpath });
    expect((await remove("shows")).status).toBe(409);
    expect((await remove("shows/second.mp4")).status).toBe(200);
    expect(await listed("shows")).toEqual({ files: [] });
    expect((await remove("shows")).status).toBe(200);
    expect((await client.api(`list_files?${place("shows")}`)).status).toBe(404);
  });

  it("stay within their folder, whatever a path or a link says", async () => {
    const { client } = here;
    const ways = ["../secret.mp4", "%2e%2e/secret.mp4", "..%2fsecret.mp4", "x/../../secret.mp4", "..%5csecret.mp4"];
    for (const way of [...ways, "link.mp4", "way-out/secret.mp4", ".%00./secret.mp4"]) {
      for (const ending of ["", "/index.m3u8", "/v0/seg-0.ts", "/preview.jpg"]) {
        const { status, body } = await rawGet(client.url, `/films/${way}${ending}`);
        expect(status, `${way}${ending}`).toBeGreaterThanOrEqual(400);
        expect(body.toString()).not.toContain(secret);
      }
    }
    for (const subpath of ["..", "shows/../..", "way-out", "/../"]) {
      expect((await client.api(`list_files?${place(subpath)}`)).status, subpath).toBeGreaterThanOrEqual(400);
      expect((await upload("evil.mp4", film, subpath)).status, subpath).toBeGreaterThanOrEqual(400);
      const made = { prefix: "films", path: path(), subpath, name: "evil" };
      expect((await client.post("make_directory", made)).status, subpath).toBeGreaterThanOrEqual(400);
    }
    for (const subpath of ["../secret.mp4", "way-out/secret.mp4"]) {
      const answer = await client.post("remove_file", { prefix: "films", dir: path(), subpath });
      expect(answer.status, subpath).toBeGreaterThanOrEqual(400);
    }
    expect((await upload("../evil.mp4", film)).status).toBeGreaterThanOrEqual(400);
    const elsewhere = new URLSearchParams({ prefix: "films", path: here.folder, subpath: "" });
    expect((await client.api(`list_files?${elsewhere}`)).status).toBe(403);
    expect(await readFile(join(here.folder, "secret.mp4"), "utf8")).toBe(secret);
    expect(existsSync(join(here.folder, "evil.mp4"))).toBe(false);
    // Of a link only the link itself is removed.
    const link = { prefix: "films", dir: path(), subpath: "link.mp4" };
    expect((await client.post("remove_file", link)).status).toBe(200);
    expect(await readFile(join(here.folder, "secret.mp4"), "utf8")).toBe(secret);
    await rm(join(path(), "way-out"));
  });
});
