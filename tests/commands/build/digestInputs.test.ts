import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { digestInputs } from "../../../commands/build/buildWhenStale.ts";

let root = "";
const digest = () => digestInputs(root, ["src", "index.html", "missing.ts"]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sluice-digest-"));
  mkdirSync(join(root, "src/generated"), { recursive: true });
  writeFileSync(join(root, "src/main.tsx"), "one");
  writeFileSync(join(root, "index.html"), "<p>");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("digestInputs", () => {
  it("stays the same while no input changes", () => {
    expect(digest()).toBe(digest());
  });

  it("changes with a content, a name and a new file", () => {
    const seen = new Set([digest()]);
    writeFileSync(join(root, "src/main.tsx"), "two");
    seen.add(digest());
    renameSync(join(root, "src/main.tsx"), join(root, "src/start.tsx"));
    seen.add(digest());
    writeFileSync(join(root, "src/empty.ts"), "");
    seen.add(digest());
    expect(seen.size).toBe(4);
  });

  it("leaves out what the generator writes, as that follows from the schemas", () => {
    const before = digest();
    writeFileSync(join(root, "src/generated/entities.ts"), "new");
    expect(digest()).toBe(before);
  });
});
