import type { RunningStream } from "../../live/RunningStream.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import { followStream } from "../follow/followStream.ts";
import type { OutputCall } from "../OutputCall.ts";

/** A player that reads slower than this many bytes behind is dropped, before it fills the memory. */
const MOST_WAITING = 8_000_000;

/** The players that have an MPEG-TS answer open. */
export class MpegtsClients {
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

  /** Ends those of streams that are gone. */
  leave(stream: RunningStream, reason: string): void {
    for (const [viewer, of] of this.#viewers) if (of === stream) viewer.close(reason);
  }
}
