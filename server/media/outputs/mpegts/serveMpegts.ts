import { ServerError } from "../../../ServerError.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { OutputCall } from "../OutputCall.ts";
import { readyStream } from "../readyStream.ts";
import type { MpegtsClients } from "./MpegtsClients.ts";

/** Answers a viewer who was let in with MPEG-TS, as long as the viewer and the permission stay. */
export async function serveMpegts(call: OutputCall, viewer: Viewer, clients: MpegtsClients): Promise<unknown> {
  const { raw } = call.reply;
  const leave = (): void => viewer.close("The player left.");
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
  clients.add(call, viewer);
  return call.reply;
}

function ended(): ServerError {
  return new ServerError("forbidden", "This session was ended.");
}
