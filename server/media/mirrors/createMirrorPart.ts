import { randomBytes } from "node:crypto";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { MirrorReport } from "./MirrorReport.ts";
import { Mirrors } from "./Mirrors.ts";
import type { MirrorStreams } from "./MirrorStreams.ts";
import { listRoute, type MirrorLink } from "./origin/listRoute.ts";
import { mediaRoute } from "./origin/mediaRoute.ts";
import { PeerPlayers } from "./origin/PeerPlayers.ts";
import { ClusterDoor } from "./proof/ClusterDoor.ts";
import { readOriginList } from "./pull/readOriginList.ts";

/** The streams of this server, as far as mirrors go. */
interface MirroringStreams extends Pick<MirrorLink, "formerNamesOf"> {
  readonly mirrored: MirrorStreams;
}

/** Mirrors other servers, and lets other servers mirror this one (decision 16). */
export function createMirrorPart(context: MediaContext, live: MirroringStreams, read = readOriginList): MediaPart {
  const { config, now, log, viewers } = context;
  const { mirrored: streams } = live;
  const door = new ClusterDoor(() => config().cluster_key, now);
  const players = new PeerPlayers(viewers);
  const id = randomBytes(12).toString("base64url");
  const mirrors = new Mirrors({
    id,
    config,
    now,
    read: (question) => read({ ...question, own: id }),
    onStreams: (wanted) => streams.follow(wanted),
    note: (name, level, text) => log.note(name, level, text),
  });
  const link: MirrorLink = {
    id,
    pathOf: (name) => streams.pathOf(name),
    formerNamesOf: (name) => live.formerNamesOf(name),
  };
  const report = new MirrorReport();
  const endFollowing = context.streams.onStream((stream) => () => players.leave(stream));
  return {
    routes: [listRoute(context, door, link), mediaRoute(context, door, players)],
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
