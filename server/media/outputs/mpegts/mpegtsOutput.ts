import { ServerError } from "../../../ServerError.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import { playRequest } from "../../viewers/ViewerRequest.ts";
import { followStream } from "../followStream.ts";
import { readyStream } from "../mediaAnswers.ts";
import type { Output, OutputParts } from "../Output.ts";
import type { OutputCall } from "../OutputRow.ts";

/** A player that reads slower than this many bytes behind is dropped, before it fills the memory. */
const MOST_WAITING = 8_000_000;

/** MPEG-TS over HTTP: one answer that goes on as long as the player reads. */
export function mpegtsOutput({ context: { viewers } }: OutputParts): Output {
  const players = new MpegtsPlayers();
  return {
    rows: [
      {
        pattern: /^\/(?<name>.+)\/mpegts$/,
        protocol: "mpegts",
        async enter(call) {
          const viewer = await viewers.open(playRequest(call.request, call.stream.name, "mpegts"));
          return { viewer, answer: () => serveMpegts(call, viewer, players) };
        },
      },
    ],
    end: (stream) => players.end(stream),
  };
}

/** Answers a viewer who was let in with MPEG-TS, as long as the viewer and the permission stay. */
export async function serveMpegts(call: OutputCall, viewer: Viewer, players: MpegtsPlayers): Promise<unknown> {
  const { raw } = call.reply;
  const leave = (): void => viewer.close("The player disconnected.");
  raw.once("close", leave);
  // One that left while its permission was asked has been and gone.
  if (raw.destroyed) leave();
  if (!viewer.isOpen) throw ended();
  viewer.onClose(call.stream.hold());
  if (call.request.method === "HEAD") {
    viewer.close("Asked for headers only.");
    return call.reply.type("video/mp2t").send();
  }
  await readyStream(call.stream, viewer);
  if (!viewer.isOpen) throw ended();
  players.add(call, viewer);
  return call.reply;
}

/** The players that have an MPEG-TS answer open. */
export class MpegtsPlayers {
  readonly #viewers = new Map<Viewer, RunningStream>();

  /** Sends the stream until the player or the viewer's permission ends. */
  add({ reply, stream }: OutputCall, viewer: Viewer): void {
    const { raw } = reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { "content-type": "video/mp2t" });
    // The first picture may be a while off.
    raw.flushHeaders();
    raw.socket?.setNoDelay(true);
    let isAhead = true;
    const send = (bytes: Buffer): void => {
      if (raw.destroyed) return;
      if (!isAhead && raw.writableLength > MOST_WAITING) {
        viewer.close("The player reads too slowly.");
        return;
      }
      raw.write(bytes);
      viewer.addBytes(bytes.length);
    };
    this.#viewers.set(viewer, stream);
    const end = followStream(stream, stream.config.prepush, send);
    isAhead = false;
    viewer.onClose(() => {
      end();
      this.#viewers.delete(viewer);
      raw.destroy();
    });
  }

  /** The stream is gone from the config. */
  end(stream: RunningStream): void {
    for (const [viewer, of] of this.#viewers) if (of === stream) viewer.close("The stream was removed.");
  }
}

function ended(): ServerError {
  return new ServerError("forbidden", "This session was ended.");
}
