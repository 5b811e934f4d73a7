import { describe, expect, it } from "vitest";
import type { FileEntry } from "../../../src/generated/types/FileEntry.ts";
import { fileFacts, fileRows } from "../../../src/model/files/fileRows.ts";
import { isVideo } from "../../../src/model/files/fileNames.ts";
import { formatBytes } from "../../../src/model/units/formatQuantity.ts";

const file = (name: string): FileEntry => ({ name, type: "file", size: 1 });
const directory = (name: string): FileEntry => ({ name, type: "directory" });
const inWords = (entries: readonly FileEntry[], ...rest: [sought?: string, only?: "videos" | "directories"]) =>
  fileRows(entries, rest[0] ?? "", rest[1]).map((row) =>
    row.kind === "head" ? `${row.group} ${row.count}` : row.entry.name,
  );

describe("the rows of a list of files", () => {
  it("are grouped into videos, directories and other, each by name, numbers by their value [C173]", () => {
    const entries = [
      file("b.txt"),
      directory("season 10"),
      file("film 10.mp4"),
      directory("season 9"),
      file("Film 9.mp4"),
      file("a.txt"),
    ];
    expect(inWords(entries)).toEqual([
      "videos 2",
      "Film 9.mp4",
      "film 10.mp4",
      "directories 2",
      "season 9",
      "season 10",
      "others 2",
      "a.txt",
      "b.txt",
    ]);
  });

  it("have no head for a group without any, and are filtered by name and by group", () => {
    const entries = [file("film.mp4"), directory("films"), file("notes")];
    expect(inWords(entries, " FILM ")).toEqual(["videos 1", "film.mp4", "directories 1", "films"]);
    expect(inWords(entries, "", "directories")).toEqual(["directories 1", "films"]);
    expect(inWords(entries, "x")).toEqual([]);
  });

  it("count a directory as one, whatever it is called", () => {
    expect(inWords([directory("old.mp4")])).toEqual(["directories 1", "old.mp4"]);
  });
});

describe("what is told of a file", () => {
  it("counts as nothing what is no figure", () => {
    const facts = fileFacts({
      client_count: 2,
      worker_count: Number.NaN,
      bytes_in: Number.POSITIVE_INFINITY,
      bytes_out: "5",
    });
    expect(facts).toEqual({ clients: "2", workers: "0", read: formatBytes(0), sent: formatBytes(0) });
    expect(fileFacts({ client_count: Number.NaN })).toMatchObject({ clients: "0" });
    expect(fileFacts({ worker_count: 1 })).toBeUndefined();
  });
});

describe("a video", () => {
  it.each(["a.mp4", "a.flv", "a.m4v", "a.mov", "a.mkv", "A.MP4", "a.b.MkV"])("is %s [C174]", (name) => {
    expect(isVideo(name)).toBe(true);
  });

  it.each(["a.ts", "mp4", "a.mp4.part", "a.avi", "a.mp3", "amp4", ""])("is not %s [C174]", (name) => {
    expect(isVideo(name)).toBe(false);
  });
});
