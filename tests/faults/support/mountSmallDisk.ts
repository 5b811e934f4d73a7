import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A disk of so many bytes, there until the file's tests are over; undefined where this account may not mount one. */
export function mountSmallDisk(bytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "sluice-disk-"));
  const { status } = spawnSync("/bin/mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "sluice-test", folder]);
  if (status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  afterAll(() => {
    spawnSync("/bin/umount", ["--lazy", folder]);
    rmdirSync(folder);
  });
  return folder;
}
