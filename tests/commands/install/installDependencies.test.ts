import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { missingPackages } from "../../../commands/install/installDependencies.mjs";

let root = "";
const write = (path: string, packages: Record<string, unknown>) =>
  writeFileSync(join(root, path), JSON.stringify({ packages }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sluice-install-"));
  mkdirSync(join(root, "node_modules"));
  write("package-lock.json", {
    "": { name: "sluice" },
    "node_modules/react": { version: "19.0.0" },
    "node_modules/@types/node": { version: "20.0.0", dev: true },
    "node_modules/fsevents": { version: "2.0.0", optional: true },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

describe("missingPackages", () => {
  it("names every package on a fresh clone, but not those of another platform", () => {
    expect(missingPackages(root)).toEqual(["react", "@types/node"]);
  });

  it("names a package that is there in another version", () => {
    write("node_modules/.package-lock.json", {
      "node_modules/react": { version: "18.0.0" },
      "node_modules/@types/node": { version: "20.0.0" },
    });
    expect(missingPackages(root)).toEqual(["react"]);
  });

  it("names none when npm says it installed all", () => {
    write("node_modules/.package-lock.json", {
      "node_modules/react": { version: "19.0.0" },
      "node_modules/@types/node": { version: "20.0.0" },
    });
    expect(missingPackages(root)).toEqual([]);
  });
});
