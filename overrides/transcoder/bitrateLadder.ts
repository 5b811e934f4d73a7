import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { streamStats, type ReportedStream } from "../../src/model/stream/reportedStream.ts";
import { formatBitrate } from "../../src/model/units/formatQuantity.ts";
import { transcoderText } from "../../src/texts/en/transcoder.ts";

/** One video of the output, in plain figures. */
export interface Rung {
  readonly number: string;
  /** `1080p`, `1280×720`; undefined: the size of the source. */
  readonly size: string | undefined;
  readonly codec: string;
  /** Undefined where none is given. */
  readonly kilobits: number | undefined;
  /** Passed on as the source sends it. */
  readonly isCopy: boolean;
}

/** What a transcoder's settings come to. */
export interface Ladder {
  readonly rungs: readonly Rung[];
  /** In words. */
  readonly audio: string;
  /** Kilobits per second of all that is encoded; undefined while a part is not known. */
  readonly totalKilobits: number | undefined;
  /** What an operator should know before saving. */
  readonly notes: readonly string[];
}

/** Width and height in pixels, as far as they are known or set. */
interface PictureSize {
  readonly width?: number;
  readonly height?: number;
}

/**
 * What a transcoder's settings come to.
 * @param source size of the picture that comes in, as far as it is known
 */
export function describeLadder(transcoder: Json | undefined, source: PictureSize): Ladder {
  const { video, audio } = isPlainObject(transcoder) ? transcoder : {};
  const rungs = readRungs(video);
  const encoded = rungs.filter(({ isCopy }) => !isCopy).map(({ kilobits }) => kilobits);
  const sound = audioKilobits(audio);
  return {
    rungs,
    audio: audioWords(audio),
    totalKilobits: [...encoded, sound].reduce<number | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
      0,
    ),
    notes: ladderNotes(rungs, video, source),
  };
}

/** Audio that is copied, or left to the server, is not counted. */
function audioKilobits(audio: Json | undefined): number | undefined {
  if (!isPlainObject(audio) || audio["bitrate"] === "copy") return 0;
  return typeof audio["bitrate"] === "number" ? audio["bitrate"] / 1000 : undefined;
}

function audioWords(audio: Json | undefined): string {
  if (!isPlainObject(audio)) return transcoderText("transcoder.audioDefault");
  const { bitrate, codec } = audio;
  if (bitrate === "copy") return transcoderText("transcoder.audioCopied");
  const name = typeof codec === "string" ? codec : "aac";
  return typeof bitrate === "number"
    ? transcoderText("transcoder.audio", { codec: name, bitrate: formatBitrate(bitrate / 1000) })
    : transcoderText("transcoder.audioOpen", { codec: name });
}

/** The video tracks of a transcoder by their number. */
function readRungs(video: Json | undefined): readonly Rung[] {
  const tracks = isPlainObject(video) ? Object.entries(video) : [];
  return tracks
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .flatMap(([number, track]) => (isPlainObject(track) ? [readRung(number, track)] : []));
}

function readRung(number: string, { bitrate, codec, size }: JsonObject): Rung {
  return {
    number,
    size: sizeWords(readPictureSize(size)),
    codec: typeof codec === "string" ? codec : "h264",
    kilobits: typeof bitrate === "number" ? bitrate / 1000 : undefined,
    isCopy: bitrate === "copy",
  };
}

/** What an operator should know of a ladder before saving it; none of it forbids to. */
function ladderNotes(rungs: readonly Rung[], video: Json | undefined, source: PictureSize): readonly string[] {
  const tracks = isPlainObject(video) ? video : {};
  const encoded = rungs.filter(({ isCopy }) => !isCopy);
  const larger = encoded.filter(({ number }) => isLarger(sizeOf(tracks[number]), source));
  const twice = encoded.find(({ size, codec }, index) => {
    return size !== undefined && encoded.slice(0, index).some((one) => one.size === size && one.codec === codec);
  });
  const gops = new Set(encoded.map(({ number }) => gopOf(tracks[number])));
  return [
    ...(rungs.length === 0 ? [transcoderText("transcoder.onlyAudio")] : []),
    ...larger.map(({ number }) => transcoderText("transcoder.larger", { number, source: sizeWords(source) ?? "" })),
    ...(twice ? [transcoderText("transcoder.twice", { size: twice.size ?? "", codec: twice.codec })] : []),
    ...(gops.size > 1 ? [transcoderText("transcoder.gops")] : []),
    ...(encoded.length < rungs.length ? [transcoderText("transcoder.copied")] : []),
    ...orderNote(rungs),
  ];
}

/** Players are offered the best first, whatever its number: what they call v1 may be another track's number. */
function orderNote(rungs: readonly Rung[]): readonly string[] {
  const worth = ({ isCopy, kilobits }: Rung) => (isCopy ? Number.MAX_VALUE : kilobits);
  if (rungs.some((rung) => worth(rung) === undefined)) return [];
  const order = rungs.toSorted((one, other) => (worth(other) ?? 0) - (worth(one) ?? 0));
  if (order.every(({ number }, index) => Number(number) === index + 1)) return [];
  const tracks = order.map(({ number }, index) => transcoderText("transcoder.offeredAs", { at: index + 1, number }));
  return [transcoderText("transcoder.order", { tracks: tracks.join(", ") })];
}

function isLarger({ width = 0, height = 0 }: PictureSize, source: PictureSize): boolean {
  return width > (source.width ?? Infinity) || height > (source.height ?? Infinity);
}

function sizeOf(track: Json | undefined): PictureSize {
  return readPictureSize(asObject(track)["size"]);
}

/** `gop`, else its older name. */
function gopOf(track: Json | undefined): Json | undefined {
  const { gop, g } = asObject(track);
  return gop ?? g;
}

function asObject(value: Json | undefined): JsonObject {
  return isPlainObject(value) ? value : {};
}

/** How large the picture is that a stream's source sends, before any transcoding; empty while nothing comes in. */
export function sourceSize(stream: ReportedStream | undefined): PictureSize {
  const info = stream && streamStats(stream)["input_media_info"];
  if (!isPlainObject(info)) return {};
  const { tracks } = info;
  const video = Array.isArray(tracks)
    ? tracks.filter(isPlainObject).find(({ content }) => content === "video")
    : undefined;
  return { ...readPictureSize(video), ...readPictureSize(info) };
}

/** The numbers among an object's width and height: a track's size, what is known of a source. */
function readPictureSize(value: unknown): PictureSize {
  if (!isPlainObject(value)) return {};
  const { width, height } = value;
  return {
    ...(typeof width === "number" && { width }),
    ...(typeof height === "number" && { height }),
  };
}

/** `1080p` for a picture of 16:9 or of any width, else `720×576`; undefined when neither side is set. */
function sizeWords({ width = -1, height = -1 }: PictureSize): string | undefined {
  if (height > 0 && (width <= 0 || width * 9 === height * 16)) return `${height}p`;
  if (height > 0) return `${width}×${height}`;
  return width > 0 ? transcoderText("transcoder.wide", { width }) : undefined;
}
