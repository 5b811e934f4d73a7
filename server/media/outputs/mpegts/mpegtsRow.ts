import type { MediaContext } from "../../MediaContext.ts";
import type { OutputCall } from "../OutputCall.ts";
import type { OutputRow } from "../OutputRow.ts";
import { readyStream } from "../readyStream.ts";
import { viewerRequestOf } from "../viewerRequestOf.ts";
import type { MpegtsClients } from "./MpegtsClients.ts";

/** MPEG-TS over HTTP: one answer that goes on as long as the player reads. */
export function mpegtsRow({ viewers }: MediaContext, clients: MpegtsClients): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/mpegts$/,
    protocol: "mpegts",
    async handle(call) {
      const { raw } = call.reply;
      const viewer = await viewers.open(viewerRequestOf(call, "mpegts", false));
      const leave = (): void => viewer.close("The player left.");
      raw.once("close", leave);
      // One that left while its permission was asked has been and gone.
      if (raw.destroyed) leave();
      if (!viewer.isOpen) return refuseEnded(call);
      viewer.onClose(call.stream.hold());
      if (call.request.method === "HEAD") {
        viewer.close("Asked for headers only.");
        return call.reply.type("video/mp2t").send();
      }
      await readyStream(call.stream, viewer);
      if (!viewer.isOpen) return refuseEnded(call);
      clients.add(call, viewer);
      return call.reply;
    },
  };
}

function refuseEnded({ reply }: OutputCall): unknown {
  return reply.code(403).send({ error: "forbidden", message: "This session was ended." });
}
