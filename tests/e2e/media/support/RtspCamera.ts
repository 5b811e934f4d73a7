import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { freePort as freeUdpPort } from "../../../server/media/inputs/freePort.ts";
import { startFfmpeg } from "./startFfmpeg.ts";

const PICTURE = ["-re", "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=25", "-c:v", "libx264", "-preset", "ultrafast"];
const RTP = ["-g", "25", "-bf", "0", "-pix_fmt", "yuv420p", "-bsf:v", "dump_extra=freq=keyframe", "-f", "rtp"];

/** A camera that speaks as much RTSP (RFC 2326) as a player of interleaved TCP needs; it has a picture and no sound. */
export class RtspCamera {
  readonly #players = new Set<Socket>();
  readonly #server: Server;
  readonly #packets = createSocket("udp4");
  #port = 0;
  #description = "";

  private constructor() {
    this.#server = createServer((player) => this.#serve(player));
    this.#packets.on("message", (packet) => {
      const head = Buffer.from([0x24, 0, packet.length >> 8, packet.length & 0xff]);
      for (const player of this.#players) player.write(Buffer.concat([head, packet]));
    });
  }

  static async start(): Promise<RtspCamera> {
    const camera = new RtspCamera();
    const port = await freeUdpPort();
    camera.#packets.bind(port, "127.0.0.1");
    camera.#server.listen(0, "127.0.0.1");
    await once(camera.#server, "listening");
    const address = camera.#server.address();
    camera.#port = address !== null && typeof address === "object" ? address.port : 0;
    const { child } = startFfmpeg([...PICTURE, ...RTP, `rtp://127.0.0.1:${port}?pkt_size=1200`]);
    while (!camera.#description.includes("a=fmtp")) {
      const [bytes] = await once(child.stdout ?? child, "data");
      camera.#description += String(bytes).replace(/^SDP:\s*/, "");
    }
    return camera;
  }

  get url(): string {
    return `rtsp://127.0.0.1:${this.#port}/camera`;
  }

  async stop(): Promise<void> {
    for (const player of this.#players) player.destroy();
    this.#packets.close();
    this.#server.close();
  }

  #serve(player: Socket): void {
    let asked = "";
    player.on("error", () => undefined);
    player.on("close", () => this.#players.delete(player));
    player.on("data", (bytes) => {
      asked += bytes.toString("latin1");
      for (let end = asked.indexOf("\r\n\r\n"); end >= 0; end = asked.indexOf("\r\n\r\n")) {
        this.#answer(player, asked.slice(0, end));
        asked = asked.slice(end + 4);
      }
    });
  }

  #answer(player: Socket, request: string): void {
    // Reports of the player (RTCP) may stand before it.
    const [, method = ""] = /([A-Z_]+) rtsp:\/\/\S+ RTSP\/1\.0\r\n/.exec(request) ?? [];
    const [, number = "0"] = /^CSeq: *(\d+)/im.exec(request) ?? [];
    const { head = [], body = "" } = this.#answers[method] ?? {};
    const length = body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
    const lines = ["RTSP/1.0 200 OK", `CSeq: ${number}`, "Session: 1", ...head, ...length, "", body];
    player.write(lines.join("\r\n"));
    if (method === "PLAY") this.#players.add(player);
  }

  get #answers(): Readonly<Record<string, { readonly head: readonly string[]; readonly body?: string }>> {
    return {
      OPTIONS: { head: ["Public: DESCRIBE, SETUP, PLAY, TEARDOWN"] },
      DESCRIBE: { head: [`Content-Base: ${this.url}/`, "Content-Type: application/sdp"], body: this.#description },
      SETUP: { head: ["Transport: RTP/AVP/TCP;unicast;interleaved=0-1"] },
    };
  }
}
