import type { Push } from "../../../../src/generated/types/Push.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import type { RunningStream, StreamDirectory } from "../../../../server/media/live/RunningStream.ts";

/** A stream whose media and config a test writes, and the directory it stands in. */
export class PushableStream implements RunningStream {
  readonly place: readonly string[];
  readonly mediaInfo = undefined;
  config: Stream;
  renditions: readonly LiveBus[] = [];
  holds = 0;
  readonly #onRenditions = new Set<() => void>();
  #end: (() => void) | undefined;

  constructor(
    readonly name: string,
    pushes: readonly Push[],
  ) {
    this.place = ["streams", name];
    this.config = { name, pushes: [...pushes] };
  }

  get isAlive(): boolean {
    return this.renditions.length > 0;
  }

  get directory(): StreamDirectory {
    return {
      find: (name) => (name === this.name ? this : undefined),
      findForPublishing: () => undefined,
      all: [this],
      onStream: (listener) => {
        this.#end = listener(this);
        return () => this.leave();
      },
    };
  }

  setPushes(...pushes: readonly Push[]): void {
    this.config = { ...this.config, pushes: [...pushes] };
  }

  /** Renditions come or are exchanged. */
  begin(): LiveBus {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    this.renditions = [bus];
    for (const listener of this.#onRenditions) listener();
    return bus;
  }

  /** The stream goes from the config. */
  leave(): void {
    this.#end?.();
    this.#end = undefined;
  }

  hold(): () => void {
    this.holds += 1;
    return () => (this.holds -= 1);
  }

  whenReady(): Promise<void> {
    return Promise.resolve();
  }

  publish(): never {
    throw new Error("A stream of this test takes no publisher.");
  }

  warn(): void {}

  onRenditions(listener: () => void): () => void {
    this.#onRenditions.add(listener);
    return () => this.#onRenditions.delete(listener);
  }
}
