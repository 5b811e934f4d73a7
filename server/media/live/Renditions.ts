import type { Stream } from "../../../src/generated/types/Stream.ts";
import { AiredBus } from "../bus/AiredBus.ts";
import { LiveBus } from "../bus/LiveBus.ts";
import type { Feed } from "./sources/Feed.ts";

const USUAL_COUNT = 6;
const MOST_COUNT = 60;
const USUAL_MS = 2000;

/** The buses of a stream. They outlive its feeds, so that what reads them goes on. */
export class Renditions {
  #buses: readonly LiveBus[] = [];
  #aired: readonly AiredBus[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly config: () => Stream,
    private readonly now: () => number,
    private readonly onForeign: () => void = () => undefined,
  ) {}

  /** What the source gives. */
  get all(): readonly LiveBus[] {
    return this.#buses;
  }

  /** What outputs give: the same, but where something else takes its place. */
  get aired(): readonly AiredBus[] {
    return this.#aired;
  }

  /** How long a segment is to be. */
  get targetMs(): number {
    return this.config().segment_duration || USUAL_MS;
  }

  get isReady(): boolean {
    return (this.#buses[0]?.segments.length ?? 0) > 0;
  }

  /** Media of another feed follows. */
  begin({ renditions }: Pick<Feed, "renditions">): void {
    const before = this.#buses.length;
    const count = Math.max(1, renditions.length);
    // From the clock: a player that polled before a restart must not see the numbers begin again.
    const firstSequence = Math.floor(this.now() / 1000);
    this.#buses = Array.from({ length: count }, (_, index) => this.#buses[index] ?? this.#newBus(firstSequence));
    this.#aired = this.#buses.map((bus, index) => this.#aired[index] ?? new AiredBus(bus, () => this.#keep));
    for (const [index, bus] of this.#buses.entries()) {
      const { width, height } = renditions[index] ?? {};
      bus.restart();
      bus.picture = width === undefined || height === undefined ? undefined : { width, height };
    }
    if (count !== before) this.#tell();
  }

  write(index: number, bytes: Buffer): void {
    this.#buses[index]?.write(bytes);
  }

  /** The stream stops: nothing of it is played any more. */
  clear(): void {
    for (const bus of this.#buses) bus.clear();
    for (const bus of this.#aired) bus.clear();
  }

  /** The stream is gone. */
  end(): void {
    this.clear();
    this.#buses = [];
    this.#aired = [];
    this.#tell();
    this.#listeners.clear();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * A segment that a playlist has named stays as long as that playlist lasts, and as long as itself (RFC 8216, section
   * 6.2.2): a player on a slow line fetches them one after the other.
   */
  get #keep(): number {
    const listed = Math.min(this.config().segment_count || USUAL_COUNT, MOST_COUNT);
    return listed + 1 + listed;
  }

  #newBus(firstSequence: number): LiveBus {
    const { now } = this;
    const read = { keep: () => this.#keep, targetMs: () => this.targetMs };
    // Read when they are needed: a change of either restarts nothing.
    const bus = new LiveBus({
      now,
      firstSequence,
      get keep() {
        return read.keep();
      },
      get targetMs() {
        return read.targetMs();
      },
    });
    bus.onForeign = () => this.onForeign();
    return bus;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
