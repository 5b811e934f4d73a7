import { isProtocolOn } from "../../../../src/model/stream/protocols.ts";
import { ServerError } from "../../../ServerError.ts";
import type { MediaRoute, Visit } from "../../MediaRoute.ts";
import { masterPlaylist } from "../../outputs/hls/hlsPlaylists.ts";
import { addressQuery, openHeaders } from "../../outputs/mediaAnswers.ts";
import { findTarget, type VodTarget } from "../VodTarget.ts";
import { fileRequest, type VodCall, type VodParts, vodRoute } from "../vodRoute.ts";
import type { FileIndex } from "./fileIndex.ts";
import { findRungs, type Rung } from "./fileRungs.ts";

/** The addresses of files over HLS, with a picture of each; those of outputs that files are not served over say so. */
export function filePlaybackRoutes(parts: VodParts): readonly MediaRoute[] {
  return [...playlistRoutes(parts), segmentRoute(parts), previewRoute(parts), unservedRoute(parts)];
}

/** The playlists of files: of one, of several sizes of a film, of one size. */
function playlistRoutes(parts: VodParts): readonly MediaRoute[] {
  return [
    vodRoute(parts.context, {
      pattern: /^\/(?<name>.+)\/(?<kind>index|video)\.m3u8$/,
      enter: (call) => enterFirst(parts, call),
    }),
    vodRoute(parts.context, {
      pattern: /^\/(?<name>.+)\/v(?<rung>\d{1,5})\/video\.m3u8$/,
      enter: (call) => enterRung(parts, call),
    }),
  ];
}

async function enterFirst(parts: VodParts, call: VodCall): Promise<Visit | undefined> {
  const rungs = await findRungs(parts.context.folder, call.target);
  const [first] = rungs;
  if (!first) return undefined;
  refuseHls(call.target);
  const isMaster = rungs.length > 1 && call.groups["kind"] === "index";
  return enter(parts, call, first, async (suffix) => {
    if (isMaster) return masterOf(parts, call, rungs, suffix);
    const index = await parts.player.indexOf(call.target, first.file);
    return filePlaylist(index, (number) => `v${first.key}/seg-${number}.ts${suffix}`);
  });
}

async function enterRung(parts: VodParts, call: VodCall): Promise<Visit | undefined> {
  const rung = await askedRung(parts, call);
  if (!rung) return undefined;
  refuseHls(call.target);
  return enter(parts, call, rung, async (suffix) => {
    const index = await parts.player.indexOf(call.target, rung.file);
    return filePlaylist(index, (number) => `seg-${number}.ts${suffix}`);
  });
}

/** @param listOf makes the playlist; what it is given follows the path in the addresses there: who asks */
async function enter(
  { fileViewers, files }: VodParts,
  call: VodCall,
  { file }: Rung,
  listOf: (suffix: string) => Promise<string>,
): Promise<Visit> {
  const request = fileRequest(call, "hls");
  const { session, viewer } = await fileViewers.follow(request, call.query.get("session") ?? undefined);
  files.note(call.target, file.path);
  const answer = async () =>
    call.reply.type("application/vnd.apple.mpegurl").send(await listOf(addressQuery(session, request.token)));
  return { viewer, answer };
}

async function masterOf(parts: VodParts, call: VodCall, rungs: readonly Rung[], suffix: string): Promise<string> {
  const variants = await Promise.all(
    rungs.map(async ({ key, file }) => {
      const { video, starts, end } = await parts.player.indexOf(call.target, file);
      const bitsPerSecond = (file.size * 8) / Math.max(1, end - (starts[0] ?? 0));
      return {
        address: `v${key}/video.m3u8${suffix}`,
        // What a file needs at its busiest is not known; half as much again is usual for films.
        peakBps: bitsPerSecond * 1.5,
        averageBps: bitsPerSecond,
        picture: video && video.width > 0 ? { width: video.width, height: video.height } : undefined,
      };
    }),
  );
  return masterPlaylist(variants.toSorted((one, other) => heightOf(other) - heightOf(one)));
}

