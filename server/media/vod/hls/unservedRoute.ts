import type { MediaRoute } from "../../MediaRoute.ts";
import { openHeaders } from "../../outputs/openHeaders.ts";
import type { VodParts } from "../VodParts.ts";
import { findTarget } from "../paths/findTarget.ts";
import { findRungs } from "./findRungs.ts";

/** The addresses of outputs that files are not served over: 501 with words, so that nobody looks for a mistake. */
export function unservedRoute({ context }: VodParts): MediaRoute {
  return {
    method: "GET",
    shows: "nothing",
    pattern: /^\/(?<name>.+?)(?:\/mpegts|\/index\.mpd|\/manifest\.f4m|\.isml\/manifest)$/,
    async handle(_request, reply, groups) {
      const target = findTarget(context.config(), groups["name"] ?? "");
      const rungs = target && !target.vod.disabled ? await findRungs(context.folder, target) : [];
      if (rungs.length === 0) return undefined;
      const message = "Files are served over HLS (FILE/index.m3u8) and, where the VOD allows it, as downloads.";
      return reply.headers(openHeaders).code(501).send({ error: "not_served", message });
    },
  };
}
