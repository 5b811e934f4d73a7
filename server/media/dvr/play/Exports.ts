import type { Readable } from "node:stream";
import { ServerError } from "../../../ServerError.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { Archive } from "../Archive.ts";
import type { StoredSegment } from "../index/StoredSegment.ts";
import { exportArguments } from "./exportArguments.ts";
import { ExportRun } from "./ExportRun.ts";
import { joinPieces } from "./joinPieces.ts";
import type { PlayParts } from "./PlayParts.ts";
import { streamsOf } from "./streamsOf.ts";

const MOST_AT_ONCE = 4;

/** The exports under way: a few at a time, each with a viewer of its own, and none for a client that has left. */
export class Exports {
  #running = 0;

  constructor(private readonly parts: PlayParts) {}

  /** @throws ServerError `too_many` when enough run already */
  async begin(
    call: OutputCall,
    archive: Archive,
    segments: readonly StoredSegment[],
    viewer: Viewer,
  ): Promise<Readable> {
    if (this.#running >= MOST_AT_ONCE) {
      throw new ServerError("too_many", `${MOST_AT_ONCE} exports run already: ask again when one is done.`);
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
      const args = exportArguments(await streamsOf(files, archive, segments));
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
