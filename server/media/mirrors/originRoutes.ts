import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { MediaRoute, Visit } from "../MediaRoute.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { OutputCall } from "../outputs/OutputRow.ts";
import { MpegtsPlayers, serveMpegts } from "../outputs/mpegts/mpegtsOutput.ts";
import { playRequest } from "../viewers/ViewerRequest.ts";
import type { Viewer, Viewers } from "../viewers/Viewer.ts";
import { admitRequest, type ClusterGuard } from "../../cluster/clusterProof.ts";
import { isOfferedTo, type MirrorPath, originPaths } from "./originList.ts";

/** This server as a link between others. */
export interface MirrorLink {
  /** The name of this server among others. */
  readonly hostname: string;
  /** Its name in the paths of streams; another one after each start. */
  readonly id: string;
  /** How a stream has come here. */
  pathOf(name: string): MirrorPath;
  /** Which names a stream had until a while ago. */
  formerNamesOf(name: string): readonly string[];
}

/**
 * `GET /.well-known/sluice/streams?for=ID`: names of the streams that the server ID may mirror, and the way of those that
 * are mirrored here: `{hostname, id, streams: [{name, via?: [ID, ...], formerly?: [NAME, ...]}]}`.
 */
export function listRoute(
  { streams }: Pick<MediaContext, "streams">,
  guard: ClusterGuard,
  link: MirrorLink,
): MediaRoute {
  return {
    method: "GET",
    shows: "peers",
    pattern: originPaths.listPattern,
    async handle(request, reply) {
      admitRequest(guard, request);
      const asker = new URLSearchParams(request.url.split("?")[1]).get("for") ?? undefined;
      const offered = [...streams.all].filter(isOffered).flatMap(({ name, place }) => {
        const via = place[0] === "sources" ? link.pathOf(name) : [];
        if (!isOfferedTo(asker, via)) return [];
        const formerly = link.formerNamesOf(name);
        return [{ name, ...(via.length > 0 ? { via } : {}), ...(formerly.length > 0 ? { formerly } : {}) }];
      });
      return reply.header("cache-control", "no-store").send({ hostname: link.hostname, id: link.id, streams: offered });
    },
  };
}

/** `GET /.well-known/sluice/streams/NAME.ts`: a stream as MPEG-TS for a server that mirrors it. */
export function mediaRoute(
  { streams }: Pick<MediaContext, "streams">,
  guard: ClusterGuard,
  players: PeerPlayers,
): MediaRoute {
  return {
    method: "GET",
    shows: "media",
    pattern: originPaths.mediaPattern,
    async enter(request, reply, groups) {
      const key = admitRequest(guard, request);
      const { name = "" } = groups;
      const stream = streams.find(name);
      if (!stream || !isOffered(stream)) throw new ServerError("not_found", `No stream ${name} may be mirrored.`);
      refuseStale(stream);
      void reply.header("cache-control", "no-store");
      return players.enter({ request, reply, stream, groups, query: new URLSearchParams(), token: undefined }, key);
    },
  };
}

/** Whether other servers may mirror a stream: those that are on, but one with DRM, which leaves in clear for nobody. */
export function isOffered({ config }: Pick<RunningStream, "config">): boolean {
  return config.disabled !== true && (config.drm === undefined || config.drm === null);
}

/** Servers that read streams of this one: sessions like others, but no limit and no auth of viewers is for them. */
export class PeerPlayers {
  readonly #players = new MpegtsPlayers();
  readonly #open = new Map<Viewer, { readonly key: string; readonly stream: RunningStream }>();

  constructor(private readonly viewers: Viewers) {}

  /** @param key that the server has shown to know */
  async enter(call: OutputCall, key: string): Promise<Visit> {
    const viewer = await this.viewers.open({ ...playRequest(call.request, call.stream.name, "mirror"), isPeer: true });
    this.#open.set(viewer, { key, stream: call.stream });
    viewer.onClose(() => this.#open.delete(viewer));
    return { viewer, answer: () => serveMpegts(call, viewer, this.#players) };
  }

  leave(stream: RunningStream): void {
    this.#players.end(stream);
  }

  /** After a change of the config: ends those who came with another key, and what is not offered any more. */
  keep(key: string | undefined): void {
    for (const [viewer, { key: known, stream }] of this.#open) {
      if (known !== key) viewer.close("The cluster key was changed.");
      else if (!isOffered(stream)) viewer.close("The stream was turned off, or is to be encrypted.");
    }
  }
}

/** What is left of a stream that has lost its source is no picture: the mirror would take it for one, again and again. */
function refuseStale({ name, isAlive, renditions }: RunningStream): void {
  const isStale = !isAlive && (renditions[0]?.segments.length ?? 0) > 0;
  if (isStale) throw new ServerError("unavailable", `The stream ${name} has no picture now.`);
}
