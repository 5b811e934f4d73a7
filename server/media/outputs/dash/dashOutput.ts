import { ServerError } from "../../../ServerError.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { Output, OutputParts } from "../Output.ts";
import type { OutputCall } from "../OutputRow.ts";
import type { PollingViewer } from "../PollingViewers.ts";
import { addressQuery, readyStream, segmentBase, segmentCaching, sendFresh } from "../mediaAnswers.ts";
import { DashFeeds } from "./DashFeeds.ts";

/** DASH: a manifest of the best rendition, and what it names. */
export function dashOutput({ context, polling }: OutputParts): Output {
  const feeds = new DashFeeds(context);
  return {
    rows: [
      {
        pattern: /^\/(?<name>.+)\/index\.mpd$/,
        protocol: "dash",
        async enter(call) {
          // A player asks again by the same address, which holds no id.
          const player = await polling.follow(call, "dash");
          return { viewer: player.viewer, answer: () => sendManifest(call, player, feeds) };
        },
      },
      {
        pattern: /^\/(?<name>.+)\/(?<file>dash-[0-9a-f]{8}-(?:init|chunk)-\d+(?:-\d+)?\.m4s)$/,
        protocol: "dash",
        async enter(call) {
          const { viewer } = await polling.follow(call, "dash");
          return { viewer, answer: () => sendSegment(call, viewer, feeds) };
        },
      },
    ],
    end: (stream) => feeds.end(stream),
    stop: () => feeds.stop(),
  };
}

async function sendManifest(call: OutputCall, { session, viewer }: PollingViewer, feeds: DashFeeds): Promise<unknown> {
  await readyStream(call.stream, viewer);
  const feed = await feeds.of(call.stream);
  const { text, startedAtMs } = await feed.manifest();
  const body = readyManifest(text, {
    base: segmentBase(call.stream.name, call.stream.config),
    query: addressQuery(session, call.token),
    startedAtMs,
    codecs: call.stream.renditions[0]?.codecs,
  });
  return sendFresh(call, { body, type: "application/dash+xml", cacheControl: "no-cache", viewer });
}

async function sendSegment(call: OutputCall, viewer: Viewer, feeds: DashFeeds): Promise<unknown> {
  const { file = "" } = call.groups;
  const body = await feeds.read(call.stream, file);
  if (!body) throw new ServerError("not_found", "This segment is no longer kept. Ask for the manifest again.");
  return sendFresh(call, { body, type: "video/mp4", cacheControl: segmentCaching(call.stream), etag: file, viewer });
}

interface ManifestPlace {
  /** Before the names of its segments. */
  readonly base: string;
  /** Behind them. */
  readonly query: string;
  /** When the first segment began; the process that wrote the manifest takes its own start for that. */
  readonly startedAtMs: number;
  /** Of the stream (RFC 6381): the process calls HEVC `hvc1` alone, which no player can judge. */
  readonly codecs?: string | undefined;
}

/** A manifest as a player gets it: the addresses in it say who asks, and its clock is that of the stream. */
export function readyManifest(text: string, { base, query, startedAtMs, codecs = "" }: ManifestPlace): string {
  const escaped = (part: string) => part.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return text
    .replace(/(?<= (?:media|initialization)=")[^"?]+(?=")/g, (address) => `${escaped(base)}${address}${escaped(query)}`)
    .replace(/(?<= codecs=")hvc1(?=")/g, (bare) => codecs.split(",").find((name) => name.startsWith(bare)) ?? bare)
    .replace(/(?<= availabilityStartTime=")[^"]+(?=")/, new Date(startedAtMs).toISOString());
}
