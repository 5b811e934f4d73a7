import { isProtocolOn } from "../../../src/model/stream/protocols.ts";
import { ServerError } from "../../ServerError.ts";
import { readyStream } from "../outputs/mediaAnswers.ts";
import { answerOffer, type WebrtcParts, type WebrtcSession } from "./WebrtcSessions.ts";
import { EndSignal } from "./EndSignal.ts";
import { narrowOffer } from "./narrowOffer.ts";
import type { WebrtcCaller } from "./WebrtcCaller.ts";
import type { WebrtcFeeds } from "./WebrtcFeeds.ts";

/**
 * Lets somebody play over WebRTC: permission is asked, the stream held, its feed joined, and the offer answered.
 *
 * @throws ServerError with words for the player
 */
export async function playWebrtc(
  parts: WebrtcParts & { readonly feeds: WebrtcFeeds },
  caller: WebrtcCaller,
  offer: string,
): Promise<WebrtcSession> {
  const { context, process, feeds } = parts;
  const { name, ip, token, userAgent, referer, query } = caller;
  const stream = context.streams.find(name);
  if (stream === undefined) throw new ServerError("not_found", `There is no stream named ${name}.`);
  if (!isProtocolOn(stream.config.protocols, "webrtc")) {
    throw new ServerError("forbidden", `The stream ${name} is not played over WebRTC.`);
  }
  const narrowed = narrowOffer(offer);
  const asked = { name, kind: "play", proto: "webrtc", ip, token, userAgent, referer, query } as const;
  const viewer = await context.viewers.open({ ...asked, isPolling: false });
  const ended = new EndSignal();
  ended.onEnd((reason) => viewer.close(reason));
  viewer.onClose((reason) => ended.end(reason));
  try {
    const release = stream.hold();
    ended.onEnd(release);
    await readyStream(stream, viewer);
    const { id: feedId, leave } = await feeds.join(stream, process, () => ended.end("The stream has ended."));
    ended.onEnd(leave);
    const { sdp, video, audio } = narrowed;
    const offered = { sdp, bindAddress: caller.localAddress, task: { kind: "play", feedId, video, audio } } as const;
    return await answerOffer(process, offered, { viewer, ended, onBytes: (bytes) => viewer.addBytes(bytes) });
  } catch (error) {
    ended.end("The player was refused.");
    throw error;
  }
}
