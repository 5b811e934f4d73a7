import type { Readable } from "node:stream";
import { ServerError } from "../../../ServerError.ts";
import type { OutputCall, OutputRow } from "../../outputs/OutputRow.ts";
import { attachment } from "../../outputs/mediaAnswers.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import { playRequest } from "../../viewers/ViewerRequest.ts";
import type { Archive } from "../Archive.ts";
import type { StoredSegment } from "../index/archiveFolders.ts";
import { exportArguments, ExportRun, readStreams } from "./ExportRun.ts";
import { askedTime, type PlayParts, recordedIn } from "./archivePlayback.ts";
import { joinPieces } from "./pieceRow.ts";

const MOST_EXPORTS = 4;

/** `archive-FROM-DURATION.mp4`: a part of the archive that is over, as a file to keep. */
export function exportRow(parts: PlayParts): OutputRow {
  const exports = new Exports(parts);
  return {
    pattern: /^\/(?<name>.+)\/archive-(?<from>\d{1,11})-(?<duration>\d{1,9})\.mp4$/,
    async enter(call) {
      const viewer = await parts.context.viewers.open(playRequest(call.request, call.stream.name, "mp4"));
      return { viewer, answer: () => send(call, parts, exports, viewer).catch(leaving(viewer)) };
    },
  };
}

function leaving(viewer: Viewer): (error: unknown) => never {
  return (error) => {
    viewer.close("There was nothing to export.");
    throw error;
  };
}

async function send(
  call: OutputCall,
  { archives, context }: PlayParts,
  exports: Exports,
  viewer: Viewer,
): Promise<unknown> {
  const { from = "", duration = "" } = call.groups;
  const archive = archives.find(call.stream.name);
  const time = askedTime(from, duration, context.now());
  if (time.toMs > context.now()) {
    throw new ServerError("bad_request", "This time span is not over yet: only the past can be exported.");
  }
  const segments = await recordedIn(archive, time);
  const isHead = call.request.method === "HEAD";
  if (isHead) viewer.close("Asked for headers only.");
  const body = isHead ? undefined : await exports.begin(call, archive, segments, viewer);
  const fileName = exportFileName(call.stream.name, segments);
  return call.reply
    .type("video/mp4")
    .headers({ "content-disposition": attachment(fileName), "cache-control": "no-store" })
    .send(body);
}

/** The exports under way: a few at a time, each with a viewer of its own, and none for a client that has left. */
class Exports {
  #running = 0;

  constructor(private readonly parts: PlayParts) {}

  /** @throws ServerError `too_many` when enough run already */
  async begin(
    call: OutputCall,
    archive: Archive,
    segments: readonly StoredSegment[],
    viewer: Viewer,
  ): Promise<Readable> {
    if (this.#running >= MOST_EXPORTS) {
      throw new ServerError("too_many", `${MOST_EXPORTS} exports run already: ask again when one is done.`);
    }
    this.#running += 1;
    viewer.onClose(() => (this.#running -= 1));
    return this.#run(call, archive, segments, viewer);
  }

  async #run(
    call: OutputCall,
    archive: Archive,
    segments: readonly StoredSegment[],
    viewer: Viewer,
  ): Promise<Readable> {
    const { context, files } = this.parts;
    const leave = () => viewer.close("The export is over.");
    try {
      const label = `export of ${call.stream.name}`;
      const args = exportArguments(await readStreams(files, archive, segments));
      const run = context.processes.start({ args, label, kind: "push" });
      const note = (words: string) => context.log.note(call.stream.name, "warning", `The export failed: ${words}`);
      const made = new ExportRun(run, joinPieces(files, archive, segments), note);
      viewer.onClose(() => made.cancel());
      call.reply.raw.once("close", leave);
      if (call.reply.raw.destroyed) leave();
      return await made.begin((count) => viewer.addBytes(count));
    } catch (error) {
      leave();
      throw error;
    }
  }
}

/**
 * The name under which a browser keeps an export: `news 2026-09-30 12-00-00 UTC 60 s.mp4`. It tells what the film holds: whole
 * segments, from before the asked time to after it, without the gaps between them.
 */
function exportFileName(name: string, segments: readonly StoredSegment[]): string {
  const [day = "", time = ""] = new Date(segments[0]?.startMs ?? 0).toISOString().slice(0, 19).split("T");
  const plain = name.replace(/[/\\]/g, "_");
  const filmMs = segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return `${plain} ${day} ${time.replaceAll(":", "-")} UTC ${Math.round(filmMs / 1000)} s.mp4`;
}
