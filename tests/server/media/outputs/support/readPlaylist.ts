/** A segment as a playlist tells of it. */
export interface ListedSegment {
  readonly address: string;
  readonly durationS: number;
  readonly sequence: number;
  readonly discontinuity: number;
  readonly startedAt: string | undefined;
}

/** A media playlist, read strictly: a line that is not understood is an error. */
export function readPlaylist(text: string): {
  readonly targetS: number;
  readonly segments: readonly ListedSegment[];
} {
  const lines = text.split("\n");
  if (lines.shift() !== "#EXTM3U" || lines.pop() !== "") throw new Error(`This is no playlist: ${text}`);
  let [targetS, sequence, discontinuity] = [NaN, NaN, NaN];
  let durationS: number | undefined;
  let startedAt: string | undefined;
  const segments: ListedSegment[] = [];
  for (const line of lines) {
    const [, tag = "", value = ""] = /^#(?<tag>[A-Z0-9-]+)(?::(?<value>.*))?$/.exec(line) ?? [];
    if (tag === "EXT-X-TARGETDURATION") targetS = Number(value);
    else if (tag === "EXT-X-MEDIA-SEQUENCE") sequence = Number(value);
    else if (tag === "EXT-X-DISCONTINUITY-SEQUENCE") discontinuity = Number(value);
    else if (tag === "EXT-X-DISCONTINUITY") discontinuity++;
    else if (tag === "EXT-X-PROGRAM-DATE-TIME") startedAt = value;
    else if (tag === "EXTINF") durationS = Number(/^(?<seconds>\d+\.\d{3}),$/.exec(value)?.[1]);
    else if (tag === "EXT-X-VERSION" || tag === "EXT-X-INDEPENDENT-SEGMENTS") continue;
    else if (tag !== "" || line.startsWith("#") || durationS === undefined) throw new Error(`Not understood: ${line}`);
    else {
      segments.push({ address: line, durationS, sequence: sequence++, discontinuity, startedAt });
      durationS = startedAt = undefined;
    }
  }
  return { targetS, segments };
}
