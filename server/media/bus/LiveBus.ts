import { Segmenter } from "../ts/Segmenter.ts";
import { codecNames } from "../ts/trackFormat.ts";
import type { MediaSegment, StreamBus } from "./StreamBus.ts";
import { RateWindow } from "./rates.ts";

/** What a bus is made with. */
interface LiveBusOptions {
  /** How many finished segments are kept. */
  readonly keep: number;
  readonly targetMs: number;
  readonly now: () => number;
  /** Number of the first segment; 0 unless told. */
  readonly firstSequence?: number;
}

/** The bus that a stream's process writes to. */
export class LiveBus implements StreamBus {
  readonly segmenter: Segmenter;
  picture: { readonly width: number; readonly height: number } | undefined;
  /** Called when what comes is not what its own tables say: the process that makes it has to begin anew. */
  onForeign: (() => void) | undefined;
  #segments: readonly MediaSegment[] = [];
  readonly #rate: RateWindow;
  readonly #onChunk = new Set<(chunk: Buffer) => void>();
  readonly #onSegment = new Set<(segment: MediaSegment) => void>();

  constructor(private readonly options: LiveBusOptions) {
    const { now, firstSequence = 0 } = options;
    this.#rate = new RateWindow(now);
    this.segmenter = new Segmenter({
      // Read with each picture: a changed duration holds from the next segment on.
      get targetMs() {
        return options.targetMs;
      },
      now,
      firstSequence,
      onChunk: (chunk) => this.#passOn(chunk),
      onSegment: (segment) => this.#add(segment),
      onForeign: () => this.onForeign?.(),
    });
  }

  get segments(): readonly MediaSegment[] {
    return this.#segments;
  }

  get codecs(): string | undefined {
    return codecNames(this.#segments.at(-1)?.formats ?? []);
  }

  get beginning(): Buffer {
    return this.segmenter.beginning;
  }

  get bitsPerSecond(): number {
    return this.#rate.bitsPerSecond;
  }

  /** Of the media of one PID, without the packets around it, over the last 10 s. */
  bitsPerSecondOf(pid: number): number {
    return this.#rate.bitsPerSecondOf(pid);
  }

  write(bytes: Buffer): void {
    this.segmenter.write(bytes);
  }

  /** The input begins anew, and may be another. */
  restart(): void {
    this.segmenter.restart();
  }

  /** The stream has stopped: nobody plays what was. */
  clear(): void {
    this.segmenter.restart();
    this.#segments = [];
  }

  onChunk(listener: (chunk: Buffer) => void): () => void {
    this.#onChunk.add(listener);
    return () => this.#onChunk.delete(listener);
  }

  onSegment(listener: (segment: MediaSegment) => void): () => void {
    this.#onSegment.add(listener);
    return () => this.#onSegment.delete(listener);
  }

  #passOn(chunk: Buffer): void {
    this.#rate.add(chunk.length, this.segmenter.bytesByPid);
    // Who begins to listen now has had this chunk with the beginning.
    for (const listener of [...this.#onChunk]) listener(chunk);
  }

  #add(segment: MediaSegment): void {
    const size = segment.formats?.find((format) => format.size)?.size;
    if (size) this.picture = size;
    this.#segments = [...this.#segments, segment].slice(-this.options.keep);
    for (const listener of [...this.#onSegment]) listener(segment);
  }
}
