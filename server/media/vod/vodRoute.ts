import type { FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { MediaRoute, Visit } from "../MediaRoute.ts";
import { openHeaders } from "../outputs/mediaAnswers.ts";
import type { DiskReaders } from "./DiskReaders.ts";
import type { OpenFiles } from "./OpenFiles.ts";
import { playRequest, type ViewerRequest } from "../viewers/ViewerRequest.ts";
import { findTarget, mediaName, type VodTarget } from "./VodTarget.ts";
import type { FileHlsViewers } from "./hls/FileHlsViewers.ts";
import type { FilePlayer } from "./hls/FilePlayer.ts";

/** A player's question about a path of a VOD that is switched on; the file may not be there. */
export interface VodCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly target: VodTarget;
  /** Of the address' pattern. */
  readonly groups: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What the addresses of files are answered with. */
export interface VodParts {
  readonly context: MediaContext;
  readonly readers: DiskReaders;
  readonly files: OpenFiles;
  readonly player: FilePlayer;
  readonly fileViewers: FileHlsViewers;
}

/** Who asks to play the file: by the settings of its VOD. */
export function fileRequest({ request, target }: VodCall, proto: string): ViewerRequest {
  return { ...playRequest(request, mediaName(target), proto), vod: target.prefix };
}

/** One address of a file: a row of the part's table. */
interface VodRow {
  /** Against the decoded path; its group `name` is the file with its VOD's prefix. */
  readonly pattern: RegExp;
  /** Lets in who asks, before anything of the file is told; `undefined` when there is no such file. */
  readonly enter: (call: VodCall) => Promise<Visit | undefined>;
}

/** Makes a row one that can be mounted: finds the VOD, and refuses what it does not serve. */
export function vodRoute({ config }: Pick<MediaContext, "config">, { pattern, enter }: VodRow): MediaRoute {
  return {
    method: "GET",
    shows: "media",
    pattern,
    claims: ({ name = "" }) => findTarget(config(), name) !== undefined,
    async enter(request, reply, groups) {
      const target = findTarget(config(), groups["name"] ?? "");
      if (!target) return undefined;
      const { prefix, vod } = target;
      if (vod.disabled) throw new ServerError("not_found", `The VOD ${prefix} is switched off.`);
      if (vod.drm) {
        const words = `The VOD ${prefix} asks for DRM, which this server cannot apply to files: nothing is sent in clear.`;
        throw new ServerError("forbidden", words);
      }
      void reply.headers(openHeaders);
      const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
      return enter({ request, reply, target, groups, query });
    },
  };
}
