import { randomBytes } from "node:crypto";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { originProvider } from "./OriginFeed.ts";
import { MirrorReport } from "./MirrorReport.ts";
import { Mirrors } from "./Mirrors.ts";
import type { ProvidedStreams } from "../live/ProvidedStreams.ts";
import type { SourceProvider } from "../live/sources/Feed.ts";
import { listRoute, mediaRoute, type MirrorLink, PeerPlayers } from "./originRoutes.ts";
import { ClusterGuard } from "../../cluster/clusterProof.ts";
import { readOriginList } from "./originList.ts";

/** The streams of this server, as far as mirrors go. */
interface LocalStreams extends Pick<MirrorLink, "formerNamesOf"> {
  provide(provider: SourceProvider): ProvidedStreams;
}

/** Mirrors other servers, and lets other servers mirror this one (decision 16). */
export function createMirrorPart(context: MediaContext, live: LocalStreams, hostname: string): MediaPart {
  const { config, now, log, viewers } = context;
  const id = randomBytes(12).toString("base64url");
  const streams = live.provide(originProvider(config, now, id));
  const guard = new ClusterGuard(() => config().cluster_key, now, id);
  const players = new PeerPlayers(viewers);
  const mirrors = new Mirrors({
    id,
    config,
    now,
    read: (question) => readOriginList({ ...question, own: id }),
    onStreams: (wanted) => streams.follow(wanted),
    note: (name, level, text) => log.note(name, level, text),
  });
  const link: MirrorLink = {
    hostname,
    id,
    pathOf: (name) => mirrors.pathOf(name),
    formerNamesOf: (name) => live.formerNamesOf(name),
  };
  const report = new MirrorReport();
  const endFollowing = context.streams.onStream((stream) => () => players.leave(stream));
  return {
    routes: [listRoute(context, guard, link), mediaRoute(context, guard, players)],
    configure() {
      mirrors.configure();
      players.keep(config().cluster_key);
    },
    report: (isFull) => report.next([...streams.all], mirrors.report, isFull),
    async stop() {
      endFollowing();
      mirrors.stop();
    },
  };
}
