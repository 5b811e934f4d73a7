import { spawnSync } from "node:child_process";
import {
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
import * as promises from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  FilePlacer,
  finishPlacing,
  formerFolder,
  type NamingDisk,
  plannedNames,
  putInPlace,
} from "../../../../server/media/vod/upload/placeFiles.ts";
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
const beforeFirst = () => Promise.resolve();

/** A data folder with a VOD's folder in it, and uploads to that. */
function films(root = temporaryFolder()) {
  const [folder, plans] = [join(root, "films"), join(root, "placing")];
  mkdirSync(folder, { recursive: true });
  return {
    root,
    folder,
    plans,
    /** Films that are there already. */
    has: (names: readonly string[]) => {
      for (const name of names) {
        writeFileSync(join(folder, name), `former ${name}`);
        utimesSync(join(folder, name), 0, 0);
      }
    },
    /** Files that are received, and have no names yet. */
    received: (names: readonly string[], mark = "new") =>
      names.map((name) => {
        const path = join(folder, temporaryUpload.newName());
        writeFileSync(path, `${mark} ${name}`);
        return { name, path };
      }),
    /** All that is there, also what is hidden; a folder as "folder". */
    read: () =>
      Object.fromEntries(
        readdirSync(folder).map((name) => {
          const path = join(folder, name);
          return [name, statSync(path).isDirectory() ? "folder" : readFileSync(path, "utf8")];
        }),
      ),
  };
}

const as = (mark: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `${mark} ${name}`]));

/** The real disk, with something that happens before each call. */
function watchedDisk(before: (call: string, args: readonly unknown[]) => void): NamingDisk {
  const { link, lstat, mkdir, open, rename, rm, rmdir, unlink } = promises;
  return new Proxy(
    { link, lstat, mkdir, open, rename, rm, rmdir, unlink },
    {
      get:
        (calls, name) =>
        async (...args: unknown[]) => {
          before(String(name), args);
          return Reflect.apply(Reflect.get(calls, name), undefined, args);
        },
    },
  );
}

describe("an upload that replaces files, one of which finds no place", () => {
  it("leaves what was there, though another upload clears the folder meanwhile", async () => {
    const { folder, plans, has, received, read } = films();
    const names = [long, ...Array.from({ length: 20 }, (_, n) => `${n}.mp4`)];
    has(names);
    mkdirSync(join(folder, "taken.mp4"));
    const files = received([...names, "new.mp4", "taken.mp4"]);
    let isOver = false;
    const clearing = (async () => {
      while (!isOver) await clearStaleUploads(folder, new Set(), Date.now());
    })();
    const active = new Set<string>();
    const placed = new FilePlacer(plans, active).place(folder, files, { mayReplace: true, beforeFirst });
    await expect(placed).rejects.toThrow("taken.mp4");
    isOver = true;
    await clearing;
    expect(read()).toEqual({ ...as("former", names), "taken.mp4": "folder" });
    expect([active.size, readdirSync(plans)]).toEqual([0, []]);
  });

  it("puts back every other one where one is gone, and leaves what somebody else has put there since", async () => {
    const { folder, plans, has, received, read } = films();
    const names = ["a.mp4", "b.mp4", "c.mp4"];
    has(names);
    mkdirSync(join(folder, "taken.mp4"));
    const disk = watchedDisk((call, [from, to]) => {
      if (call !== "rename" || to !== join(folder, "taken.mp4")) return;
      expect(existsSync(String(from))).toBe(true);
      rmSync(join(folder, readdirSync(folder).find(formerFolder.isOne) ?? "", "b.mp4"));
      rmSync(join(folder, "a.mp4"));
      writeFileSync(join(folder, "a.mp4"), "of another");
    });
    const files = received([...names, "taken.mp4"]);
    const placed = new FilePlacer(plans, new Set(), disk).place(folder, files, { mayReplace: true, beforeFirst });
    await expect(placed).rejects.toThrow("taken.mp4");
    expect(read()).toEqual({
      "a.mp4": "of another",
      "b.mp4": "new b.mp4",
      "c.mp4": "former c.mp4",
      "taken.mp4": "folder",
    });
  });
});

describe("uploads to one folder at once", () => {
  it("are stored one after the other: one that is refused undoes nothing of another", async () => {
    const { folder, plans, has, received, read } = films();
    const names = Array.from({ length: 30 }, (_, n) => `${n}.mp4`);
    has(names.slice(0, 15));
    mkdirSync(join(folder, "taken.mp4"));
    const placer = new FilePlacer(plans, new Set());
    const refused = placer.place(folder, received([...names, "taken.mp4"], "refused"), {
      mayReplace: true,
      beforeFirst,
    });
    const stored = placer.place(folder, received(names, "stored"), { mayReplace: true, beforeFirst });
    await expect(refused).rejects.toThrow("taken.mp4");
    await stored;
    expect(read()).toEqual({ ...as("stored", names), "taken.mp4": "folder" });
  });

  it("ask for their turn whether the names are free still, and whether they may", async () => {
    const { folder, plans, received, read } = films();
    const placer = new FilePlacer(plans, new Set());
    const first = placer.place(folder, received(["a.mp4", "b.mp4"], "first"), { mayReplace: false, beforeFirst });
    const second = placer.place(folder, received(["b.mp4"], "second"), {
      mayReplace: false,
      beforeFirst: () => (existsSync(join(folder, "b.mp4")) ? Promise.reject(new Error("there")) : Promise.resolve()),
    });
    await first;
    await expect(second).rejects.toThrow("there");
    expect(read()).toMatchObject(as("first", ["a.mp4", "b.mp4"]));
  });
});

