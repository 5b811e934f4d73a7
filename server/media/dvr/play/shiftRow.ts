import { ServerError } from "../../../ServerError.ts";
import { addressQuery } from "../../outputs/addressQuery.ts";
import { playlistType } from "../../outputs/hls/playlistType.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import type { OutputRow } from "../../outputs/OutputRow.ts";
import type { PollingViewer } from "../../outputs/PollingViewer.ts";
import { askedSession } from "../../outputs/PollingViewers.ts";
import { sendFresh } from "../../outputs/sendFresh.ts";
import { archivePlaylist } from "./archivePlaylist.ts";
import type { PlayParts } from "./PlayParts.ts";
import { enterArchive, sendMaster } from "./sendMaster.ts";
import { ShiftWindows } from "./ShiftWindows.ts";

/**
 * `timeshift_abs-FROM.m3u8` begins at a time, `timeshift_rel-SECONDS.m3u8` so long ago; both go on like live, at the
 * distance they began with.
 */
export function shiftRow(parts: PlayParts): OutputRow {
  const windows = new ShiftWindows();
  return {
    pattern: /^\/(?<name>.+)\/timeshift_(?<kind>abs|rel)-(?<seconds>\d{1,11})\.m3u8$/,
    protocol: "hls",
    enter: (call) => enterArchive(call, parts, (player) => send(call, parts, player, windows)),
  };
}

async function send(
  call: OutputCall,
  parts: PlayParts,
  player: PollingViewer,
  windows: ShiftWindows,
): Promise<unknown> {
  const { kind = "", seconds = "" } = call.groups;
  const archive = parts.archives.find(call.stream.name);
  const nowMs = parts.context.now();
  const shiftMs = kind === "abs" ? nowMs - Number(seconds) * 1000 : Number(seconds) * 1000;
  if (shiftMs < 0) throw new ServerError("bad_request", "This time is still to come.");
  if (!call.query.has("session")) return sendMaster(call, player, archive, `timeshift_${kind}-${seconds}.m3u8`);
  // A player whose network changes has another viewer, and goes on where it was.
  const session = askedSession(call) ?? player.session;
  const window = windows.of(`${session} ${kind} ${seconds}`, archive.index, shiftMs);
  await window.moveTo(nowMs);
  if (window.segments.length === 0)
    throw new ServerError("not_found", `Nothing of ${call.stream.name} is recorded at this time.`);
  const { segments, sequence, discontinuitySequence } = window;
  const query = addressQuery(player.session, call.token);
  const body = archivePlaylist({ segments, query, kind: "live", sequence, discontinuitySequence });
  return sendFresh(call, { body, type: playlistType, cacheControl: "no-cache", viewer: player.viewer });
}
