import { setTimeout as pause } from "node:timers/promises";
import { ServerError } from "../../ServerError.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { isProtocolOn } from "../../../src/model/stream/protocols.ts";
import { isSameCarriage, rtmpCarriage, type RtmpCarriage } from "./rtmpCarriage.ts";
import { type RtmpClient, type RtmpParts, RtmpRefusal } from "./RtmpClient.ts";
import type { RtmpCommand } from "./RtmpProtocol.ts";
import { rtmpTarget } from "./rtmpTarget.ts";

/** An on-demand stream gets this long for its first picture. */
const READY_MS = 15_000;
/** A stream that has just begun is looked at for so long, to know its tracks. */
const LOOK_MS = 1500;
const LOOK_AGAIN_MS = 50;
/** So often it is seen to that what goes out is still what the stream has. */
const CHECK_MS = 1000;
/** What is made of a stream begins at once, with the pictures that are there; on a busy machine its process takes a while. */
const SILENT_MS = 12_000;
/** Media comes whose tracks are not known, and nothing is made of it. */
const NOTHING_FITS = "This stream has no tracks that RTMP can carry. Play it over HLS or MPEG-TS.";
const NOT_IN_TIME = "The server cannot make RTMP of this stream in time. Try again in a moment.";
const NOTHING_COMES = "The stream sends no media now. Try again in a moment.";
const FAILED = "NetStream.Play.Failed";
const CHANGED = "The stream's codecs have changed. Play it again.";

/**
 * Lets a client play: its permission is asked, the stream held, and its feed joined.
 *
 * @throws RtmpRefusal with words for the client
 */
export async function playRtmp(parts: RtmpParts, client: RtmpClient, command: RtmpCommand): Promise<void> {
  const { streams, viewers, feeds } = parts;
  const { names, query, token } = rtmpTarget(command.app, command.streamName);
  const stream = names.map((name) => streams.find(name)).find((found) => found !== undefined);
  if (stream === undefined) throw new RtmpRefusal("NetStream.Play.StreamNotFound", "There is no stream of this name.");
  if (!isProtocolOn(stream.config.protocols, "rtmp")) {
    throw new RtmpRefusal(FAILED, "This stream is not played over RTMP.");
  }
  const { userAgent, referer, fourCcs } = command;
  const asked = { name: stream.name, kind: "play", proto: "rtmp", ip: client.ip, isPolling: false } as const;
  try {
    const viewer = await viewers.open({ ...asked, token, userAgent, referer, query });
    client.onEnd(() => viewer.close("The player disconnected."));
    viewer.onClose(() => client.drop());
    client.onEnd(stream.hold());
    await stream.whenReady(READY_MS);
    const carriage = await chosenCarriage(stream, fourCcs);
    if (!client.isOpen || !viewer.isOpen) return;
    client.protocol.acceptPlayer();
    const silence = setTimeout(() => client.end(FAILED, wordsOfSilence(stream)), SILENT_MS);
    client.onEnd(() => clearTimeout(silence));
    const leave = feeds.join(stream, carriage, {
      onMessage: (bytes) => {
        clearTimeout(silence);
        if (client.send(bytes)) viewer.addBytes(bytes.length);
      },
      onEnd: (words) => (words === undefined ? client.drop() : client.end(FAILED, words)),
    });
    client.onEnd(leave);
    client.onEnd(endWhenChanged(stream, carriage, client, fourCcs));
  } catch (error) {
    const words = error instanceof ServerError ? error.message : "The server failed at this.";
    throw new RtmpRefusal(FAILED, words, { cause: error });
  }
}

function wordsOfSilence({ renditions, mediaInfo }: RunningStream): string {
  if ((renditions[0]?.bitsPerSecond ?? 0) === 0) return NOTHING_COMES;
  return mediaInfo === undefined ? NOTHING_FITS : NOT_IN_TIME;
}

/** @throws ServerError with words for a player that cannot play the stream */
async function chosenCarriage(stream: RunningStream, fourCcs: ReadonlySet<string>): Promise<RtmpCarriage> {
  for (const until = Date.now() + LOOK_MS; stream.mediaInfo === undefined && Date.now() < until;) {
    await pause(LOOK_AGAIN_MS);
  }
  const carriage = rtmpCarriage(stream.mediaInfo, fourCcs);
  if (typeof carriage === "string") throw new ServerError("unavailable", carriage);
  return carriage;
}

/** A source that takes over may have other codecs, which what goes out now cannot hold. @returns the function that stops */
function endWhenChanged(
  stream: RunningStream,
  carriage: RtmpCarriage,
  client: RtmpClient,
  fourCcs: ReadonlySet<string>,
): () => void {
  const timer = setInterval(() => {
    const now = rtmpCarriage(stream.mediaInfo, fourCcs);
    if (typeof now === "string") client.end(FAILED, now);
    else if (!isSameCarriage(now, carriage)) client.end(FAILED, CHANGED);
  }, CHECK_MS);
  return () => clearInterval(timer);
}
