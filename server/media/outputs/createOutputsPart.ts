import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { dashRows } from "./dash/dashRows.ts";
import { DashRuns } from "./dash/DashRuns.ts";
import { embedRoute } from "./embed/embedRoute.ts";
import { playerRoutes } from "./embed/playerRoutes.ts";
import { DiscontinuityFloor } from "./hls/DiscontinuityFloor.ts";
import { hlsRows } from "./hls/hlsRows.ts";
import { SegmentRecords } from "./hls/SegmentRecord.ts";
import { MpegtsClients } from "./mpegts/MpegtsClients.ts";
import { mpegtsRow } from "./mpegts/mpegtsRow.ts";
import { outputRoute } from "./outputRoute.ts";
import { PollingViewers } from "./PollingViewers.ts";
import { Previews } from "./preview/Previews.ts";
import { previewRow } from "./preview/previewRow.ts";
import { unservedRoutes } from "./unservedRoutes.ts";

interface OutputsOptions {
  /** Whether a token was made for the preview of a console's administrator. */
  readonly isViewToken?: (token: string) => boolean;
}

/** What players fetch over HTTP: HLS, MPEG-TS, DASH, the player page and previews. */
export function createOutputsPart(
  context: MediaContext,
  { isViewToken = () => false }: OutputsOptions = {},
): MediaPart {
  const polling = new PollingViewers(context);
  const clients = new MpegtsClients();
  const dash = new DashRuns(context);
  const previews = new Previews(context);
  const end = context.streams.onStream((stream) => () => {
    clients.leave(stream, "The stream was removed.");
    polling.leave(stream, "The stream was removed.");
    dash.leave(stream);
  });
  const rows = [
    ...hlsRows(polling, new SegmentRecords(new DiscontinuityFloor(context.folder))),
    mpegtsRow(context, clients),
    ...dashRows(polling, dash),
    previewRow(context, previews, isViewToken),
  ];
  return {
    routes: [
      ...playerRoutes(),
      embedRoute(context),
      ...rows.map((row) => outputRoute(context, row)),
      ...unservedRoutes(context),
    ],
    async stop() {
      end();
      await dash.stop();
    },
  };
}
