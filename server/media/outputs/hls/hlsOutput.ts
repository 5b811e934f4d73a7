import { ServerError } from "../../../ServerError.ts";
import type { Visit } from "../../MediaRoute.ts";
import type { MediaSegment, StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { Output, OutputParts } from "../Output.ts";
import type { OutputCall, OutputRow } from "../OutputRow.ts";
import { askedSession, type PollingViewer } from "../PollingViewers.ts";
import {
  addressQuery,
  readyStream,
  segmentBase,
  segmentCaching,
  sendFresh,
  sendPlaylistText,
} from "../mediaAnswers.ts";
import { DiscontinuityFloor, SegmentRecords } from "./SegmentRecords.ts";
import { masterPlaylist, mediaPlaylist } from "./hlsPlaylists.ts";
import { trackBytes, trackPattern, variantsOf, wholeLadder } from "./hlsTracks.ts";

/** Segments that a playlist lists of a stream that does not say how many. */
const USUAL_COUNT = 6;

/** HLS: `index.m3u8` lists the renditions, `video.m3u8` is the best of them for players that know no lists. */
export function hlsOutput({ context, polling }: OutputParts): Output {
  const records = new SegmentRecords(new DiscontinuityFloor(context.folder));
  const follow = async (call: OutputCall, answer: (player: PollingViewer) => Promise<unknown>): Promise<Visit> => {
    const player = await polling.follow(call, "hls");
    return { viewer: player.viewer, answer: () => answer(player) };
  };
  const trackOf = ({ groups }: OutputCall) => groups["track"] ?? "";
  const rows: readonly Omit<OutputRow, "protocol">[] = [
    {
      pattern: /^\/(?<name>.+)\/index\.m3u8$/,
      async enter(call) {
        // A player that begins anew, as after a long silence, says who it was: it is counted once.
        const isNew = call.request.method === "HEAD" || askedSession(call) === undefined;
        const player = await (isNew ? polling.begin(call, "hls") : polling.follow(call, "hls"));
        return { viewer: player.viewer, answer: () => sendMaster(call, player) };
      },
    },
    {
      pattern: /^\/(?<name>.+)\/video\.m3u8$/,
      enter: (call) => follow(call, (player) => sendPlaylist(call, player, "v1", records)),
    },
    {
      pattern: new RegExp(`^/(?<name>.+)/mono-(?<track>${trackPattern})\\.m3u8$`),
      enter: (call) => follow(call, (player) => sendPlaylist(call, player, trackOf(call), records)),
    },
    {
      pattern: new RegExp(
        `^/(?<name>.+)/(?<track>${trackPattern})-(?<sequence>\\d{1,15})-(?<startedAtMs>\\d{1,15})\\.ts$`,
      ),
      enter: (call) => follow(call, ({ viewer }) => sendSegment(call, viewer)),
    },
  ];
  return { rows: rows.map((row) => ({ ...row, protocol: "hls" })) };
}

async function sendMaster(call: OutputCall, player: PollingViewer): Promise<unknown> {
  await readyStream(call.stream, player.viewer);
  await wholeLadder(call.stream);
  const { variants, sounds } = variantsOf(call.stream, addressQuery(player.session, call.token));
  return sendPlaylistText(call, player, masterPlaylist(variants, sounds));
}

/** The playlist of one track. */
async function sendPlaylist(
  call: OutputCall,
  player: PollingViewer,
  track: string,
  records: SegmentRecords,
): Promise<unknown> {
  await readyStream(call.stream, player.viewer);
  const { stream, token } = call;
  const bus = renditionOf(stream, track);
  const record = records.of(stream, bus);
  const segments = record.list(stream.config.segment_count || USUAL_COUNT);
  const query = addressQuery(player.session, token);
  const body = mediaPlaylist({
    segments,
    targetS: record.targetS(stream.config.segment_duration),
    discontinuitySequence: record.discontinuitiesBefore(segments[0]?.sequence ?? 0),
    addressOf: (segment) => `${segmentAddress(stream, track, segment)}${query}`,
  });
  return sendPlaylistText(call, player, body);
}

/** Where a player fetches a segment. Its start is in it, so that a cache never gives the segment of a former run. */
function segmentAddress(
  { name, config }: RunningStream,
  track: string,
  { sequence, startedAtMs }: MediaSegment,
): string {
  return `${segmentBase(name, config)}${track}-${sequence}-${Math.floor(startedAtMs)}.ts`;
}

/** One segment, as its playlist named it. */
async function sendSegment(call: OutputCall, viewer: Viewer): Promise<unknown> {
  const { track = "", sequence = "", startedAtMs = "" } = call.groups;
  const segment = renditionOf(call.stream, track).segments.find(
    (one) => one.sequence === Number(sequence) && Math.floor(one.startedAtMs) === Number(startedAtMs),
  );
  const bytes = segment && trackBytes(segment, track);
  if (!bytes) throw new ServerError("not_found", "This segment is no longer kept. Ask for the playlist again.");
  segment.onSent?.(viewer.id);
  return sendFresh(call, {
    body: bytes,
    type: "video/mp2t",
    cacheControl: segmentCaching(call.stream),
    viewer,
    etag: `${track}-${sequence}-${startedAtMs}`,
  });
}

/** The rendition that a track of an address means: `v1` is the best; a sound alone (`a1`) is taken from the smallest. */
function renditionOf({ name, renditions }: RunningStream, track: string): StreamBus {
  const bus = track.startsWith("a") ? renditions.at(-1) : renditions[Number(track.slice(1)) - 1];
  if (!bus)
    throw new ServerError("not_found", `The stream ${name} has no track ${track} now. Ask for its playlist again.`);
  return bus;
}
