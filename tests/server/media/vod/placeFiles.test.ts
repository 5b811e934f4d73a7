import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formerFolder, placeFiles, putInPlace } from "../../../../server/media/vod/upload/placeFiles.ts";
import { clearStaleUploads, temporaryUpload } from "../../../../server/media/vod/upload/temporaryUploads.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

describe("giving a received file its name", () => {
  it("leaves nothing under the name when the file cannot be moved there", async () => {
    const folder = temporaryFolder();
    const path = join(folder, "film.mp4");
    await expect(putInPlace(join(folder, "gone.tmp"), path, false)).rejects.toMatchObject({ code: "ENOENT" });
    expect(existsSync(path)).toBe(false);
  });

  it("says of a folder that is gone not that the name is taken", async () => {
    const folder = temporaryFolder();
    const temporary = join(folder, "one.tmp");
    writeFileSync(temporary, "bytes");
    await expect(putInPlace(temporary, join(folder, "none", "film.mp4"), false)).rejects.toMatchObject({
      code: "ENOENT",
    });
    await expect(putInPlace(temporary, temporary, false)).rejects.toMatchObject({ kind: "conflict" });
    expect(readFileSync(temporary, "utf8")).toBe("bytes");
  });
});

const long = `${"x".repeat(251)}.mp4`;

/** A folder of old films, and an upload that is to replace them, whose last file finds a folder in its place. */
function refusedUpload(names: readonly string[]) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "taken.mp4"));
  for (const name of names) {
    writeFileSync(join(folder, name), `former ${name}`);
    utimesSync(join(folder, name), 0, 0);
  }
  const files = [...names, "new.mp4", "taken.mp4"].map((name) => {
    const path = join(folder, temporaryUpload.newName());
    writeFileSync(path, `new ${name}`);
    return { name, path };
  });
  const read = () =>
    Object.fromEntries(
      readdirSync(folder)
        .filter((name) => name !== "taken.mp4" && !temporaryUpload.isOne(name))
        .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
    );
  const former = Object.fromEntries(names.map((name) => [name, `former ${name}`]));
  return { folder, files, read, former };
}

describe("an upload that replaces files, one of which finds no place", () => {
  it("leaves what was there, though another upload clears the folder meanwhile", async () => {
    const { folder, files, read, former } = refusedUpload([long, ...Array.from({ length: 20 }, (_, n) => `${n}.mp4`)]);
    let isOver = false;
    const clearing = (async () => {
      while (!isOver) await clearStaleUploads(folder, new Set(), Date.now());
    })();
    const active = new Set<string>();
    await expect(placeFiles(files, { mayReplace: true, active })).rejects.toThrow("taken.mp4");
    isOver = true;
    await clearing;
    expect(read()).toEqual(former);
    expect(active.size).toBe(0);
  });

  it("puts back every other one where one is gone", async () => {
    const { folder, files, read } = refusedUpload(["a.mp4", "b.mp4", "c.mp4"]);
    const sabotaged = files.map(({ name, path }) => ({
      name,
      get path() {
        const kept = readdirSync(folder).find(formerFolder.isOne);
        if (name === "taken.mp4") rmSync(join(folder, kept ?? "", "b.mp4"));
        return path;
      },
    }));
    await expect(placeFiles(sabotaged, { mayReplace: true, active: new Set() })).rejects.toThrow("taken.mp4");
    expect(read()).toEqual({ "a.mp4": "former a.mp4", "b.mp4": "new b.mp4", "c.mp4": "former c.mp4" });
  });

  it("leaves what was there of a name that it brings twice", async () => {
    const { folder, files, read, former } = refusedUpload(["a.mp4"]);
    const path = join(folder, temporaryUpload.newName());
    writeFileSync(path, "again");
    const twice = [{ name: "new.mp4", path }, ...files];
    await expect(placeFiles(twice, { mayReplace: true, active: new Set() })).rejects.toThrow("taken.mp4");
    expect(read()).toEqual(former);
  });
});

describe("what a killed server has kept of files that it was replacing", () => {
  it("comes back where nothing has its name, goes where something has, and not while it may be in use", async () => {
    const folder = temporaryFolder();
    const name = formerFolder.newName();
    mkdirSync(join(folder, name));
    for (const film of ["gone.mp4", "there.mp4"]) writeFileSync(join(folder, name, film), "former");
    writeFileSync(join(folder, "there.mp4"), "new");
    await clearStaleUploads(folder, new Set(), Date.now());
    await clearStaleUploads(folder, new Set([name]), Date.now() + 120_000);
    expect(readdirSync(folder)).toEqual([name, "there.mp4"]);
    await clearStaleUploads(folder, new Set(), Date.now() + 120_000);
    expect(readdirSync(folder)).toEqual(["gone.mp4", "there.mp4"]);
    expect(["gone.mp4", "there.mp4"].map((film) => readFileSync(join(folder, film), "utf8"))).toEqual([
      "former",
      "new",
    ]);
  });

  it("is no link that somebody has made: nothing comes from where that leads", async () => {
    const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(elsewhere, "private.mp4"), "of another");
    const names = [formerFolder.newName(), temporaryUpload.newName()];
    for (const name of names) symlinkSync(elsewhere, join(folder, name));
    await clearStaleUploads(folder, new Set(), Date.now() + 7_200_000);
    expect(readdirSync(elsewhere)).toEqual(["private.mp4"]);
    expect(readdirSync(folder)).toEqual([names[0]]);
  });
});
