import { text } from "../../texts/text.ts";
import type { JsonObject } from "../Json.ts";
import type { Status } from "../status/Status.ts";

/** What a VOD's open files are doing: somebody watches them, unless the VOD was disabled meanwhile. */
export function fileStatus(vod: JsonObject): Status {
  return vod["disabled"] === true
    ? { kind: "disabled", text: text("status.disabled"), short: "dis" }
    : { kind: "online", text: text("vods.open"), short: "on" };
}
