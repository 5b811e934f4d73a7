import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../server/support/openRecord.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";
import { diskError } from "./support/diskError.ts";
import { watchedFiles } from "./support/watchedFiles.ts";

const who = "admin";

/** Far more than the calls of one save. */
const MOST_CALLS = 60;

describe("a save on a disk that fails", () => {
  it.each([
    ["ENOSPC", "storage_full"],
    ["EDQUOT", "storage_full"],
    ["EIO", "failed"],
    ["EROFS", "failed"],
  ])("fails as a whole when any one call answers %s, and works again afterwards", async (code, kind) => {
    let failures = 0;
    for (let failing = 1; failing <= MOST_CALLS; failing++) {
      let calls = -1;
      const files = watchedFiles(() => {
        if (calls >= 0 && ++calls === failing) throw diskError(code);
      });
      const { record, folder, close } = await openRecord({
        files,
        initialText: '{"loglevel":"notice"}',
        onError: () => undefined,
      });
      const path = join(folder, "sluice.conf");
      calls = 0;
      const error = await record.apply({ loglevel: "error" }, { ifMatch: 1, who }).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      const isDone = calls < failing;
      calls = -1;
      if (error === undefined) {
        // The call that failed was of no account to the save.
        expect(record.current.config).toEqual({ loglevel: "error" });
        expect(readFileSync(path, "utf8")).toContain("error");
      } else {
        failures += 1;
        expect(error).toMatchObject({ kind });
        expect(record.current).toMatchObject({ rev: 1, config: { loglevel: "notice" } });
        expect(readFileSync(path, "utf8")).toBe('{"loglevel":"notice"}');
        expect(leftovers(folder)).toEqual([]);
        expect(await record.apply({ loglevel: "error" }, { ifMatch: 1, who })).toEqual({ rev: 2 });
      }
      await close();
      if (isDone) break;
    }
    expect(failures).toBeGreaterThan(10);
  });

  it("is whole old or whole new when the process dies at any call", async () => {
    for (let last = 1; last <= MOST_CALLS; last++) {
      const folder = temporaryFolder();
      let calls = -1;
      const files = watchedFiles(() => {
        if (calls >= 0 && ++calls > last) throw diskError("EIO");
      });
      const first = await openRecord({ folder, files, initialText: '{"loglevel":"notice"}', onError: () => undefined });
      calls = 0;
      const saved = await first.record.apply({ loglevel: "error" }, { ifMatch: 1, who, operationId: "op" }).then(
        () => true,
        () => false,
      );
      const isDone = calls <= last;
      // Nothing of what the process would still do reaches the disk.
      calls = MOST_CALLS * 10;
      await first.close();
      const { record, notices, close } = await openRecord({ folder });
      expect(notices.errors).toEqual([]);
      const { rev, config } = record.current;
      expect([
        { rev: 1, config: { loglevel: "notice" } },
        { rev: 2, config: { loglevel: "error" } },
      ]).toContainEqual({ rev, config });
      if (saved) expect(rev).toBe(2);
      expect(leftovers(folder)).toEqual([]);
      // Sent again after the restart, the save is applied once in either case.
      await record.apply({ loglevel: "error" }, { ifMatch: 1, who, operationId: "op" });
      expect(record.current).toMatchObject({ rev: 2, config: { loglevel: "error" } });
      await close();
      if (isDone) break;
    }
  });

  it("syncs the file before the rename and the folder after it", async () => {
    const calls: string[] = [];
    const files = watchedFiles((call, path) =>
      calls.push(`${call} ${basename(path).replace(/\.[0-9a-f]{12}\.tmp$/, " new")}`),
    );
    const { record, folder } = await openRecord({ files });
    calls.length = 0;
    await record.apply({ loglevel: "error" }, { ifMatch: 1, who });
    const own = calls.filter(
      (call) => call.endsWith("sluice.conf new") || call.endsWith(basename(folder)) || call.startsWith("link"),
    );
    expect(own).toEqual([
      "open sluice.conf new",
      "writeFile sluice.conf new",
      "readFile sluice.conf new",
      "sync sluice.conf new",
      "close sluice.conf new",
      "link sluice.conf",
      "stat sluice.conf new",
      "rename sluice.conf new",
      `open ${basename(folder)}`,
      `sync ${basename(folder)}`,
      `close ${basename(folder)}`,
      "unlink sluice.conf new",
    ]);
  });
});

function leftovers(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tmp"));
}
