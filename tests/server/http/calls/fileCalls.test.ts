import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startFiles } from "./startFiles.ts";

const api = "/flussonic/api";

describe("list_files", () => {
  it("answers the folders and files of a VOD's path with type, name, size and prefix [C407] [S429]", async () => {
    const { films, list } = await startFiles();
    mkdirSync(join(films, "season"));
    writeFileSync(join(films, "film 10.mp4"), "1234");
    writeFileSync(join(films, "film 9.mp4"), "123");
    writeFileSync(join(films, "season", "one.mkv"), "12");
    const { status, json } = await list({ path: "films", subpath: "" });
    expect(status).toBe(200);
    expect(json).toEqual({
      files: [
        { name: "season", type: "directory", prefix: "movies" },
        { name: "film 9.mp4", type: "file", size: 3, prefix: "movies" },
        { name: "film 10.mp4", type: "file", size: 4, prefix: "movies" },
      ],
    });
    const below = { files: [{ name: "one.mkv", type: "file", size: 2, prefix: "movies" }] };
    expect((await list({ path: "films", subpath: "/season/" })).json).toEqual(below);
    expect((await list({ subpath: "season" })).json).toEqual(below);
    expect((await list({ path: "more" })).json).toEqual({ files: [] });
  });

  it("leaves out hidden files, uploads under way, links that lead out or nowhere, and links in a circle", async () => {
    const { films, folder, list } = await startFiles();
    writeFileSync(join(films, ".hidden"), "");
    writeFileSync(join(films, ".upload-0123456789abcdef01234567.tmp"), "");
    writeFileSync(join(folder, "secret"), "secret");
    mkdirSync(join(films, "season"));
    symlinkSync(join(folder, "secret"), join(films, "out"));
    symlinkSync(folder, join(films, "outer"));
    symlinkSync("nowhere", join(films, "broken"));
    symlinkSync("circle", join(films, "circle"));
    symlinkSync("season", join(films, "near"));
    const { json } = await list({ path: "films" });
    expect(json).toEqual({
      files: [
        { name: "near", type: "directory", prefix: "movies" },
        { name: "season", type: "directory", prefix: "movies" },
      ],
    });
    expect((await list({ path: "films", subpath: "outer" })).status).toBe(403);
  });

  it("answers 5,000 files, sorted, within a moment", async () => {
    const { films, list } = await startFiles();
    for (let number = 5000; number > 0; number--) writeFileSync(join(films, `film ${number}.mp4`), "x");
    const begun = performance.now();
    const { json } = await list({ path: "films" });
    const took = performance.now() - begun;
    const files = Array.isArray(json["files"]) ? json["files"] : [];
    expect(files).toHaveLength(5000);
    expect(files[4999]).toEqual({ name: "film 5000.mp4", type: "file", size: 1, prefix: "movies" });
    expect(took).toBeLessThan(5000);
  });

  it("refuses every other place in words", async () => {
    const { list } = await startFiles();
    const places: readonly (readonly [Record<string, string>, number])[] = [
      [{ subpath: "../" }, 400],
      [{ subpath: "season/../.." }, 400],
      [{ subpath: "..\\.." }, 400],
      [{ subpath: "a\0b" }, 400],
      [{ subpath: ".git" }, 400],
      [{ subpath: "none" }, 404],
      [{ path: "/etc" }, 403],
      [{ path: "films/../.." }, 403],
      [{ prefix: "none" }, 404],
      [{ prefix: "__proto__" }, 404],
      [{ prefix: "empty" }, 404],
      [{ prefix: "open" }, 403],
      [{ prefix: "" }, 400],
    ];
    for (const [query, status] of places) {
      const answer = await list(query);
      expect(answer.status, JSON.stringify(query)).toBe(status);
      expect(answer.json).toEqual({ error: expect.any(String), message: expect.stringMatching(/\w \w+ \w/) });
    }
  });
});

