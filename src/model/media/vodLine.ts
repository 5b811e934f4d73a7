import type { JsonObject } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import { urlsOf } from "../status/urlsOf.ts";

/** What the row of a VOD shows. */
export interface VodLine {
  readonly isDisabled: boolean;
  readonly paths: number;
  readonly clients: number;
  readonly workers: number;
}

export function vodLine(vod: JsonObject): VodLine {
  const { files } = vod;
  const open = Object.values(isPlainObject(files) ? files : {}).filter(isPlainObject);
  return {
    isDisabled: vod["disabled"] === true,
    paths: urlsOf(vod).length,
    clients: open.reduce((sum, { client_count: count }) => sum + (typeof count === "number" ? count : 0), 0),
    workers: open.reduce((sum, { worker_count: count }) => sum + (typeof count === "number" ? count : 0), 0),
  };
}
