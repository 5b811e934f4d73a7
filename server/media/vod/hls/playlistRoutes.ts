import type { FastifyReply } from "fastify";
import type { MediaRoute, Visit } from "../../MediaRoute.ts";
import { addressQuery } from "../../outputs/addressQuery.ts";
import { masterPlaylist } from "../../outputs/hls/masterPlaylist.ts";
import { viewerRequestOf } from "../viewerRequestOf.ts";
import type { VodCall } from "../VodCall.ts";
import type { VodParts } from "../VodParts.ts";
import { vodRoute } from "../vodRoute.ts";
import { filePlaylist } from "./filePlaylist.ts";
import { findRungs } from "./findRungs.ts";
import { refuseHls } from "./refuseHls.ts";
import type { Rung } from "./Rung.ts";

/** The playlists of files: of one, of several sizes of a film, of one size. */
export function playlistRoutes(parts: VodParts): readonly MediaRoute[] {
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
  const rungs = await findRungs(parts.context.folder, call.target);
  const rung = rungs.find(({ key }) => key === call.groups["rung"]);
  if (!rung) return undefined;
  refuseHls(call.target);
  return enter(parts, call, rung, async (suffix) => {
    const index = await parts.player.indexOf(call.target, rung.file);
    return filePlaylist(index, (number) => `seg-${number}.ts${suffix}`);
  });
}

/** @param listOf makes the playlist; what it is given follows the path in the addresses there: who asks */
async function enter(
  { hlsViewers, files }: VodParts,
  call: VodCall,
  { file }: Rung,
  listOf: (suffix: string) => Promise<string>,
): Promise<Visit> {
  const request = viewerRequestOf(call, "hls", true);
  const { session, viewer } = await hlsViewers.follow(request, call.query.get("session") ?? undefined);
  files.note(call.target, file.path);
  const answer = async () => sendList(call, await listOf(addressQuery(session, request.token)));
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

function sendList({ reply }: VodCall, text: string): FastifyReply {
  return reply.type("application/vnd.apple.mpegurl").send(text);
}
