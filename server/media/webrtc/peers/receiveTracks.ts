import type { Track } from "node-datachannel";
import type { ReceivedTrack } from "../ReceivedTrack.ts";
import { safely } from "../safely.ts";
import type { AnsweringPeer } from "./AnsweringPeer.ts";
import type { DataChannelLibrary } from "./DataChannelLibrary.ts";
import { RtpRelay } from "./RtpRelay.ts";

/** Whose tracks they are, and what is told of them. */
interface ReceiveOptions {
  readonly library: DataChannelLibrary;
  readonly peer: AnsweringPeer;
  readonly tracks: readonly ReceivedTrack[];
  readonly videoBitsPerSecond: number;
  /** For each packet of media. */
  readonly onPacket: (bytes: number) => void;
}

/** Key frames come often until ffmpeg, which starts with the first packet, has surely had one. */
const BEGINNING = { ms: 5000, intervalMs: 500 } as const;
const ASKING_MS = 2000;

/** Sends what a peer publishes on to ffmpeg's ports, and asks the peer for quality and key frames. */
export function receiveTracks({ library, peer, tracks, videoBitsPerSecond, onPacket }: ReceiveOptions): void {
  const fail = (): void => peer.end("The server failed at this.");
  const take = (track: Track): void => {
    const found = tracks.find(({ media }) => media.mid === track.mid());
    if (found === undefined) return;
    const relay = new RtpRelay(found.port);
    peer.ended.onEnd(() => relay.close());
    track.setMediaHandler(new library.RtcpReceivingSession());
    const pass = (packet: Buffer): void => {
      if (peer.ended.hasEnded || !RtpRelay.isMedia(packet)) return;
      onPacket(packet.length);
      relay.send(packet);
    };
    track.onMessage(safely(pass, fail));
    if (found.media.kind === "video") keepAsking(peer, track, videoBitsPerSecond);
  };
  peer.onTrack(safely(take, fail));
}

/** Without it a browser sends a small picture of 80 kb/s, and no key frame after the first. */
function keepAsking({ ended }: AnsweringPeer, track: Track, bitsPerSecond: number): void {
  const ask = safely(
    () => {
      if (ended.hasEnded || !track.isOpen()) return;
      track.requestBitrate(bitsPerSecond);
      track.requestKeyframe();
    },
    // The track has just ended: the connection's own event follows.
    () => undefined,
  );
  let timer = setInterval(ask, BEGINNING.intervalMs);
  const calm = setTimeout(() => {
    clearInterval(timer);
    timer = setInterval(ask, ASKING_MS);
  }, BEGINNING.ms);
  ended.onEnd(() => {
    clearInterval(timer);
    clearTimeout(calm);
  });
  track.onOpen(ask);
}
