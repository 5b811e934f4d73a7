import { describe, expect, it } from "vitest";
import { readyManifest } from "../../../../server/media/outputs/dash/dashOutput.ts";

const written = `<MPD type="dynamic" availabilityStartTime="2026-01-01T00:00:09.000Z" publishTime="2026-01-01T00:00:10.000Z">
<SegmentTemplate timescale="90000" initialization="d-init-$RepresentationID$.m4s" media="d-chunk-$RepresentationID$-$Number%06d$.m4s" startNumber="1">`;

describe("a DASH manifest", () => {
  it("carries the viewer's id and token in its addresses, behind url_prefix", () => {
    const base = "http://cdn.example.com/the%20news/";
    const text = readyManifest(written, { base, query: "?session=a&token=b%22", startedAtMs: 0 });
    expect(text).toContain(`initialization="${base}d-init-$RepresentationID$.m4s?session=a&amp;token=b%22"`);
    expect(text).toContain(`media="${base}d-chunk-$RepresentationID$-$Number%06d$.m4s?session=a&amp;token=b%22"`);
  });

  it("names HEVC in full, as far as it is known", () => {
    const set = '<Representation codecs="hvc1"/><Representation codecs="mp4a.40.2"/>';
    const codecsIn = (codecs?: string) =>
      [...readyManifest(set, { base: "", query: "", startedAtMs: 0, codecs }).matchAll(/codecs="(.*?)"/g)].map(
        ([, name]) => name,
      );
    expect(codecsIn("hvc1.1.6.L60.90,mp4a.40.2")).toEqual(["hvc1.1.6.L60.90", "mp4a.40.2"]);
    expect(codecsIn()).toEqual(["hvc1", "mp4a.40.2"]);
  });

  it("counts from the start of its first segment", () => {
    const startedAtMs = Date.UTC(2026, 0, 1, 0, 0, 4);
    const text = readyManifest(written, { base: "", query: "", startedAtMs });
    expect(text).toContain('availabilityStartTime="2026-01-01T00:00:04.000Z" publishTime="2026-01-01T00:00:10.000Z"');
  });

  it("lets no name or prefix break out of an attribute", () => {
    const text = readyManifest(written, { base: '"><script>', query: "", startedAtMs: 0 });
    expect(text).not.toContain('"><script>');
  });
});
