import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startFiles } from "./startFiles.ts";

const api = "/flussonic/api";

describe("list_files", () => {
  it("answers the folders and files of a VOD's path with type, name, size and prefix [C407]", async () => {
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
