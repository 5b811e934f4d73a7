import { ServerError } from "../../ServerError.ts";
import type { MediaRoute } from "../http/MediaRoute.ts";
import type { MediaContext } from "../MediaContext.ts";
import { openHeaders } from "../outputs/openHeaders.ts";
import { findTarget } from "./paths/findTarget.ts";
import type { VodCall } from "./VodCall.ts";

/** One address of a file: a row of the part's table. */
interface VodRow {
  /** Against the decoded path; its group `name` is the file with its VOD's prefix. */
  readonly pattern: RegExp;
  /** Answers by itself and returns the reply; `undefined` when there is no such file. */
  readonly handle: (call: VodCall) => Promise<unknown>;
}

/** Makes a row one that can be mounted: finds the VOD, and refuses what it does not serve. */
export function vodRoute({ config }: Pick<MediaContext, "config">, { pattern, handle }: VodRow): MediaRoute {
  return {
    method: "GET",
    pattern,
    claims: ({ name = "" }) => findTarget(config(), name) !== undefined,
    async handle(request, reply, groups) {
      const target = findTarget(config(), groups["name"] ?? "");
      if (!target) return undefined;
      const { prefix, vod } = target;
      if (vod.disabled) throw new ServerError("not_found", `The VOD ${prefix} is switched off.`);
      if (vod.drm) {
        const words = `The VOD ${prefix} asks for DRM, which this server cannot apply to files: nothing is sent in clear.`;
        throw new ServerError("unavailable", words);
      }
      void reply.headers(openHeaders);
      const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
      return handle({ request, reply, target, groups, query });
    },
  };
}
