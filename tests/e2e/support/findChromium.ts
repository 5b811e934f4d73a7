import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** First the one without windows, menus and extensions: the same engine draws a page with a third less work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium to test with: $CHROMIUM, else one in PATH, else Playwright's own; undefined where there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) return isFile(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isFile);
  return inPath ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
