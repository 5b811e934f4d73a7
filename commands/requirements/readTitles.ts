import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestTitle } from "./TestTitle.ts";
import { titlesIn } from "./titlesIn.ts";

/** The titles of all tests under tests/. */
export function readTitles(root: string): readonly TestTitle[] {
  const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((name) => /\.test\.tsx?$/.test(name)).toSorted();
  return tests.flatMap((name) => titlesIn(readFileSync(join(root, "tests", name), "utf8"), `tests/${name}`));
}
