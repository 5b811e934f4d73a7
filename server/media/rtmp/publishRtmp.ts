import { ServerError } from "../../ServerError.ts";
import type { PublishedMedia, RunningStream } from "../live/RunningStream.ts";
import type { StreamLog } from "../../log/StreamLog.ts";
import { FlvTags, refusalOfCodec } from "./publishedFlv.ts";
import { publisherQuery } from "../viewers/ViewerRequest.ts";
import { type RtmpClient, type RtmpParts, RtmpRefusal } from "./RtmpClient.ts";
import type { RtmpCommand } from "./RtmpProtocol.ts";
import { rtmpTarget } from "./rtmpTarget.ts";

/** Takes the media of a publisher: 8 audio, 9 video, 18 data. */
type TakeMedia = (type: number, timeMs: number, payload: Buffer) => void;

const BAD_NAME = "NetStream.Publish.BadName";
/** Not the name's fault: encoders try again. */
const FAILED = "NetStream.Failed";
const REJECTED = "NetStream.Publish.Rejected";

/**
 * Lets a client publish: the stream is found, its permission asked, its place taken.
 *
 * @throws RtmpRefusal with words for the client
 */
export async function publishRtmp(parts: RtmpParts, client: RtmpClient, command: RtmpCommand): Promise<TakeMedia> {
  const { streams, viewers, log, ffmpeg } = parts;
  const { names, query, token } = rtmpTarget(command.app, command.streamName);
  const stream = firstOf(names, (name) => streams.findForPublishing(name));
  if (stream === undefined) throw new RtmpRefusal(BAD_NAME, "No stream of this name takes a publisher.");
  const { userAgent, referer } = command;
  const asked = { name: stream.name, kind: "publish", proto: "rtmp", ip: client.ip, isPolling: false } as const;
  const permission = { ...asked, token, userAgent, referer, query: publisherQuery(query, token) };
  // Why permission is refused stands in the log already.
  const viewer = await viewers.open(permission).catch((error: unknown) => Promise.reject(refusalOf(error)));
  client.onEnd(() => viewer.close("The publisher disconnected."));
  viewer.onClose(() => client.drop());
  if (!client.isOpen) throw new RtmpRefusal(BAD_NAME, "The publisher disconnected.");
  const media = publishTo(stream, client, log);
  client.onEnd(() => media.end());
  const tags = new FlvTags();
  let isRefused = false;
  return (type, timeMs, payload) => {
    // Which codec it is shows with the first media only; what cannot be read would be taken without ever being seen.
    const refusal = isRefused ? undefined : refusalOfCodec(type, payload, ffmpeg);
    if (refusal !== undefined) {
      isRefused = true;
      log.note(stream.name, "warning", `The RTMP publisher from ${client.ip} was refused: ${refusal}`);
      media.end();
      client.end(REJECTED, refusal);
    }
    if (isRefused) return;
    const bytes = tags.next(type, timeMs, payload);
    if (bytes === undefined) return;
    viewer.addBytes(payload.length);
    media.write(bytes);
  };
}

function publishTo(stream: RunningStream, client: RtmpClient, log: StreamLog): PublishedMedia {
  try {
    return stream.publish({ format: "flv", from: client.ip, via: "rtmp", onEnd: () => client.drop() });
  } catch (error) {
    const refusal = refusalOf(error);
    log.note(stream.name, "warning", `The RTMP publisher from ${client.ip} was refused: ${refusal.message}`);
    throw refusal;
  }
}

function refusalOf(error: unknown): RtmpRefusal {
  const words = error instanceof ServerError ? error.message : "The server failed at this.";
  const isPassing = error instanceof ServerError && error.kind === "unavailable";
  return new RtmpRefusal(isPassing ? FAILED : BAD_NAME, words, { cause: error });
}

function firstOf<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
