import { addressQuery } from "../../outputs/addressQuery.ts";
import { masterPlaylist } from "../../outputs/hls/masterPlaylist.ts";
import { playlistType } from "../../outputs/hls/playlistType.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import { sendFresh } from "../../outputs/sendFresh.ts";
import type { Archive } from "../Archive.ts";
import type { PlayParts } from "./PlayParts.ts";

const UNKNOWN_BPS = 1_000_000;
/** Pieces differ in size; players plan with the largest. */
const PEAK = 1.5;

/** Opens a viewer, and sends a playlist that leads to the same address with the viewer's id in it. */
export async function sendMaster(
  call: OutputCall,
  { polling }: PlayParts,
  { index }: Archive,
  file: string,
): Promise<unknown> {
  const player = await polling.begin(call, "hls");
  const { durationMs } = index.ranges;
  const averageBps = durationMs > 0 ? (index.bytes * 8000) / durationMs : UNKNOWN_BPS;
  const address = `${file}${addressQuery(player.session, call.token)}`;
  const body = masterPlaylist([{ address, averageBps, peakBps: averageBps * PEAK }]);
  return sendFresh(call, { body, type: playlistType, cacheControl: "no-cache", viewer: player.viewer });
}
