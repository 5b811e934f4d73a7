import type { OutputRow } from "../OutputRow.ts";
import type { Visit } from "../../MediaRoute.ts";
import type { PollingViewer } from "../PollingViewer.ts";
import type { PollingViewers } from "../PollingViewers.ts";
import { addressQuery } from "../addressQuery.ts";
import type { OutputCall } from "../OutputCall.ts";
import { readyStream } from "../readyStream.ts";
import { sendFresh } from "../sendFresh.ts";
import { masterPlaylist } from "./masterPlaylist.ts";
import type { SegmentRecords } from "./SegmentRecord.ts";
import { sendPlaylist } from "./sendPlaylist.ts";
import { sendSegment } from "./sendSegment.ts";
import { playlistType } from "./playlistType.ts";
import { trackPattern } from "./trackBytes.ts";
import { variantsOf } from "./variantsOf.ts";
import { wholeLadder } from "./wholeLadder.ts";

/** HLS: `index.m3u8` lists the renditions, `video.m3u8` is the best of them for players that know no lists. */
export function hlsRows(polling: PollingViewers, records: SegmentRecords): readonly OutputRow[] {
  const sendMaster = async (call: OutputCall, player: PollingViewer) => {
    await readyStream(call.stream, player.viewer);
    await wholeLadder(call.stream);
    const { variants, sounds } = variantsOf(call.stream, addressQuery(player.session, call.token));
    const body = masterPlaylist(variants, sounds);
    return sendFresh(call, { body, type: playlistType, cacheControl: "no-cache", viewer: player.viewer });
  };
  const follow = async (call: OutputCall, answer: (player: PollingViewer) => Promise<unknown>): Promise<Visit> => {
    const player = await polling.follow(call, "hls");
    return { viewer: player.viewer, answer: () => answer(player) };
  };
  return [
    {
      pattern: /^\/(?<name>.+)\/index\.m3u8$/,
      protocol: "hls",
      async enter(call) {
        const player = await polling.begin(call, "hls");
        return { viewer: player.viewer, answer: () => sendMaster(call, player) };
      },
    },
    {
      pattern: /^\/(?<name>.+)\/video\.m3u8$/,
      protocol: "hls",
      enter: (call) => follow(call, (player) => sendPlaylist(call, player, "v1", records)),
    },
    {
      pattern: new RegExp(`^/(?<name>.+)/mono-(?<track>${trackPattern})\\.m3u8$`),
      protocol: "hls",
      enter: (call) => follow(call, (player) => sendPlaylist(call, player, call.groups["track"] ?? "", records)),
    },
    {
      pattern: new RegExp(
        `^/(?<name>.+)/(?<track>${trackPattern})-(?<sequence>\\d{1,15})-(?<startedAtMs>\\d{1,15})\\.ts$`,
      ),
      protocol: "hls",
      enter: (call) => follow(call, ({ viewer }) => sendSegment(call, viewer)),
    },
  ];
}
