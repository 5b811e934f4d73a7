import type { Track } from "node-datachannel";
import type { AnsweringPeer } from "./AnsweringPeer.ts";
import type { EndedOnce } from "./EndedOnce.ts";
import type { ReceivedTrack } from "./ReceivedTrack.ts";
import { RtpRelay } from "./RtpRelay.ts";
import { safely } from "./safely.ts";
import type { WebrtcParts } from "./WebrtcParts.ts";

/** Whose tracks they are, and what is told of them. */
interface ReceiveOptions extends Pick<WebrtcParts, "library"> {
  readonly peer: AnsweringPeer;
  readonly tracks: readonly ReceivedTrack[];
  readonly ended: EndedOnce;
  /** That the publisher may send; absent or 0 for no limit. */
  readonly maxKbit: number | undefined;
  /** For each packet of media, before it goes on. */
  readonly onPacket: (bytes: number) => void;
}

const VIDEO_BITS_PER_SECOND = 3_000_000;
/** Key frames come often until ffmpeg, which starts with the first packet, has surely had one. */
const BEGINNING = { ms: 5000, intervalMs: 500 } as const;
const ASKING_MS = 2000;

/** Sends what a peer publishes on to ffmpeg's ports, and asks the peer for quality and key frames. */
export function receiveTracks({ library, peer, tracks, ended, maxKbit, onPacket }: ReceiveOptions): void {
  // A track that nothing refers to is collected, and its packets with it.
  const kept = new Set<Track>();
  ended.onEnd(() => kept.clear());
  const take = (track: Track): void => {
    const found = tracks.find(({ media }) => media.mid === track.mid());
    if (found === undefined) return;
    kept.add(track);
    const relay = new RtpRelay(found.port);
    ended.onEnd(() => relay.close());
    track.setMediaHandler(new library.RtcpReceivingSession());
    const pass = (packet: Buffer): void => {
      if (ended.hasEnded || !RtpRelay.isMedia(packet)) return;
      onPacket(packet.length);
      relay.send(packet);
    };
    track.onMessage(safely(pass, fail));
    if (found.media.kind === "video") ended.onEnd(keepAsking(track, videoBitrate(maxKbit)));
  };
  const fail = (): void => ended.end("The server failed at this.");
  peer.connection.onTrack(safely(take, fail));
}

/** Some of what is allowed is left for the sound and for a browser's error. */
function videoBitrate(maxKbit: number | undefined): number {
  return maxKbit
    ? Math.min(VIDEO_BITS_PER_SECOND, Math.max(50_000, maxKbit * 1000 * 0.8 - 64_000))
    : VIDEO_BITS_PER_SECOND;
}

/** Without it a browser sends a small picture of 80 kb/s, and no key frame after the first. */
function keepAsking(track: Track, bitsPerSecond: number): () => void {
  const ask = safely(
    () => {
      if (!track.isOpen()) return;
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
  track.onOpen(ask);
  return () => {
    clearInterval(timer);
    clearTimeout(calm);
  };
}
