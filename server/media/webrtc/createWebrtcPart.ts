import { WebSocketServer } from "ws";
import { refuseUpgrade } from "../../http/errorAnswers.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { forkPeerProcess, PeerProcesses } from "./PeerProcesses.ts";
import { type OpenSession, type WebrtcParts, type WebrtcSession, WebrtcSessions } from "./WebrtcSessions.ts";
import { publishedName, readWebrtcCaller, type WebrtcCaller } from "./WebrtcCaller.ts";
import { PublishSocket } from "./PublishSocket.ts";
import { publishWebrtc } from "./publishWebrtc.ts";
import { webrtcRoutes } from "./webrtcRoutes.ts";
import { playWebrtc } from "./playWebrtc.ts";
import { WebrtcFeeds } from "./WebrtcFeeds.ts";

const LONGEST_MESSAGE = 128 * 1024;
const MOST_SOCKETS = 200;

/** Publishing over WebRTC: WHIP, and the console's web socket at the name of the stream. Playing: WHEP. */
export function createWebrtcPart(context: MediaContext, fork = forkPeerProcess): MediaPart {
  const sessions = new WebrtcSessions();
  const processes = new PeerProcesses(fork, (name, words) => context.log.note(name, "warning", words));
  const feeds = new WebrtcFeeds(context);
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
    routes: [...webrtcRoutes("whip", sessions, publish), ...webrtcRoutes("whep", sessions, play)],
    upgrade: (request, socket, head) => {
      const name = publishedName(request.url ?? "");
      const { streams } = context;
      if ((streams.find(name) ?? streams.findForPublishing(name)) === undefined) return false;
      if (server.clients.size >= MOST_SOCKETS) {
        refuseUpgrade(socket, new ServerError("too_many", "Too many browsers are publishing now. Try again later."));
        return true;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        void new PublishSocket(client, readWebrtcCaller(request, name), publish);
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
