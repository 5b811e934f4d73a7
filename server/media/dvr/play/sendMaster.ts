import { addressQuery } from "../../outputs/addressQuery.ts";
import { masterPlaylist } from "../../outputs/hls/masterPlaylist.ts";
import { playlistType } from "../../outputs/hls/playlistType.ts";
import type { Visit } from "../../MediaRoute.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import type { PollingViewer } from "../../outputs/PollingViewer.ts";
import { sendFresh } from "../../outputs/sendFresh.ts";
import type { Archive } from "../Archive.ts";
import type { PlayParts } from "./PlayParts.ts";

const UNKNOWN_BPS = 1_000_000;
/** Pieces differ in size; players plan with the largest. */
const PEAK = 1.5;

/** Lets in who asks for a playlist of an archive: by the id in the address, else as somebody new. */
export async function enterArchive(
  call: OutputCall,
  { polling }: PlayParts,
  answer: (player: PollingViewer) => Promise<unknown>,
): Promise<Visit> {
  if (call.query.has("session")) {
    const player = await polling.follow(call, "hls");
    return { viewer: player.viewer, answer: () => answer(player) };
  }
  const player = await polling.begin(call, "hls");
  const { viewer } = player;
  return {
    viewer,
    answer: () =>
      answer(player).catch((error: unknown) => {
        // Who found nothing takes no place.
        viewer.close("There was nothing to play.");
        throw error;
      }),
  };
}

/** Sends a playlist that leads to the same address with the viewer's id in it. */
export async function sendMaster(
  call: OutputCall,
  player: PollingViewer,
  { index }: Archive,
  file: string,
): Promise<unknown> {
  const { durationMs } = index.ranges;
  const averageBps = durationMs > 0 ? (index.bytes * 8000) / durationMs : UNKNOWN_BPS;
  const address = `${file}${addressQuery(player.session, call.token)}`;
  const body = masterPlaylist([{ address, averageBps, peakBps: averageBps * PEAK }]);
  return sendFresh(call, { body, type: playlistType, cacheControl: "no-cache", viewer: player.viewer });
}
