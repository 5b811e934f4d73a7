import { ServerError } from "../../ServerError.ts";
import { AnsweringPeer } from "./AnsweringPeer.ts";
import { EndedOnce } from "./EndedOnce.ts";
import { narrowOffer } from "./narrowOffer.ts";
import { OutgoingTrack } from "./OutgoingTrack.ts";
import { sessionOf } from "./sessionOf.ts";
import type { WebrtcCaller } from "./WebrtcCaller.ts";
import type { WebrtcParts } from "./WebrtcParts.ts";
import type { WebrtcSession } from "./WebrtcSession.ts";
import type { WhepFeeds } from "./WhepFeeds.ts";

/** An on-demand stream gets this long for its first picture. */
const READY_MS = 15_000;

/**
 * Lets somebody play over WebRTC: permission is asked, the stream held, the offer answered, and the stream's feed joined.
 *
 * @throws ServerError with words for the player
 */
export async function playWebrtc(
  parts: WebrtcParts & { readonly feeds: WhepFeeds },
  caller: WebrtcCaller,
  offer: string,
): Promise<WebrtcSession> {
  const { context, library, feeds } = parts;
  const { name, ip, token, userAgent, referer, query } = caller;
  const stream = context.streams.find(name);
  if (stream === undefined) throw new ServerError("not_found", `There is no stream named ${name}.`);
  // WebRTC has no switch of its own: it is off where other protocols are the only ones.
  if (Object.values(stream.config.protocols ?? {}).includes(true)) {
    throw new ServerError("forbidden", `The stream ${name} is not played over WebRTC.`);
  }
  const narrowed = narrowOffer(offer);
  const asked = { name, kind: "play", proto: "webrtc", ip, token, userAgent, referer, query } as const;
  const viewer = await context.viewers.open({ ...asked, isPolling: false });
  const ended = new EndedOnce();
  ended.onEnd((reason) => viewer.close(reason));
  viewer.onClose((reason) => ended.end(reason));
  try {
    const release = stream.hold();
    ended.onEnd(release);
    await stream.whenReady(READY_MS);
    const onEnd = (reason: string): void => ended.end(reason);
    const peer = new AnsweringPeer({ library, bindAddress: caller.localAddress, onEnd });
    ended.onEnd((reason) => peer.end(reason));
    const tracks = {
      video: narrowed.video && new OutgoingTrack(library, peer, narrowed.video),
      audio: narrowed.audio && new OutgoingTrack(library, peer, narrowed.audio),
    };
    const answer = await peer.answer(narrowed.sdp);
    const leave = await feeds.join(stream, {
      onPacket: (kind, packet) => viewer.addBytes(tracks[kind]?.send(packet) ?? 0),
      onEnd: () => ended.end("The stream has ended."),
    });
    ended.onEnd(leave);
    return sessionOf(name, peer, answer, ended);
  } catch (error) {
    ended.end("The player was refused.");
    throw error;
  }
}
