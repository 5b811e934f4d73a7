import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { RtmpTag } from "../RtmpMessages.ts";
import { EnhancedTags, type EnhancedTracks } from "./EnhancedTags.ts";

interface EnhancedSourceOptions {
  readonly stream: RunningStream;
  readonly tracks: EnhancedTracks;
  /** What comes from now on has times and setups of its own. */
  readonly onRestart: () => void;
  readonly onTag: (tag: RtmpTag) => void;
}

/** Reads a stream's best rendition for enhanced RTMP, from the present group of pictures on, and anew after a break. */
export class EnhancedSource {
  #detach: (() => void) | undefined;

  constructor(private readonly options: EnhancedSourceOptions) {}

  get isRunning(): boolean {
    return this.#detach !== undefined;
  }

  start(): void {
    const { stream } = this.options;
    const [bus] = stream.renditions;
    const cut = bus && this.#read(bus);
    const forget = stream.onRenditions(() => {
      if (stream.renditions[0] !== bus) this.#restart();
    });
    this.#detach = () => {
      forget();
      cut?.();
    };
  }

  stop(): void {
    this.#detach?.();
    this.#detach = undefined;
  }

  /** @returns the function that ends it */
  #read(bus: StreamBus): () => void {
    const { tracks, onRestart, onTag } = this.options;
    onRestart();
    const tags = new EnhancedTags(tracks, onTag);
    let isPresent = true;
    tags.write(bus.beginning);
    const stopChunks = bus.onChunk((chunk) => tags.write(chunk));
    const stopSegments = bus.onSegment((segment) => {
      // Later, as the bus is telling its listeners just now, and would tell the new one too.
      if (segment.isDiscontinuity) setImmediate(() => isPresent && this.#restart());
    });
    return () => {
      isPresent = false;
      stopChunks();
      stopSegments();
    };
  }

  #restart(): void {
    this.stop();
    this.start();
  }
}
