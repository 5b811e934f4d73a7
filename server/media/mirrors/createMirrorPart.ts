import type { MediaContext } from "../MediaContext.ts";
import type { MediaPart } from "../MediaPart.ts";
import { MirrorReport } from "./MirrorReport.ts";
import { Mirrors } from "./Mirrors.ts";
import type { MirrorStreams } from "./MirrorStreams.ts";
import { listRoute } from "./origin/listRoute.ts";
import { mediaRoute } from "./origin/mediaRoute.ts";
import { PeerPlayers } from "./origin/PeerPlayers.ts";
import { ClusterDoor } from "./proof/ClusterDoor.ts";
import { readOriginList } from "./pull/readOriginList.ts";

/** Mirrors other servers, and lets other servers mirror this one (decision 16). */
export function createMirrorPart(context: MediaContext, streams: MirrorStreams, read = readOriginList): MediaPart {
  const { config, now, log, viewers } = context;
  const door = new ClusterDoor(() => config().cluster_key, now);
  const players = new PeerPlayers(viewers);
  const mirrors = new Mirrors({
    config,
    now,
    read,
    onStreams: (wanted) => streams.follow(wanted),
    note: (name, level, text) => log.note(name, level, text),
  });
  const report = new MirrorReport();
  const endFollowing = context.streams.onStream((stream) => () => players.leave(stream));
  return {
    routes: [listRoute(context, door), mediaRoute(context, door, players)],
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
