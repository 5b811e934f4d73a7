import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { MediaSegment } from "../../bus/StreamBus.ts";
import { Semaphore } from "../../Semaphore.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { drawPicture, fetchFailure, fetchPicture } from "./previewPictures.ts";

const FETCHED_KEPT_MS = 5000;
/** A list of many streams must not take the processor from the streams. */
const MOST_DRAWING = 2;
const TOO_MANY = "Too many pictures are being drawn. Try again in a moment.";

interface Fetched {
  readonly address: string;
  readonly picture: Promise<Buffer>;
  readonly atMs: number;
}

/** Small pictures of streams: drawn from the last segment, or fetched where the stream names an address. */
export class Previews {
  readonly #drawing = new Semaphore();
  readonly #drawn = new WeakMap<MediaSegment, Map<number, Promise<Buffer>>>();
  readonly #fetched = new WeakMap<RunningStream, Fetched>();
  /** The last work of each stream: the next waits for it. */
  readonly #busy = new WeakMap<RunningStream, Promise<unknown>>();

  constructor(private readonly context: Pick<MediaContext, "processes" | "now">) {}

  /** @throws ServerError with the reason why there is none */
  async of(stream: RunningStream, width: number): Promise<Buffer> {
    const { thumbnails } = stream.config;
    if (thumbnails?.enabled === true && thumbnails.url) return this.#fetchOnce(stream, thumbnails.url);
    // Of the stream itself, also while advertising is aired.
    const segment = (stream.sourceRenditions ?? stream.renditions).at(-1)?.segments.at(-1);
    if (!segment)
      throw new ServerError("unavailable", `The stream ${stream.name} is not running, so it has no picture.`);
    return this.#drawOnce(stream, segment, width);
  }

  #drawOnce(stream: RunningStream, segment: MediaSegment, width: number): Promise<Buffer> {
    const drawn = this.#drawn.get(segment) ?? new Map<number, Promise<Buffer>>();
    this.#drawn.set(segment, drawn);
    const known = drawn.get(width);
    if (known) return known;
    const before = this.#busy.get(stream) ?? Promise.resolve();
    const drawing = before.then(() =>
      this.#drawing.run(MOST_DRAWING, { words: TOO_MANY }, () =>
        drawPicture(this.context.processes, segment.bytes, width),
      ),
    );
    drawn.set(width, drawing);
    // One that failed for want of a process may be drawn a moment later.
    drawing.catch(() => drawn.delete(width));
    this.#busy.set(
      stream,
      drawing.catch(() => undefined),
    );
    return drawing;
  }

  #fetchOnce(stream: RunningStream, address: string): Promise<Buffer> {
    const known = this.#fetched.get(stream);
    if (known?.address === address && this.context.now() - known.atMs < FETCHED_KEPT_MS) return known.picture;
    const picture = this.#fetch(stream, address);
    this.#fetched.set(stream, { address, picture, atMs: this.context.now() });
    return picture;
  }

  async #fetch(stream: RunningStream, address: string): Promise<Buffer> {
    try {
      const picture = await fetchPicture(address);
      stream.warn("thumbnails", undefined);
      return picture;
    } catch (error) {
      const reason = fetchFailure(error);
      // The first word is how the console knows that the stream itself plays.
      stream.warn("thumbnails", `thumbnails_not_fetched: ${reason}`);
      // How the camera can be reached or not is for operators.
      const told = `The stream ${stream.name} has no picture now.`;
      throw new ServerError("unavailable", told, {}, { cause: error });
    }
  }
}
