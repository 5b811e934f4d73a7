import type { MediaSegment, StreamBus } from "../../../../../server/media/bus/StreamBus.ts";

/** A rendition whose segments a test sends by hand. */
export class FakeBus implements StreamBus {
  readonly segments: MediaSegment[] = [];
  readonly beginning = Buffer.alloc(0);
  readonly bitsPerSecond = 0;
  readonly picture = undefined;
  readonly codecs = undefined;
  readonly #listeners = new Set<(segment: MediaSegment) => void>();

  get listeners(): number {
    return this.#listeners.size;
  }

  onChunk(): () => void {
    return () => undefined;
  }

  onSegment(listener: (segment: MediaSegment) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(segment: MediaSegment): void {
    this.segments.push(segment);
    for (const listener of this.#listeners) listener(segment);
  }
}