function heightOf({ picture }: { readonly picture: { readonly height: number } | undefined }): number {
  return picture?.height ?? 0;
}

/** The media playlist of a whole file (RFC 8216, section 4.3.3). */
function filePlaylist({ starts, end }: FileIndex, addressOf: (number: number) => string): string {
  const lengths = starts.map((start, number) => (starts[number + 1] ?? end) - start);
  const lines = lengths.flatMap((length, number) => [`#EXTINF:${length.toFixed(5)},`, addressOf(number)]);
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:3",
    `#EXT-X-TARGETDURATION:${Math.max(1, ...lengths.map((length) => Math.round(length)))}`,
    "#EXT-X-MEDIA-SEQUENCE:0",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    ...lines,
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}

/** The segments of files, made when a player asks for them. */
function segmentRoute(parts: VodParts): MediaRoute {
  const { context, player, fileViewers, files } = parts;
  return vodRoute(context, {
    pattern: /^\/(?<name>.+)\/v(?<rung>\d{1,5})\/seg-(?<number>\d{1,6})\.ts$/,
    async enter(call) {
      const rung = await askedRung(parts, call);
      if (!rung) return undefined;
      refuseHls(call.target);
      const session = call.query.get("session") ?? undefined;
      const { viewer } = await fileViewers.follow(fileRequest(call, "hls"), session);
      files.note(call.target, rung.file.path);
      const answer = async () => {
        const segment = await player.segmentOf(call.target, rung.file, Number(call.groups["number"]));
        // It may have been cut for long.
        if (!viewer.isOpen) throw new ServerError("forbidden", "This session was ended.");
        viewer.addBytes(segment.length);
        return call.reply.type("video/mp2t").send(segment);
      };
      return { viewer, answer };
    },
  });
}

/** `/PREFIX/FILE/preview.jpg`: a small picture from the beginning of a file. */
function previewRoute({ context, player }: VodParts): MediaRoute {
  return vodRoute(context, {
    pattern: /^\/(?<name>.+)\/preview\.jpg$/,
    async enter(call) {
      const [first] = await findRungs(context.folder, call.target);
      if (!first) return undefined;
      const viewer = await context.viewers.open({
        ...fileRequest(call, "preview"),
        isOneShot: true,
      });
      const answer = async () => call.reply.type("image/jpeg").send(await player.previewOf(call.target, first.file));
      return { viewer, answer };
    },
  });
}

/** The addresses of outputs that files are not served over: 501 with words, so that nobody looks for a mistake. */
function unservedRoute({ context }: VodParts): MediaRoute {
  return {
    method: "GET",
    shows: "nothing",
    pattern: /^\/(?<name>.+?)(?:\/mpegts|\/index\.mpd|\/manifest\.f4m|\.isml\/manifest)$/,
    async handle(_request, reply, groups) {
      const target = findTarget(context.config(), groups["name"] ?? "");
      const rungs = target && !target.vod.disabled ? await findRungs(context.folder, target) : [];
      if (rungs.length === 0) return undefined;
      const message = "Files are served over HLS (FILE/index.m3u8) and, where the VOD allows it, as downloads.";
      return reply.headers(openHeaders).code(501).send({ error: "not_served", message });
    },
  };
}

/** The size of a film that an address names. */
async function askedRung({ context }: VodParts, { target, groups }: VodCall): Promise<Rung | undefined> {
  const rungs = await findRungs(context.folder, target);
  return rungs.find(({ key }) => key === groups["rung"]);
}

/** @throws ServerError `forbidden` where a VOD is not played over HLS */
function refuseHls({ prefix, vod }: VodTarget): void {
  if (isProtocolOn(vod.protocols, "hls")) return;
  throw new ServerError("forbidden", `HLS is switched off for the files of VOD ${prefix}.`);
}
