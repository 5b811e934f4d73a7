import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { MediaContext } from "../MediaPart.ts";
import { mediaName, type VodTarget } from "./VodTarget.ts";
import type { DiskReaders } from "./DiskReaders.ts";

/** A file that somebody watches. */
interface OpenFile {
  readonly target: VodTarget;
  /** Real path of the file, or of the first of several. */
  readonly path: string;
  bytesIn: number;
  /** As last reported. */
  sent: string;
}

/** The files somebody watches now, as they stand in the tree below their VOD; one leaves with its last viewer. */
export class OpenFiles {
  readonly #open = new Map<string, OpenFile>();

  constructor(
    private readonly context: Pick<MediaContext, "viewers" | "config">,
    private readonly readers: DiskReaders,
  ) {}

  get count(): number {
    return this.#open.size;
  }

  /** A viewer was let in. */
  note(target: VodTarget, path: string): void {
    const name = mediaName(target);
    if (!this.#open.has(name)) this.#open.set(name, { target, path, bytesIn: 0, sent: "" });
  }

  addRead(target: VodTarget, bytes: number): void {
    const file = this.#open.get(mediaName(target));
    if (file) file.bytesIn += bytes;
  }

  /** What changed since the last time, or everything, as a merge patch over the tree. */
  report(isFull: boolean): JsonObject {
    const vods = new Map<string, Record<string, Json>>();
    const counts = new Map<string, number>();
    for (const [name, file] of this.#open) {
      const { prefix, parts } = file.target;
      const isOver = this.context.viewers.countOf(name) === 0 && this.readers.workersOf(file.path) === 0;
      if (isOver) this.#open.delete(name);
      // A VOD that was removed or renamed meanwhile has no place any more.
      if (!Object.hasOwn(this.context.config().vods ?? {}, prefix)) continue;
      const position = counts.get(prefix) ?? 0;
      if (!isOver) counts.set(prefix, position + 1);
      const entry = isOver ? null : this.#entryOf(name, file, position);
      const text = JSON.stringify(entry);
      if (!isFull && text === file.sent) continue;
      file.sent = text;
      vods.set(prefix, { ...vods.get(prefix), [parts.join("/")]: entry });
    }
    if (vods.size === 0) return {};
    return { vods: Object.fromEntries([...vods].map(([prefix, files]) => [prefix, { files }])) };
  }

  #entryOf(name: string, { target: { prefix, parts }, path, bytesIn }: OpenFile, position: number): JsonObject {
    return {
      name: parts.join("/"),
      prefix,
      url: path,
      position,
      client_count: this.context.viewers.countOf(name),
      worker_count: this.readers.workersOf(path),
      bytes_in: bytesIn,
      bytes_out: this.context.viewers.bytesOf(name),
    };
  }
}
