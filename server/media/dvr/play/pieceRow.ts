import { join } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import type { OutputCall, OutputRow } from "../../outputs/OutputRow.ts";
import { segmentCaching } from "../../outputs/mediaAnswers.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { Archive } from "../Archive.ts";
import { type ArchiveFiles, isInside, type OpenFile } from "../ArchiveFiles.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import type { StoredSegment } from "../index/archiveFolders.ts";
import type { RecordingPlan } from "../recordingPlan.ts";
import type { PlayParts } from "./archivePlayback.ts";

/** A recorded piece, as the playlists of the archive name it. */
export function pieceRow(parts: PlayParts): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/archive\/(?<place>\d{4}\/\d{2}\/\d{2}\/\d{2}\/[0-5]\d-[0-5]\d-\d{3}-\d{1,9}(?:-d)?\.ts)$/,
    protocol: "hls",
    async enter(call) {
      const { viewer } = await parts.polling.follow(call, "hls");
      return { viewer, answer: () => send(call, parts, viewer) };
    },
  };
}

async function send(call: OutputCall, { archives, files }: PlayParts, viewer: Viewer): Promise<unknown> {
  const archive = archives.find(call.stream.name);
  const piece = await openPiece(files, archive, call.groups["place"] ?? "");
  if (!piece) throw new ServerError("not_found", "This piece is no longer in the archive. Ask for the playlist again.");
  const { stream, bytes } = piece;
  void call.reply.headers({ "cache-control": segmentCaching(call.stream), "content-length": bytes });
  void call.reply.type("video/mp2t");
  if (call.request.method === "HEAD") {
    stream.destroy();
    return call.reply.send();
  }
  stream.once("close", () => viewer.addBytes(stream.bytesRead));
  return call.reply.send(stream);
}

/** Opens a recorded piece on whichever disk it can be read from, the copy last; undefined when there is none. */
async function openPiece(
  files: ArchiveFiles,
  { index, plan }: { readonly index: ArchiveIndex; readonly plan: RecordingPlan },
  /** Below the stream's folder. */
  place: string,
): Promise<OpenFile | undefined> {
  const folders = [
    ...index.disks.map(({ folder }) => folder),
    ...(plan.copyFolder === undefined ? [] : [plan.copyFolder]),
  ];
  for (const folder of folders) {
    try {
      const [root, path] = await Promise.all([
        files.realPath(folder),
        files.realPath(join(folder, index.streamFolder, place)),
      ]);
      if (isInside(path, root)) return await files.open(path);
    } catch {
      // Not on this disk, or no longer readable there: the next one may have it.
    }
  }
  return undefined;
}

/** The bytes of recorded pieces one after the other; one that was removed meanwhile is left out. */
export async function* joinPieces(
  files: ArchiveFiles,
  archive: Archive,
  segments: readonly StoredSegment[],
): AsyncGenerator<Buffer> {
  for (const { place } of segments) {
    const piece = await openPiece(files, archive, place);
    if (!piece) continue;
    for await (const bytes of piece.stream) if (Buffer.isBuffer(bytes)) yield bytes;
  }
}
