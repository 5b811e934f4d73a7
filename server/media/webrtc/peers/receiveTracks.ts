import { createSocket, type Socket } from "node:dgram";
import type { Track } from "node-datachannel";
import { safely } from "../EndSignal.ts";
import type { ReceivedTrack } from "../publishedRtp.ts";
import type { AnsweringPeer, DataChannelLibrary } from "./AnsweringPeer.ts";

const HOST = "127.0.0.1";
const HEAD_BYTES = 12;
/** Ends a stream of RTP: RTCP, one source, kind 203. */
const BYE = Buffer.from([0x81, 203, 0, 1, 0, 0, 0, 0]);

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

/** Sends RTP packets to an ffmpeg on this machine. */
class RtpRelay {
  readonly #socket: Socket = createSocket("udp4");
  #isClosed = false;

  constructor(readonly port: number) {
    // A port where nobody listens yet is no failure: the packet is lost as on any network.
    this.#socket.on("error", () => undefined);
    this.#socket.unref();
  }

  /** RTCP shares the port with RTP, and is told by its second byte. */
  static isMedia(packet: Buffer): boolean {
    const type = packet[1] ?? 0;
    return packet.length > HEAD_BYTES && (type < 192 || type > 223);
  }

  send(packet: Buffer): void {
    if (!this.#isClosed) this.#socket.send(packet, this.port, HOST);
  }

  /** Tells ffmpeg that nothing more comes. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#socket.send(BYE, this.port + 1, HOST, () => this.#socket.close());
  }
}
