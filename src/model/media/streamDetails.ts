import { isPlainObject, type JsonObject } from "../Json.ts";
import { withHiddenShown } from "../hiddenCharacters.ts";
import { sourceState, type SourceState } from "../stream/sourceState.ts";
import { streamStats, sourceUrls } from "../stream/streamFacts.ts";
import { isPublishUrl } from "../stream/streamPublishing.ts";
import { formatBitrate } from "../units/formatQuantity.ts";

/** What a row of the streams list shows beside its summary; plain values, so that nothing changes under a row. */
export interface StreamDetails {
  readonly isStatic: boolean;
  readonly title: string;
  readonly comment: string;
  /** Picture and tracks as they come in: `1280x720 h264 aac`. */
  readonly media: string;
  readonly output: string;
  readonly hasDvr: boolean;
  readonly hasTranscoder: boolean;
  readonly sources: readonly SourceDetails[];
}

export interface SourceDetails {
  readonly url: string;
  readonly state: SourceState["kind"];
  readonly canSwitch: boolean;
  readonly error: string | undefined;
}

export function streamDetails(stream: JsonObject): StreamDetails {
  const stats = streamStats(stream);
  const meta = stream["meta"];
  return {
    isStatic: stream["static"] !== false,
    title: wordOf(stream["title"]),
    comment: isPlainObject(meta) ? wordOf(meta["comment"]) : "",
    media: mediaOf(stats["input_media_info"] ?? stats["media_info"]),
    output: typeof stats["out_bandwidth"] === "number" ? formatBitrate(stats["out_bandwidth"]) : "",
    hasDvr: isPlainObject(stream["dvr"]),
    hasTranscoder: isPlainObject(stream["transcoder"]),
    sources: sourceUrls(stream)
      .filter((url) => !isPublishUrl(url))
      .map((url) => {
        const { kind, canSwitch, error } = sourceState(url, stream);
        return { url, state: kind, canSwitch, error };
      }),
  };
}

function mediaOf(info: unknown): string {
  if (!isPlainObject(info)) return "";
  const [width, height, tracks] = [info["width"], info["height"], info["tracks"]];
  const size = typeof width === "number" && typeof height === "number" ? `${width}x${height}` : "";
  const codecs = Array.isArray(tracks)
    ? tracks.map((track) => (isPlainObject(track) ? wordOf(track["codec"]) : ""))
    : [];
  return [size, ...new Set(codecs)].filter((word) => word !== "").join(" ");
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? withHiddenShown(value) : "";
}
