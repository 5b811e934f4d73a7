import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { isPublishing } from "../../../src/model/status/isPublishing.ts";
import { isPublishUrl } from "../../../src/model/status/isPublishUrl.ts";
import { urlsOf } from "../../../src/model/status/urlsOf.ts";
import type { StreamPlan } from "./StreamPlan.ts";

/** Reads a stream's config without keeping any of it: the tree it stands in is changed in place. */
export function planOf(stream: JsonObject): StreamPlan {
  const timeoutS = stream["clients_timeout"];
  return {
    isDisabled: stream["disabled"] === true,
    isStatic: stream["static"] !== false,
    urls: urlsOf(stream).filter((url) => !isPublishUrl(url)),
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