describe("make_directory", () => {
  it("makes a folder, once", async () => {
    const { client, films, list } = await startFiles();
    const make = (name: string, subpath = "") =>
      client.post(`${api}/make_directory`, { prefix: "movies", path: "films", subpath, name });
    expect((await make("season 1")).json).toEqual({ name: "season 1", type: "directory", prefix: "movies" });
    expect((await make("part", "season 1")).status).toBe(200);
    expect(existsSync(join(films, "season 1", "part"))).toBe(true);
    expect((await make("season 1")).json).toMatchObject({ error: "conflict", message: "This name is already taken" });
    expect((await make("x", "none")).status).toBe(404);
    for (const name of ["", "..", "a/b", "a\\b", ".hidden", "a\u0000", "end."]) {
      expect((await make(name)).status, JSON.stringify(name)).toBe(400);
    }
    expect((await list({ path: "films" })).json["files"]).toHaveLength(1);
  });

  it("makes the VOD's own folder where it is missing, and none of the server's own", async () => {
    const { client, films, list } = await startFiles();
    rmSync(films, { recursive: true });
    const make = (path: string, subpath = "") =>
      client.post(`${api}/make_directory`, { prefix: "movies", path, subpath });
    expect((await list({ path: "films" })).status).toBe(404);
    expect((await make("films", "season")).status).toBe(404);
    expect((await make("elsewhere")).json).toMatchObject({ error: "forbidden" });
    expect(existsSync(films)).toBe(false);
    expect((await make("films")).status).toBe(200);
    expect((await list({ path: "films" })).json["files"]).toEqual([]);
    expect((await make("films")).json["message"]).toContain("is there already");
  });
});

describe("remove_file", () => {
  it("removes a file, an empty folder, and of a link only the link", async () => {
    const { client, films, folder } = await startFiles();
    mkdirSync(join(films, "season"));
    writeFileSync(join(films, "season", "one.mp4"), "1");
    writeFileSync(join(folder, "secret"), "secret");
    symlinkSync(join(folder, "secret"), join(films, "out"));
    const remove = (subpath: string) => client.post(`${api}/remove_file`, { prefix: "movies", dir: "films", subpath });
    expect((await remove("season")).json).toMatchObject({
      error: "conflict",
      message: expect.stringMatching(/not empty/),
    });
    expect((await remove("season/one.mp4")).status).toBe(200);
    expect((await remove("season/one.mp4")).status).toBe(404);
    expect((await remove("/season/")).status).toBe(200);
    expect((await remove("out")).status).toBe(200);
    expect(readdirSync(films)).toEqual([]);
    expect(readFileSync(join(folder, "secret"), "utf8")).toBe("secret");
  });

  it("removes nothing outside of the VOD's folder, nor that folder", async () => {
    const { client, films, folder } = await startFiles();
    writeFileSync(join(folder, "secret"), "secret");
    symlinkSync(folder, join(films, "outer"));
    for (const body of [
      { prefix: "movies", dir: "films", subpath: "../secret" },
      { prefix: "movies", dir: "films", subpath: "outer/secret" },
      { prefix: "movies", dir: "films", subpath: "..\\secret" },
      { prefix: "movies", dir: folder, subpath: "secret" },
      { prefix: "movies", dir: "films", subpath: "/" },
      { prefix: "movies", dir: "films" },
      { prefix: "open", dir: ".", subpath: "secret" },
      { dir: "films", subpath: "x" },
      [],
    ]) {
      const { status } = await client.post(`${api}/remove_file`, body);
      expect([400, 403], JSON.stringify(body)).toContain(status);
    }
    expect(existsSync(join(folder, "secret"))).toBe(true);
    expect(existsSync(films)).toBe(true);
  });
});

