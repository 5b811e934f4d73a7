import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { isPublishing, isPublishUrl } from "../../src/model/stream/streamPublishing.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";

/** What of a stream's config decides how its simulation goes. */
export interface StreamPlan {
  readonly isDisabled: boolean;
  /** Runs without clients. */
  readonly isStatic: boolean;
  /** Sources to fetch, without the entry that stands for publishing. */
  readonly urls: readonly string[];
  readonly isPublishing: boolean;
  readonly clientsTimeoutMs: number;
  /** Of the archive; absent when nothing is recorded. */
  readonly dvrDepthS?: number;
  /** Heights of the transcoded pictures; absent without a transcoder, empty for audio only. */
  readonly transcodedHeights?: readonly number[];
}

/** Reads a stream's config without keeping any of it: the tree it stands in is changed in place. */
export function planStream(stream: JsonObject): StreamPlan {
  const timeoutS = stream["clients_timeout"];
  return {
    isDisabled: stream["disabled"] === true,
    isStatic: stream["static"] !== false,
    urls: sourceUrls(stream).filter((url) => !isPublishUrl(url)),
    isPublishing: isPublishing(stream, true),
    clientsTimeoutMs: (typeof timeoutS === "number" ? timeoutS : 60) * 1000,
    ...dvrOf(stream["dvr"]),
    ...transcoderOf(stream["transcoder"]),
  };
}

function dvrOf(dvr: Json | undefined): Pick<StreamPlan, "dvrDepthS"> {
  if (!isPlainObject(dvr)) return {};
  const depth = dvr["dvr_limit"];
  return { dvrDepthS: typeof depth === "number" && depth > 0 ? depth : 3 * 86_400 };
}

function transcoderOf(transcoder: Json | undefined): Pick<StreamPlan, "transcodedHeights"> {
  if (!isPlainObject(transcoder)) return {};
  const video = transcoder["video"];
  const tracks = Array.isArray(video) ? video : isPlainObject(video) ? Object.values(video) : [];
  return { transcodedHeights: tracks.map(heightOf) };
}

function heightOf(track: Json): number {
  const size = isPlainObject(track) ? track["size"] : undefined;
  const height = isPlainObject(size) ? size["height"] : undefined;
  return typeof height === "number" && height > 0 ? height : 1080;
}
