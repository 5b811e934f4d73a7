import type { OutputRow } from "../OutputRow.ts";
import type { PollingViewers } from "../PollingViewers.ts";
import { addressQuery } from "../addressQuery.ts";
import type { OutputCall } from "../OutputCall.ts";
import { readyStream } from "../readyStream.ts";
import { sendFresh } from "../sendFresh.ts";
import { masterPlaylist } from "./masterPlaylist.ts";
import { sendPlaylist } from "./sendPlaylist.ts";
import { sendSegment } from "./sendSegment.ts";
import { playlistType } from "./playlistType.ts";
import { trackPattern } from "./trackBytes.ts";
import { variantsOf } from "./variantsOf.ts";
import { wholeLadder } from "./wholeLadder.ts";

/** HLS: `index.m3u8` lists the renditions, `video.m3u8` is the best of them for players that know no lists. */
export function hlsRows(polling: PollingViewers): readonly OutputRow[] {
  const master = async (call: OutputCall) => {
    const player = await polling.begin(call, "hls");
    await readyStream(call.stream, player.viewer);
    await wholeLadder(call.stream);
    const { variants, sounds } = variantsOf(call.stream, addressQuery(player.session, call.token));
    const body = masterPlaylist(variants, sounds);
    return sendFresh(call, { body, type: playlistType, cacheControl: "no-cache", viewer: player.viewer });
  };
  return [
    { pattern: /^\/(?<name>.+)\/index\.m3u8$/, protocol: "hls", handle: master },
    {
      pattern: /^\/(?<name>.+)\/video\.m3u8$/,
      protocol: "hls",
      handle: (call) => sendPlaylist(call, polling, "v1"),
    },
    {
      pattern: new RegExp(`^/(?<name>.+)/mono-(?<track>${trackPattern})\\.m3u8$`),
      protocol: "hls",
      handle: (call) => sendPlaylist(call, polling, call.groups["track"] ?? ""),
    },
    {
      pattern: new RegExp(
        `^/(?<name>.+)/(?<track>${trackPattern})-(?<sequence>\\d{1,15})-(?<startedAtMs>\\d{1,15})\\.ts$`,
      ),
      protocol: "hls",
      handle: (call) => sendSegment(call, polling),
    },
  ];
}
