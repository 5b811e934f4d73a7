import type { FrameTrack } from "./FrameTrack.ts";

/** What is known of a track so far. */
interface OpenTrack {
  kind: string;
  codec: string;
  size: FrameTrack["size"];
  /** Seconds in a unit of its time stamps. */
  unit: number;
  readonly keys: { readonly pts: number; readonly dts: number }[];
  end: number;
}

/** Collects what ffmpeg's `framecrc` prints, line by line: tracks, key frames, ends. */
export class FrameList {
  readonly #tracks = new Map<string, OpenTrack>();

  get tracks(): readonly FrameTrack[] {
    return [...this.#tracks.values()].flatMap(({ kind, unit: _unit, ...track }) =>
      kind === "video" || kind === "audio" ? [{ kind, ...track }] : [],
    );
  }

  add(line: string): void {
    if (line.startsWith("#")) this.#addHeader(line);
    else this.#addFrame(line);
  }

  #addHeader(line: string): void {
    const { word, stream = "", value = "" } = /^#(?<word>\w+) (?<stream>\d+): +(?<value>\S+)/.exec(line)?.groups ?? {};
    if (word === undefined) return;
    const track = this.#trackOf(stream);
    const [first = 0, second = 1] = value.split(/[/x]/).map(Number);
    if (word === "tb") track.unit = first / second;
    else if (word === "dimensions") track.size = { width: first, height: second };
    else if (word === "media_type") track.kind = value;
    else if (word === "codec_id") track.codec = value;
  }

  #addFrame(line: string): void {
    const [stream = "", ...fields] = line.split(",", 4);
    const track = this.#tracks.get(stream.trim());
    // A time that is not known is no number.
    const [dts = NaN, pts = NaN, duration = NaN] = fields.map(Number);
    if (!track || !Number.isFinite(pts)) return;
    if (isKey(line)) track.keys.push({ pts: pts * track.unit, dts: dts * track.unit });
    track.end = Math.max(track.end, (pts + (duration || 0)) * track.unit);
  }

  #trackOf(stream: string): OpenTrack {
    const known = this.#tracks.get(stream);
    if (known) return known;
    const track = { kind: "", codec: "", size: undefined, keys: [], unit: 0, end: -Infinity };
    this.#tracks.set(stream, track);
    return track;
  }
}

/** Flags are printed only when they are others than those of a key frame. */
function isKey(line: string): boolean {
  const flags = /, F=0x(?<flags>[0-9A-F]+)/i.exec(line)?.groups?.["flags"];
  return flags === undefined || (Number.parseInt(flags, 16) & 1) === 1;
}
