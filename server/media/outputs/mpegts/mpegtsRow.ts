import type { MediaContext } from "../../MediaPart.ts";
import type { OutputRow } from "../OutputRow.ts";
import { viewerRequestOf } from "../viewerRequestOf.ts";
import type { MpegtsClients } from "./MpegtsClients.ts";
import { serveMpegts } from "./serveMpegts.ts";

/** MPEG-TS over HTTP: one answer that goes on as long as the player reads. */
export function mpegtsRow({ viewers }: MediaContext, clients: MpegtsClients): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/mpegts$/,
    protocol: "mpegts",
    async enter(call) {
      const viewer = await viewers.open(viewerRequestOf(call, "mpegts", false));
      return { viewer, answer: () => serveMpegts(call, viewer, clients) };
    },
  };
}
