import type { JsonObject } from "../../src/model/Json.ts";
import { formatBitrate, formatMeasure } from "../../src/model/units/formatQuantity.ts";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

/** A track as its row says it; what the server does not tell is an empty text. */
interface TrackWords {
  readonly id: string;
  readonly content: string;
  readonly codec: string;
  /** Of the picture; of sound its sampling and channels. */
  readonly size: string;
  readonly fps: string;
  readonly bitrate: string;
}

/** A track that comes in beside what goes out of it. */
interface TrackRow extends TrackWords {
  readonly key: string;
  /** What goes out is not what comes in: its words say both. */
  readonly isOther: boolean;
  /** Browsers cannot play it. */
  readonly isMpeg2: boolean;
}

/**
 * The rows of a table of what comes in and goes out: each track that comes in with the first of its kind that goes out, and
 * after the tracks of that kind those that the server makes besides. Where one side is not known the other stands alone.
 */
export function trackRows(
  input: readonly JsonObject[] | undefined,
  output: readonly JsonObject[] | undefined,
): readonly TrackRow[] {
  if (!input || !output) return (input ?? output ?? []).map((track, index) => aloneRow(track, index));
  const left = [...output];
  const pairs = input.map((track): readonly [JsonObject | undefined, JsonObject | undefined] => {
    const at = left.findIndex((other) => contentOf(other) === contentOf(track));
    return [track, at < 0 ? undefined : left.splice(at, 1)[0]];
  });
  const all = [...pairs, ...left.map((track) => [undefined, track] as const)];
  const kindOf = ([from, to]: (typeof all)[number]) => contentOf(from ?? to ?? {});
  const kinds = [...new Set(all.map(kindOf))];
  return kinds
    .flatMap((kind) => all.filter((pair) => kindOf(pair) === kind))
    .map(([from, to], index) => {
      // A second rendition is made of what comes in; that nothing of its kind comes in is another matter.
      const isMade = from === undefined && input.some((track) => contentOf(track) === contentOf(to ?? {}));
      return isMade && to ? { ...aloneRow(to, index), isOther: true } : pairRow(from, to, index);
    });
}

function aloneRow(track: JsonObject, index: number): TrackRow {
  const words = wordsOf(track, index);
  return { ...words, key: `${index} ${words.id}`, isOther: false, isMpeg2: isMpeg2(track) };
}

function pairRow(from: JsonObject | undefined, to: JsonObject | undefined, index: number): TrackRow {
  const [before, after] = [from && wordsOf(from, index), to && wordsOf(to, index)];
  const one = before ?? after;
  const both = (name: "codec" | "size" | "fps" | "bitrate"): string => changeOf(before?.[name], after?.[name]);
  const isOtherRate = isOtherBitrate(from?.["bitrate"], to?.["bitrate"]);
  const isOther =
    !before ||
    !after ||
    isOtherRate ||
    (["codec", "size", "fps"] as const).some((name) => before[name] !== after[name]);
  return {
    key: `${index} ${one?.id ?? ""}`,
    id: one?.id ?? "",
    content: one?.content ?? "",
    // That one side lacks the track is said once.
    codec: both("codec"),
    size: before && after ? both("size") : (one?.size ?? ""),
    fps: before && after ? both("fps") : (one?.fps ?? ""),
    bitrate: before && after && isOtherRate ? both("bitrate") : one?.bitrate || (after?.bitrate ?? ""),
    isOther,
    isMpeg2: isMpeg2(to ?? {}) || isMpeg2(from ?? {}),
  };
}

/** Both are measured at their own moments: what differs by less than a tenth is the same. */
function isOtherBitrate(from: unknown, to: unknown): boolean {
  if (typeof from !== "number" || typeof to !== "number" || from <= 0 || to <= 0) return false;
  return Math.abs(from - to) > Math.max(from, to) / 10;
}

/** `h264`, or `mp2v → h264`; a track that one side does not have is said to be none there. */
function changeOf(before: string | undefined, after: string | undefined): string {
  if (before === after) return before ?? "";
  // What one side does not tell of a track that both have is no change.
  if (before === "" || after === "") return before || after || "";
  const absent = overviewText("mediaInfo.absent");
  return overviewText("mediaInfo.change", { from: before ?? absent, to: after ?? absent });
}

function wordsOf(track: JsonObject, index: number): TrackWords {
  const { codec, fps, bitrate } = track;
  const content = word(track["content"]);
  return {
    id: word(track["track_id"]) || `${content || "track"} ${index + 1}`,
    content,
    codec: word(codec),
    size: content === "audio" ? soundOf(track) : pictureOf(track),
    fps: typeof fps === "number" && fps > 0 ? formatMeasure(fps, 2) : "",
    // A number and its unit stay on one line.
    bitrate: typeof bitrate === "number" && bitrate > 0 ? formatBitrate(bitrate).replace(" ", "\u00A0") : "",
  };
}

function contentOf(track: JsonObject): string {
  return word(track["content"]) || "video";
}

function isMpeg2(track: JsonObject): boolean {
  return word(track["content"]) !== "audio" && /^(mp2v|mpeg-?2(video)?)$/i.test(word(track["codec"]));
}

function pictureOf({ size, width, height }: JsonObject): string {
  if (typeof width === "number" && typeof height === "number" && width > 0) return `${width}×${height}`;
  return word(size).replace("x", "×");
}

function soundOf(track: JsonObject): string {
  const { sample_rate: rate, channels } = track;
  const parts = [
    typeof rate === "number" && rate > 0 ? overviewText("mediaInfo.sampling", { rate: rate / 1000 }) : "",
    typeof channels === "number" && channels > 0 ? overviewText("mediaInfo.channels", { count: channels }) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function word(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
