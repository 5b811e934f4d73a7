import { ServerError } from "../../../ServerError.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import type { OutputRow } from "../../outputs/OutputRow.ts";
import { viewerRequestOf } from "../../outputs/viewerRequestOf.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import { askedTime } from "./askedTime.ts";
import { exportFileName } from "./exportFileName.ts";
import { Exports } from "./Exports.ts";
import type { PlayParts } from "./PlayParts.ts";
import { recordedIn } from "./recordedIn.ts";

/** `archive-FROM-DURATION.mp4`: a part of the archive that is over, as a file to keep. */
export function exportRow(parts: PlayParts): OutputRow {
  const exports = new Exports(parts);
  return {
    pattern: /^\/(?<name>.+)\/archive-(?<from>\d{1,11})-(?<duration>\d{1,9})\.mp4$/,
    async enter(call) {
      const viewer = await parts.context.viewers.open(viewerRequestOf(call, "mp4", false));
      return { viewer, answer: () => send(call, parts, exports, viewer).catch(leaving(viewer)) };
    },
  };
}

function leaving(viewer: Viewer): (error: unknown) => never {
  return (error) => {
    viewer.close("There was nothing to export.");
    throw error;
  };
}

async function send(
  call: OutputCall,
  { archives, context }: PlayParts,
  exports: Exports,
  viewer: Viewer,
): Promise<unknown> {
  const { from = "", duration = "" } = call.groups;
  const archive = archives.find(call.stream.name);
  const time = askedTime(from, duration, context.now());
  if (time.toMs > context.now()) {
    throw new ServerError("bad_request", "This time is not over yet: only what is past can be exported.");
  }
  const segments = await recordedIn(archive, time);
  const isHead = call.request.method === "HEAD";
  if (isHead) viewer.close("Asked for headers only.");
  const body = isHead ? undefined : await exports.begin(call, archive, segments, viewer);
  const fileName = exportFileName(call.stream.name, time.fromMs, time.toMs);
  return call.reply
    .type("video/mp4")
    .headers({ "content-disposition": attachment(fileName), "cache-control": "no-store" })
    .send(body);
}

function attachment(fileName: string): string {
  const percentOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, percentOf)}`;
}
