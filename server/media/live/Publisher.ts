import { ByteRate } from "./ByteRate.ts";
import type { Feed } from "./Feed.ts";
import { FlvBeginning } from "./FlvBeginning.ts";
import type { Publication } from "./RunningStream.ts";

/** Over less than this a rate says nothing. */
const SHORTEST_SPAN_MS = 5000;

/** Who publishes to a stream now, and the feed that reads what is sent. */
export class Publisher {
  bytes = 0;
  readonly #rate = new ByteRate();
  readonly #flv = new FlvBeginning();
  #description: Buffer | undefined;

  constructor(
    readonly publication: Publication,
    private feed: Feed,
    readonly cameAtMs: number,
  ) {}

  get name(): string {
    const { from, via } = this.publication;
    return `${from} (${via})`;
  }

  get recipe(): string {
    return this.feed.recipe;
  }

  write(bytes: Buffer): void {
    this.bytes += bytes.length;
    if (this.publication.format === "flv") this.#flv.look(bytes);
    if (this.publication.format !== "sdp") this.feed.write(bytes);
    else if (!this.#description) this.#describe(bytes);
  }

  /** What is sent goes on to another feed, as the settings of the first have changed. */
  moveTo(feed: Feed): void {
    this.feed = feed;
    if (this.#description) this.#describe(this.#description);
    else if (this.#flv.bytes.length > 0) feed.write(this.#flv.bytes);
  }

  look(nowMs: number): void {
    this.#rate.look(this.bytes, nowMs);
  }

  /** Kilobits per second, once it is known. */
  get kbit(): number | undefined {
    return this.#rate.spanMs < SHORTEST_SPAN_MS ? undefined : this.#rate.kbit;
  }

  /** ffmpeg reads a description to its end before it listens. */
  #describe(bytes: Buffer): void {
    this.#description = bytes;
    this.feed.write(bytes);
    this.feed.finish();
  }
}
