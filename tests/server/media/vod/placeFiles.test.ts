import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { putInPlace } from "../../../../server/media/vod/upload/placeFiles.ts";
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
