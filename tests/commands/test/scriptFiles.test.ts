import { describe, expect, it } from "vitest";
import type { ManifestEntry } from "../../../commands/test/readManifest.ts";
import { scriptFiles } from "../../../commands/test/scriptFiles.ts";

const entry = (file: string, imports: readonly string[] = [], isEntry = false): ManifestEntry => ({
  file,
  imports,
  isEntry,
});
const manifest = new Map([
  ["index.html", entry("main.js", ["_react.js"], true)],
  ["_react.js", entry("react.js", ["_shared.js"])],
  ["_shared.js", entry("shared.js", ["_react.js"])],
  ["pages/media/MediaPage.tsx", entry("media.js", ["_shared.js", "_list.js"])],
  ["_list.js", entry("list.js")],
  ["pages/config/ConfigPage.tsx", entry("config.js", ["_forms.js"])],
  ["_forms.js", entry("forms.js")],
]);

describe("scriptFiles", () => {
  it("names the entry, the page's chunk and what they import, each once", () => {
    expect(scriptFiles(manifest, "pages/media/")).toEqual(["list.js", "main.js", "media.js", "react.js", "shared.js"]);
  });

  it("counts a page that is part of the entry with the entry", () => {
    expect(scriptFiles(manifest, "pages/vod/")).toEqual(["main.js", "react.js", "shared.js"]);
  });

  it("complains of a build without an entry", () => {
    expect(() => scriptFiles(new Map(), "pages/media/")).toThrow("names no entry");
  });
});
