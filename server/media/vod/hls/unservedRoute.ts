import type { MediaRoute } from "../../http/MediaRoute.ts";
import type { VodParts } from "../VodParts.ts";
import { vodRoute } from "../vodRoute.ts";
import { findRungs } from "./findRungs.ts";

/** The addresses of outputs that files are not served over: 501 with words, so that nobody looks for a mistake. */
export function unservedRoute({ context }: VodParts): MediaRoute {
  return vodRoute(context, {
    pattern: /^\/(?<name>.+?)(?:\/mpegts|\/index\.mpd|\/manifest\.f4m|\.isml\/manifest)$/i,
    async handle(call) {
      const rungs = await findRungs(context.folder, call.target);
      if (rungs.length === 0) return undefined;
      const message = "Files are served over HLS (FILE/index.m3u8) and, where the VOD allows it, as downloads.";
      return call.reply.code(501).send({ error: "not_served", message });
    },
  });
}
