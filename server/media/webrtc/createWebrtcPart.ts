import { WebSocketServer } from "ws";
import { refuseUpgrade } from "../../events/refuseUpgrade.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { forkPeerProcess } from "./forkPeerProcess.ts";
import type { OpenSession } from "./OpenSession.ts";
import { PeerProcesses } from "./PeerProcesses.ts";
import { publishedNameOf } from "./publishedNameOf.ts";
import { PublishSocket } from "./PublishSocket.ts";
import { publishWebrtc } from "./publishWebrtc.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { playWebrtc } from "./playWebrtc.ts";
import type { WebrtcCaller } from "./WebrtcCaller.ts";
import { webrtcCallerOf } from "./webrtcCallerOf.ts";
import type { WebrtcParts } from "./WebrtcParts.ts";
import type { WebrtcSession } from "./WebrtcSession.ts";
import { WhepFeeds } from "./WhepFeeds.ts";
import { WebrtcSessions } from "./WebrtcSessions.ts";

const LONGEST_MESSAGE = 128 * 1024;
const MOST_SOCKETS = 200;

/** Publishing over WebRTC: WHIP, and the console's web socket at the name of the stream. Playing: WHEP. */
export function createWebrtcPart(context: MediaContext, fork = forkPeerProcess): MediaPart {
  const sessions = new WebrtcSessions();
  const processes = new PeerProcesses(fork, (name, words) => context.log.note(name, "warning", words));
  const feeds = new WhepFeeds(context);
  const forget = context.streams.onStream((stream) => () => feeds.end(stream));
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const opener =
    (open: (parts: WebrtcParts, caller: WebrtcCaller, offer: string) => Promise<WebrtcSession>): OpenSession =>
    async (caller, offer) => {
      const process = await processes.current();
      return process && sessions.open(() => open({ context, process }, caller, offer));
    };
  const publish = opener(publishWebrtc);
  const play = opener((parts, caller, offer) => playWebrtc({ ...parts, feeds }, caller, offer));
  return {
    routes: [...sessionRoutes("whip", sessions, publish), ...sessionRoutes("whep", sessions, play)],
    upgrade: (request, socket, head) => {
      const name = publishedNameOf(request.url ?? "");
      const { streams } = context;
      if ((streams.find(name) ?? streams.findForPublishing(name)) === undefined) return false;
      if (server.clients.size >= MOST_SOCKETS) {
        refuseUpgrade(socket, new ServerError("too_many", "Too many publish from browsers at this time."));
        return true;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        void new PublishSocket(client, webrtcCallerOf(request, name), publish);
      });
      return true;
    },
    stop: async () => {
      forget();
      for (const client of server.clients) client.terminate();
      server.close();
      sessions.endAll();
      await processes.stop();
    },
  };
}
