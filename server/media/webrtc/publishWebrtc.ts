import { ServerError } from "../../ServerError.ts";
import type { PublishedMedia, RunningStream } from "../live/RunningStream.ts";
import { publisherQuery } from "../viewers/ViewerRequest.ts";
import { answerOffer, type WebrtcParts, type WebrtcSession } from "./WebrtcSessions.ts";
import { EndSignal } from "./EndSignal.ts";
import {
  endWhenSilent,
  freeRtpPort,
  limitRate,
  type ReceivedTrack,
  rtpDescription,
  wishedBitrate,
} from "./publishedRtp.ts";
import { narrowOffer, type OfferedMedia } from "./narrowOffer.ts";
import type { WebrtcCaller } from "./WebrtcCaller.ts";

/**
 * Lets somebody publish over WebRTC: the stream is found, permission asked, its place taken, and the offer answered.
 *
 * @throws ServerError with words for the publisher
 */
export async function publishWebrtc(parts: WebrtcParts, caller: WebrtcCaller, offer: string): Promise<WebrtcSession> {
  const { streams, viewers } = parts.context;
  const { ip, token, userAgent, referer } = caller;
  const stream = streams.findForPublishing(caller.name);
  if (stream === undefined) throw new ServerError("not_found", `No stream named ${caller.name} takes a publisher.`);
  const narrowed = narrowOffer(offer);
  const asked = { name: stream.name, kind: "publish", proto: "webrtc", ip, token, userAgent, referer } as const;
  const viewer = await viewers.open({ ...asked, query: publisherQuery(caller.query, token), isPolling: false });
  const ended = new EndSignal();
  ended.onEnd((reason) => viewer.close(reason));
  viewer.onClose((reason) => ended.end(reason));
  try {
    const tracks = await tracksOf([narrowed.video, narrowed.audio]);
    const media = publishTo(stream, parts, ip, ended);
    const begin = once(() => media.write(rtpDescription(tracks)));
    const { max_bitrate: maxKbit } = stream.config;
    const count = limitRate(maxKbit, ended, parts.context.now);
    const stay = endWhenSilent(ended);
    const onBytes = (bytes: number): void => {
      begin();
      stay();
      count(bytes);
      viewer.addBytes(bytes);
    };
    const task = { kind: "publish", tracks, videoBitsPerSecond: wishedBitrate(maxKbit) } as const;
    const offered = { sdp: narrowed.sdp, bindAddress: caller.localAddress, task };
    return await answerOffer(parts.process, offered, { viewer, ended, onBytes });
  } catch (error) {
    ended.end("The publisher was refused.");
    throw error;
  }
}

async function tracksOf(offered: readonly (OfferedMedia | undefined)[]): Promise<readonly ReceivedTrack[]> {
  const media = offered.filter((one) => one !== undefined);
  return Promise.all(media.map(async (one) => ({ media: one, port: await freeRtpPort() })));
}

function publishTo(stream: RunningStream, { context }: WebrtcParts, ip: string, ended: EndSignal): PublishedMedia {
  if (ended.hasEnded) throw new ServerError("forbidden", "The publisher was disconnected.");
  try {
    const onEnd = (): void => ended.end("The server ended the publication.");
    const media = stream.publish({ format: "sdp", from: ip, via: "webrtc", onEnd });
    ended.onEnd(() => media.end());
    return media;
  } catch (error) {
    const words = error instanceof ServerError ? error.message : "the server failed at this.";
    context.log.note(stream.name, "warning", `The WebRTC publisher from ${ip} was refused: ${words}`);
    throw error;
  }
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}