/**
 * Stores an upload with the server killed before each call to the disk in turn.
 * @returns what is there after the next start, one for each of the kills, and what that start told
 */
async function killedEverywhere(
  mayReplace: boolean,
  sent: readonly string[],
  prepare: (place: ReturnType<typeof films>) => void,
) {
  const place = films();
  prepare(place);
  const copies: string[] = [];
  const disk = watchedDisk(() => {
    const copy = temporaryFolder();
    // Links: it is the same files that the plan tells by their numbers.
    spawnSync("cp", ["-al", `${place.root}/.`, copy]);
    copies.push(copy);
  });
  const done = await new FilePlacer(place.plans, new Set(), disk)
    .place(place.folder, place.received(sent), { mayReplace, beforeFirst })
    .then(
      () => "stored",
      () => "refused",
    );
  const after = [];
  for (const copy of copies) {
    const { plans, folder, read } = films(copy);
    const notes = existsSync(plans) ? readdirSync(plans) : [];
    for (const name of notes) {
      const moved = readFileSync(join(plans, name), "utf8").replaceAll(place.root, copy);
      rmSync(join(plans, name));
      writeFileSync(join(plans, name), moved);
    }
    // Before it was written down nothing was done: the halves are for the sweep.
    const told = await finishPlacing(plans, Date.now());
    if (notes.length === 0) await clearStaleUploads(folder, new Set(), Date.now() + 7_200_000);
    after.push({ files: read(), told, wasBegun: notes.length > 0 });
  }
  return { done, after };
}

describe("an upload that the end of the server breaks off while its files get their names", () => {
  const names = ["a.mp4", "b.mp4", "c.mp4"];

  it.each([true, false])("is there in full after the next start (replacing: %s)", async (mayReplace) => {
    const before = mayReplace ? ["a.mp4", "c.mp4"] : [];
    const { done, after } = await killedEverywhere(mayReplace, names, ({ has }) => has([...before, "other.mp4"]));
    const other = as("former", ["other.mp4"]);
    expect(done).toBe("stored");
    expect(after.filter(({ wasBegun }) => wasBegun).length).toBeGreaterThan(10);
    for (const { files, wasBegun } of after) {
      expect(files).toEqual(wasBegun ? { ...as("new", names), ...other } : { ...as("former", before), ...other });
    }
    expect(after.flatMap(({ told }) => told).join("\n")).toMatch(/3 files .* is there in full now/);
  });

  it.each([true, false])("is undone where one cannot get its name (replacing: %s)", async (mayReplace) => {
    const before = mayReplace ? ["a.mp4", "c.mp4"] : [];
    const { done, after } = await killedEverywhere(mayReplace, [...names, "taken.mp4"], ({ has, folder }) => {
      has(before);
      mkdirSync(join(folder, "taken.mp4"));
    });
    expect(done).toBe("refused");
    expect(after.filter(({ wasBegun }) => wasBegun).length).toBeGreaterThan(10);
    for (const { files } of after) expect(files).toEqual({ ...as("former", before), "taken.mp4": "folder" });
    expect(after.flatMap(({ told }) => told).join("\n")).toMatch(/4 files .* was undone: /);
  });

  it("waits for a folder whose disk is not there, but not for ever", async () => {
    const { plans, folder } = films();
    mkdirSync(plans);
    const note = join(plans, "one.json");
    const plan = { folder: join(folder, "away"), formers: formerFolder.newName(), mayReplace: true, files: [] };
    writeFileSync(note, JSON.stringify(plan));
    expect(await finishPlacing(plans, Date.now() + 6 * 86_400_000)).toEqual([
      expect.stringContaining("waits: nothing"),
    ]);
    expect(readdirSync(plans)).toEqual(["one.json"]);
    await finishPlacing(plans, Date.now() + 8 * 86_400_000);
    expect(readdirSync(plans)).toEqual([]);
  });

  it("follows no link to another folder, and takes no damaged plan for one", async () => {
    const { plans, root, folder, has, read } = films();
    has(["a.mp4"]);
    mkdirSync(plans);
    symlinkSync(folder, join(root, "link"));
    const { ino: inode } = statSync(join(folder, "a.mp4"));
    const files = [{ name: "b.mp4", hidden: "a.mp4", inode, isNew: true }];
    const plan = { folder: join(root, "link"), formers: formerFolder.newName(), mayReplace: true, files };
    writeFileSync(join(plans, "link.json"), JSON.stringify(plan));
    writeFileSync(join(plans, "half.json"), "{");
    writeFileSync(join(plans, "other.json"), JSON.stringify({ ...plan, folder, formers: "../films" }));
    await finishPlacing(plans, Date.now());
    expect(read()).toEqual(as("former", ["a.mp4"]));
    expect(readdirSync(plans).toSorted()).toEqual(["half.json", "link.json", "other.json"]);
  });
});

