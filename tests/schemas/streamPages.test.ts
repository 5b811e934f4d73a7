import { beforeAll, describe, expect, it } from "vitest";
import { formSections } from "../../generator/emit/emitForms.ts";
import { readAnnotations, type PageAnnotation } from "../../generator/schema/annotations.ts";
import { pageSchema } from "../../generator/schema/pageSchema.ts";
import { type FieldPlace, walkFields } from "../../generator/schema/walkFields.ts";
import type { SchemaNode } from "../../generator/schema/schemaNode.ts";
import { SchemaShelf } from "./SchemaShelf.ts";

let stream: SchemaNode;
let pages: readonly PageAnnotation[];
beforeAll(async () => {
  stream = (await SchemaShelf.read()).node("stream");
  pages = readAnnotations(stream).entity?.pages ?? [];
});

/** Settings, without the objects that only hold others and without what the server reports. */
function settings(): readonly FieldPlace[] {
  const reported = Object.keys(stream.properties ?? {}).filter((key) => stream.properties?.[key]?.readOnly);
  return walkFields(stream).filter(
    ({ node, pattern }) =>
      node.properties === undefined && node.oneOf === undefined && !reported.includes(pattern.split("/")[1] ?? ""),
  );
}

describe("the pages of a stream", () => {
  it("are those of its tabs", () => {
    expect(pages.map(({ name }) => name)).toEqual(["overview", "input", "transcoder", "dvr", "output", "auth"]);
  });

  it("hold every setting that can be edited; the position is set in the list", () => {
    const homeless = settings().filter(({ page }) => page === undefined);
    expect(homeless.map(({ pattern }) => pattern)).toEqual(["/position"]);
  });

  it("show every property of a page in one of its sections", () => {
    for (const page of pages) {
      const part = pageSchema(stream, page.name);
      const shown = part && formSections(part, page, new Map()).flatMap(({ properties }) => properties);
      expect(shown?.toSorted(), page.name).toEqual(Object.keys(part?.properties ?? {}).toSorted());
    }
  });

  it("hold the settings where an operator looks for them", () => {
    const homes = new Map(settings().map(({ pattern, page, section }) => [pattern, `${page} ${section}`]));
    const expected: Readonly<Record<string, string>> = {
      "/meta/comment": "overview general",
      "/static": "overview start",
      "/urls/*/url": "input sources",
      "/password": "input publish-settings",
      "/backup/file": "input fallback",
      "/transcoder/global/hw": "transcoder transcoder",
      "/dvr/root": "dvr archive",
      "/cache/path": "dvr cache",
      "/auth/max_sessions": "output sessions",
      "/clients_timeout": "output sessions",
      "/segment_duration": "output segments",
      "/prepush": "output persistent",
      "/meta/program_id": "output mpegts",
      "/pushes/*/url": "output pushes",
      "/ad_schedule": "output advertising",
      "/protocols/hls": "output protocols",
      "/auth/url": "auth auth",
      "/drm/vendor": "auth drm",
      "/meta/drm_id": "auth drm",
    };
    for (const [pattern, home] of Object.entries(expected)) expect(homes.get(pattern), pattern).toBe(home);
  });
});
