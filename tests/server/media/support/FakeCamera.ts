import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { ffmpegPath } from "./ffmpegPath.ts";

interface CameraSettings {
  /** Without one everybody may watch. */
  readonly login?: { readonly name: string; readonly password: string };
  readonly path?: string;
  /** Where those who come are sent on to. */
  readonly redirect?: string;
  /** Answers nothing at all. */
  readonly isSilent?: boolean;
}

const picture = ["-re", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25"];
const encoding = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "25", "-b:v", "400k"];
/** As many packets of MPEG-TS as fit into one of the network. */
const TS_BYTES = 7 * 188;

/** An IP camera: RTSP on a port of this machine, with H.264 over the same connection. */
export class FakeCamera {
  /** First line and address of each request. */
  readonly asked: string[] = [];
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly pictures = new Set<ChildProcess>();

  private constructor(private readonly settings: CameraSettings) {
    this.server = createServer((socket) => this.serve(socket));
  }

  static async start(settings: CameraSettings = {}): Promise<FakeCamera> {
    const camera = new FakeCamera(settings);
    camera.server.listen(0, "127.0.0.1");
    await once(camera.server, "listening");
    return camera;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  /** Connections that are open now. */
  get open(): number {
    return this.sockets.size;
  }

  async stop(): Promise<void> {
    for (const made of this.pictures) made.kill("SIGKILL");
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, "close");
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => this.sockets.delete(socket));
    let rest = "";
    socket.on("data", (data) => {
      rest += data.toString("latin1");
      for (let end = rest.indexOf("\r\n\r\n"); end >= 0; end = rest.indexOf("\r\n\r\n")) {
        const request = rest.slice(0, end);
        rest = rest.slice(end + 4);
        if (this.settings.isSilent !== true) this.answer(socket, request);
      }
    });
  }

  private answer(socket: Socket, request: string): void {
    const [method = "", url = ""] = request.split(" ");
    const number = /^CSeq: *(\d+)/im.exec(request)?.[1] ?? "1";
    this.asked.push(`${method} ${url}`);
    const say = (status: string, headers: readonly string[] = [], body = ""): void => {
      const lines = [`RTSP/1.0 ${status}`, `CSeq: ${number}`, ...headers, `Content-Length: ${body.length}`];
      socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
    };
    const { redirect, path = "/live", login } = this.settings;
    if (method === "OPTIONS") return say("200 OK", ["Public: OPTIONS, DESCRIBE, SETUP, PLAY, TEARDOWN"]);
    if (redirect !== undefined) return say("302 Moved Temporarily", [`Location: ${redirect}`]);
    const wanted =
      login === undefined ? "" : `Basic ${Buffer.from(`${login.name}:${login.password}`).toString("base64")}`;
    if (wanted !== "" && /^Authorization: *(.*)$/im.exec(request)?.[1] !== wanted)
      return say("401 Unauthorized", ['WWW-Authenticate: Basic realm="camera"']);
    if (!new URL(url.replace(/^rtsp/, "http")).pathname.startsWith(path)) return say("404 Not Found");
    if (method === "DESCRIBE") return say("200 OK", ["Content-Type: application/sdp"], description);
    if (method === "SETUP") return say("200 OK", ["Transport: RTP/AVP/TCP;unicast;interleaved=0-1", "Session: 1"]);
    say("200 OK", ["Session: 1"]);
    if (method === "PLAY") this.send(socket);
    return undefined;
  }

  private send(socket: Socket): void {
    const made = spawn(ffmpegPath, ["-loglevel", "error", "-nostdin", ...picture, ...encoding, "-f", "mpegts", "-"]);
    this.pictures.add(made);
    made.once("close", () => this.pictures.delete(made));
    socket.once("close", () => made.kill("SIGKILL"));
    let rest = Buffer.alloc(0);
    let count = 0;
    const startedMs = Date.now();
    made.stdout.on("data", (data: Buffer) => {
      rest = Buffer.concat([rest, data]);
      for (; rest.length >= TS_BYTES; rest = rest.subarray(TS_BYTES)) {
        count += 1;
        const stamp = ((Date.now() - startedMs) * 90) >>> 0;
        if (!socket.destroyed) socket.write(interleaved(count, stamp, rest.subarray(0, TS_BYTES)));
      }
    });
  }
}

const description = [
  "v=0",
  "o=- 1 1 IN IP4 127.0.0.1",
  "s=camera",
  "c=IN IP4 0.0.0.0",
  "t=0 0",
  "m=video 0 RTP/AVP 33",
  "a=control:track1",
  "",
].join("\r\n");

/** RTP of MPEG-TS as it stands in an RTSP connection. */
function interleaved(sequence: number, stamp: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head[0] = 0x24;
  head.writeUInt16BE(12 + payload.length, 2);
  head[4] = 0x80;
  head[5] = 33;
  head.writeUInt16BE(sequence & 0xffff, 6);
  head.writeUInt32BE(stamp, 8);
  head.writeUInt32BE(1, 12);
  return Buffer.concat([head, payload]);
}
