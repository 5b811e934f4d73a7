import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BuildInParts, buildWhenStale, takeLock } from "../../../commands/build/buildWhenStale.ts";

let root = "";
beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
  root = mkdtempSync(join(tmpdir(), "sluice-build-"));
  for (const folder of ["src", "dist/server"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "src/main.tsx"), "one");
  writeFileSync(join(root, "dist/server/main.js"), "");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const parts = ["console", "server"];
const passed = () => Promise.resolve({ failed: 0 });
const isStamped = () => existsSync(join(root, "dist/.stamp"));

describe("a build in parts", () => {
  it("is one that a start finds nothing to build in, once all parts are of the same sources", async () => {
    const build = new BuildInParts(parts);
    await build.make(root, "console", passed);
    writeFileSync(join(root, "src/main.tsx"), "two");
    await build.make(root, "server", passed);
    expect(isStamped()).toBe(false);
    await build.make(root, "console", passed);
    expect(isStamped()).toBe(true);
    expect((await buildWhenStale(root)).ok).toBe(true);
    expect(console.log).not.toHaveBeenCalled();
  });

  it("stays one where a part is made again, and is none while it is made and when that failed", async () => {
    const build = new BuildInParts(parts);
    for (const part of parts) await build.make(root, part, passed);
    const seen: boolean[] = [];
    const looking = (failed: number) => () => Promise.resolve({ failed, seen: seen.push(isStamped()) });
    await new BuildInParts(parts).make(root, "console", looking(0));
    seen.push(isStamped());
    await build.make(root, "console", looking(1));
    seen.push(isStamped());
    expect(seen).toEqual([false, true, false, false]);
  });
});

describe("the lock of a build", () => {
  const path = () => join(root, "dist/.building");

  it("is held by one at a time", async () => {
    const release = await takeLock(path(), 5);
    let hasSecond = false;
    const second = takeLock(path(), 5).then((end) => {
      hasSecond = true;
      return end;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hasSecond).toBe(false);
    release();
    (await second)();
    expect(existsSync(path())).toBe(false);
  });

  it("is taken from a process that was killed with it", async () => {
    writeFileSync(path(), "");
    utimesSync(path(), 1, 1);
    (await takeLock(path(), 5))();
    expect(existsSync(path())).toBe(false);
  });

  it("is waited for by a second start, which then builds nothing", async () => {
    const release = await takeLock(path(), 5);
    const second = buildWhenStale(root);
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    // The first has built, the second waits for half a second yet.
    const build = new BuildInParts([]);
    await build.make(root, "all", passed);
    expect(readFileSync(join(root, "dist/.stamp"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
    expect((await second).ok).toBe(true);
    expect(vi.mocked(console.log).mock.calls.flat()).toEqual(["Another start makes the build: waiting for it ..."]);
  });
});