describe("upload", () => {
  it("stores the files of a form, whatever they are called and hold", async () => {
    const { films, send } = await startFiles();
    mkdirSync(join(films, "new season"));
    const large = Buffer.alloc(3_000_000, "\r\n--x");
    const files = { "film.mp4": large, "été: 1|2 (a).mkv": "b", "empty.flv": "", 'quote".mov': "q" };
    const { status, json } = await send(files, { "x-subpath": "/new%20season" });
    expect(json).toEqual({
      files: [
        { name: "film.mp4", size: large.length },
        { name: "été: 1|2 (a).mkv", size: 1 },
        { name: "empty.flv", size: 0 },
        { name: 'quote".mov', size: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(readFileSync(join(films, "new season", "film.mp4")).equals(large)).toBe(true);
    expect(readdirSync(join(films, "new season")).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it("is put into the audit log with the first names", async () => {
    const { client, send } = await startFiles();
    const words = async () => (await client.get(`${api}/audit?kind=file_uploaded&limit=1`)).json["entries"];
    await send({ "film.mp4": "a" });
    expect(await words()).toMatchObject([{ words: "Files uploaded to movies: 1 (film.mp4)." }]);
    await send(Object.fromEntries(["1", "2", "3", "4", "5", "6", "7"].map((name) => [name, name])));
    expect(await words()).toMatchObject([{ words: "Files uploaded to movies: 7 (1, 2, 3, 4, 5 and 2 more)." }]);
  });

  it("stores one file sent as it is", async () => {
    const { client, folder } = await startFiles();
    const answer = await fetch(`${client.url}${api}/upload`, {
      method: "POST",
      body: Buffer.from("bytes"),
      headers: {
        cookie: client.cookie,
        "content-type": "application/octet-stream",
        "x-prefix": "movies",
        "x-path": "more",
        "x-file-sizes": "film.mp4:5",
      },
    });
    expect(answer.status).toBe(200);
    expect(readFileSync(join(folder, "more", "film.mp4"), "utf8")).toBe("bytes");
  });

  it("stores files that are as open as the folder they come into", async () => {
    const { films, send } = await startFiles();
    const modes = [0o700, 0o750, 0o755].map(async (mode) => {
      const [name, folder] = [mode.toString(8), join(films, mode.toString(8))];
      mkdirSync(folder);
      chmodSync(folder, mode);
      await send({ "film.mp4": "bytes" }, { "x-subpath": name });
      return (statSync(join(folder, "film.mp4")).mode & 0o777).toString(8);
    });
    expect(await Promise.all(modes)).toEqual(["600", "640", "644"]);
  });

  it("overwrites nothing unless it is asked to", async () => {
    const { films, send } = await startFiles();
    writeFileSync(join(films, "film.mp4"), "old");
    const { status, json } = await send({ "other.mp4": "new", "film.mp4": "new" });
    expect(status).toBe(409);
    expect(json).toMatchObject({ error: "conflict", names: ["film.mp4"], message: expect.stringMatching(/film\.mp4/) });
    expect(readdirSync(films)).toEqual(["film.mp4"]);
    // Without sizes the name is known only when it comes.
    expect((await send({ "film.mp4": "new" }, { "x-file-sizes": "" })).status).toBe(409);
    expect(readFileSync(join(films, "film.mp4"), "utf8")).toBe("old");
    expect((await send({ "film.mp4": "new" }, { "x-replace": "true" })).status).toBe(200);
    expect(readFileSync(join(films, "film.mp4"), "utf8")).toBe("new");
  });

  it("keeps one of two files that come under the same name at once", async () => {
    const { films, send } = await startFiles();
    const answers = await Promise.all(["a", "b", "c"].map((letter) => send({ "film.mp4": letter.repeat(500_000) })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
    expect(new Set(readFileSync(join(films, "film.mp4"), "utf8")).size).toBe(1);
    expect(readdirSync(films)).toEqual(["film.mp4"]);
  });

  it("leaves nothing of an upload that is cut, and takes it again from its beginning", async () => {
    const { client, films, send, list } = await startFiles();
    for (const isForm of [true, false]) {
      await new Promise<void>((resolve) => {
        const request = httpRequest(`${client.url}${api}/upload`, {
          method: "POST",
          headers: {
            cookie: client.cookie,
            "content-type": isForm ? "multipart/form-data; boundary=xyz" : "application/octet-stream",
            "content-length": "5000000",
            "x-prefix": "movies",
            "x-path": "films",
            "x-file-sizes": "film.mp4:4000000",
          },
        });
        request.on("error", () => resolve());
        if (isForm) request.write('--xyz\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n');
        request.write(Buffer.alloc(2_000_000));
        const wait = setInterval(() => {
          // Half of it is on the disk, under a name that nobody sees.
          if (readdirSync(films).length === 0) return;
          clearInterval(wait);
          void list({ path: "films" }).then(({ json }) => {
            expect(json).toEqual({ files: [] });
            return request.destroy();
          });
        }, 20);
      });
      await expect.poll(() => readdirSync(films), { timeout: 5000 }).toEqual([]);
    }
    expect((await send({ "film.mp4": "whole" })).status).toBe(200);
    expect(readdirSync(films)).toEqual(["film.mp4"]);
  });

  it("refuses a file of another size than announced, and keeps nothing of it", async () => {
    const { films, send } = await startFiles();
    for (const sizes of [
      "film.mp4:4",
      "film.mp4:6",
      "film.mp4:x",
      "film.mp4",
      "other.mp4:5",
      "film.mp4:5|other.mp4:1",
    ]) {
      const { status, json } = await send({ "film.mp4": "bytes" }, { "x-file-sizes": sizes });
      expect(status, sizes).toBe(400);
      expect(json).toMatchObject({ error: "bad_request", message: expect.stringMatching(/\w \w+ \w/) });
      if (sizes.includes("|")) continue;
      expect(readdirSync(films)).toEqual([]);
    }
  });

  it("refuses at once what does not fit on the disk, and the words arrive though the body is large", async () => {
    const { films, send } = await startFiles();
    const { status, json } = await send(
      { "film.mp4": Buffer.alloc(8_000_000) },
      { "x-file-sizes": "film.mp4:900000000000000" },
    );
    expect(status).toBe(507);
    expect(json).toMatchObject({
      error: "storage_full",
      message: expect.stringMatching(/disk has [\d.,]+ [KMGT]B left/),
    });
    expect(readdirSync(films)).toEqual([]);
  });

  it("stores nothing under a name that leads elsewhere, hides, or misleads the eye", async () => {
    const { films, folder, send } = await startFiles();
    const names = [
      "../evil.mp4",
      "..",
      ".hidden",
      "a/b.mp4",
      "a\\b.mp4",
      "a\u0001.mp4",
      "x".repeat(300),
      "evil\u202Emp4",
    ];
    for (const name of names) {
      for (const headers of [{}, { "x-file-sizes": "" }]) {
        expect((await send({ [name]: "evil" }, headers)).status, JSON.stringify(name)).toBe(400);
      }
      expect(readdirSync(films)).toEqual([]);
    }
    expect(readdirSync(folder)).not.toContain("evil.mp4");
  });

  it("refuses every other place and form in words", async () => {
    const { films, folder, send } = await startFiles();
    writeFileSync(join(folder, "more", "file"), "");
    const requests: readonly (readonly [Record<string, string>, number])[] = [
      [{ "x-prefix": "" }, 400],
      [{ "x-prefix": "none" }, 404],
      [{ "x-path": "/etc" }, 403],
      [{ "x-subpath": "../more" }, 400],
      [{ "x-subpath": "%2e%2e/more" }, 400],
      [{ "x-subpath": "none" }, 404],
      [{ "x-path": "more", "x-subpath": "file" }, 404],
      [{ "content-type": "multipart/form-data" }, 400],
      [{ "content-type": "application/octet-stream", "x-file-sizes": "a:1|b:1" }, 400],
      [{ "content-type": "text/plain" }, 400],
    ];
    for (const [headers, status] of requests) {
      const answer = await send({ "film.mp4": "bytes" }, headers);
      expect(answer.status, JSON.stringify(headers)).toBe(status);
      expect(answer.json).toMatchObject({ error: expect.any(String), message: expect.stringMatching(/\w \w+ \w/) });
      expect(readdirSync(films)).toEqual([]);
    }
  });

  it("does not follow a link out of the folder, nor write through one", async () => {
    const { films, folder, send } = await startFiles();
    symlinkSync(folder, join(films, "outer"));
    writeFileSync(join(folder, "secret"), "secret");
    symlinkSync(join(folder, "secret"), join(films, "film.mp4"));
    expect((await send({ "evil.mp4": "evil" }, { "x-subpath": "outer" })).status).toBe(403);
    expect((await send({ "film.mp4": "evil" }, { "x-replace": "true" })).status).toBe(200);
    expect(readFileSync(join(folder, "secret"), "utf8")).toBe("secret");
    expect(readdirSync(folder)).not.toContain("evil.mp4");
  });

  it("clears away what a killed server left, but not what is being received", async () => {
    const { films, send } = await startFiles();
    const [stale, fresh] = [`.upload-${"0".repeat(24)}.tmp`, `.upload-${"1".repeat(24)}.tmp`];
    for (const name of [stale, fresh, ".other.tmp"]) writeFileSync(join(films, name), "half");
    utimesSync(join(films, stale), 1, 1);
    utimesSync(join(films, ".other.tmp"), 1, 1);
    await send({ "film.mp4": "bytes" });
    expect(readdirSync(films).toSorted()).toEqual([fresh, ".other.tmp", "film.mp4"].toSorted());
  });

  it("needs a login", async () => {
    const { client, send } = await startFiles();
    client.cookie = "";
    expect((await send({ "film.mp4": "bytes" })).status).toBe(401);
  });
});
