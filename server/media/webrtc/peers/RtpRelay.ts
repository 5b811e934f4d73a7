import { createSocket, type Socket } from "node:dgram";

const HEAD_BYTES = 12;
const HOST = "127.0.0.1";
/** Ends a stream of RTP: RTCP, one source, kind 203. */
const BYE = Buffer.from([0x81, 203, 0, 1, 0, 0, 0, 0]);

/** Sends RTP packets to an ffmpeg on this machine. */
export class RtpRelay {
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