/** An upload of three files, two of which replace, whose server was killed when it had placed the first one. */
async function halfDone({ mayReplace }: { readonly mayReplace: boolean }) {
  const place = films();
  const names = ["a.mp4", "b.mp4", "c.mp4"];
  if (mayReplace) place.has(["a.mp4", "c.mp4"]);
  let isDead = false;
  const disk = watchedDisk((call, [, to]) => {
    isDead ||= (call === "rename" || call === "link") && to === join(place.folder, "b.mp4");
    if (isDead) throw new Error("killed");
  });
  const placed = new FilePlacer(place.plans, new Set(), disk).place(place.folder, place.received(names), {
    mayReplace,
    beforeFirst,
  });
  await expect(placed).rejects.toThrow("b.mp4");
  expect(readdirSync(place.plans)).toHaveLength(1);
  return { ...place, names };
}

describe("an upload that waits to be finished", () => {
  it("waits on, with what it replaced, where the disk takes nothing now, and is finished when it does", async () => {
    const { plans, folder, names, read } = await halfDone({ mayReplace: true });
    const before = read();
    const readOnly = watchedDisk((call) => {
      if (call !== "lstat") throw Object.assign(new Error("read-only"), { code: "EROFS" });
    });
    const [told] = await finishPlacing(plans, Date.now(), readOnly);
    expect(told).toMatch(/3 files .* could not be finished, and waits: '\w\.mp4' is on a read-only disk\.$/);
    expect(read()).toEqual(before);
    await clearStaleUploads(folder, new Set(await plannedNames(plans)), Date.now() + 7_200_000);
    expect(read()).toEqual(before);
    await finishPlacing(plans, Date.now());
    expect([read(), readdirSync(plans)]).toEqual([as("new", names), []]);
  });

  it.each([true, false])(
    "is finished on a disk that has given other numbers since (replacing: %s)",
    async (mayReplace) => {
      const { plans, names, read } = await halfDone({ mayReplace });
      const { lstat } = promises;
      const renumbered: NamingDisk = {
        ...watchedDisk(() => undefined),
        lstat: (async (path: string) => {
          const found = await lstat(path);
          return Object.assign(found, { ino: found.ino + 1000 });
        }) as NamingDisk["lstat"],
        ...(({ link, mkdir, open, rename, rm, rmdir, unlink }) => ({ link, mkdir, open, rename, rm, rmdir, unlink }))(
          promises,
        ),
      };
      await finishPlacing(plans, Date.now(), renumbered);
      expect(read()).toEqual(as("new", names));
    },
  );

  it("knows the empty file with which it has claimed a name on a disk without links", async () => {
    const { plans, folder, names, read } = await halfDone({ mayReplace: false });
    writeFileSync(join(folder, "b.mp4"), "");
    await finishPlacing(plans, Date.now());
    expect(read()).toEqual(as("new", names));
    const undone = await halfDone({ mayReplace: false });
    writeFileSync(join(undone.folder, "b.mp4"), "");
    mkdirSync(join(undone.folder, "c.mp4"));
    await finishPlacing(undone.plans, Date.now());
    expect(undone.read()).toEqual({ "c.mp4": "folder" });
  });

  it("waits where another disk is mounted in the place of its folder", async () => {
    const { plans, root, folder, names } = await halfDone({ mayReplace: true });
    await promises.rename(folder, join(root, "unmounted"));
    mkdirSync(join(folder, "lost+found"), { recursive: true });
    expect(await finishPlacing(plans, Date.now())).toEqual([expect.stringContaining("waits: nothing of it")]);
    rmSync(folder, { recursive: true });
    await promises.rename(join(root, "unmounted"), folder);
    await finishPlacing(plans, Date.now());
    expect(names.map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(Object.values(as("new", names)));
  });

  it("keeps no server from starting, whatever lies beside its plan, and is finished all the same", async () => {
    const { plans, root, names, read } = await halfDone({ mayReplace: true });
    mkdirSync(join(plans, "old.json"));
    spawnSync("mkfifo", [join(plans, "pipe.json")]);
    const plan = { folder: join(root, "file"), formers: formerFolder.newName(), mayReplace: true };
    writeFileSync(plan.folder, "no folder");
    const file = { name: "a.mp4", hidden: "b", inode: 1, isNew: true };
    const plansOf = { nothing: [null], file: [file], out: [{ ...file, name: "../a.mp4" }] };
    for (const [name, files] of Object.entries(plansOf))
      writeFileSync(join(plans, `${name}.json`), JSON.stringify({ ...plan, files }));
    const told = await finishPlacing(plans, Date.now());
    expect(told.filter((words) => words.endsWith("is there in full now."))).toHaveLength(1);
    expect(read()).toEqual(as("new", names));
  });
});

describe("what a killed server has kept of files that it was replacing, and whose plan is lost", () => {
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
