import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { ServerError } from "../../../ServerError.ts";
import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream, StreamDirectory } from "../RunningStream.ts";
import type { Feed, FeedEvents, FeedObserver, FeedPlan } from "./Feed.ts";
import { type Source, configuredSources } from "./Source.ts";
import { say, type Told } from "../../../Told.ts";

const SCHEME = "copy://";

/** A source that is the best rendition of another stream of this server, as it is or through an encoder. */
export class CopyFeed implements Feed {
  readonly recipe: string;
  readonly renditions: FeedPlan["renditions"];
  readonly isTranscoding: boolean;
  readonly lack: FeedPlan["lack"];
  #ends: (() => void)[] = [];
  #bus: StreamBus | undefined;
  #leaveBus: (() => void) | undefined;

  /** @param encoder gets what is copied, where it does not pass as it is */
  constructor(
    readonly source: Source,
    plan: FeedPlan,
    private readonly streams: StreamDirectory,
    private readonly encoder: Feed | undefined,
  ) {
    ({ recipe: this.recipe, renditions: this.renditions, isTranscoding: this.isTranscoding, lack: this.lack } = plan);
  }

  get inputInfo(): Feed["inputInfo"] {
    return this.encoder?.inputInfo;
  }

  start(events: FeedEvents): void {
    const name = this.source.url.slice(SCHEME.length);
    const other = this.streams.find(name);
    if (!other) throw new ServerError("not_found", say("copy_missing", { name }));
    this.encoder?.start({ ...events, onEnd: (words) => this.#end(events, words) });
    const take = (bytes: Buffer): void => (this.encoder ? this.encoder.write(bytes) : passOn(events, bytes));
    this.#ends.push(
      other.hold(),
      other.onRenditions(() => {
        const isGone = this.#bus !== undefined && other.renditions.length === 0;
        if (isGone) this.#end(events, say("copy_gone", { name }));
        else this.#read(other, take);
      }),
    );
    this.#read(other, take);
  }

  watch(observer: FeedObserver): void {
    this.encoder?.watch?.(observer);
  }

  /** As it is, it is what the other stream makes of it. */
  renew(): void {
    this.encoder?.renew?.();
  }

  write(): void {}

  finish(): void {
    this.kill();
  }

  kill(): void {
    this.encoder?.kill();
    this.#leaveBus?.();
    for (const end of this.#ends.splice(0)) end();
  }

  #read({ renditions: [bus] }: RunningStream, take: (bytes: Buffer) => void): void {
    if (bus === this.#bus) return;
    this.#leaveBus?.();
    this.#bus = bus;
    if (!bus) return;
    this.#leaveBus = bus.onChunk(take);
    const { beginning } = bus;
    if (beginning.length > 0) take(beginning);
  }

  #end(events: FeedEvents, words: Told | undefined): void {
    this.kill();
    events.onEnd(words);
  }
}

function passOn(events: FeedEvents, bytes: Buffer): void {
  events.onBytes(0, bytes);
  events.onInput(bytes.length);
}

/**
 * Streams may not copy each other in a circle. Each source counts, not only the present one: streams on demand would
 * hold each other for ever, and two that run would feed each other with what the other one just got.
 * @throws ServerError that names the circle
 */
export function refuseCopyCircle({ url }: Source, { name }: Stream, streams: StreamDirectory): void {
  const circle = findCopyCircle(name, url.slice(SCHEME.length), streams);
  if (!circle) return;
  if (circle.length === 1) throw new ServerError("invalid", say("copy_itself"));
  const way = [name, ...circle].join(" → ");
  throw new ServerError("invalid", say("copy_circle", { way }));
}

/** The streams from the one that is copied back to the one that copies, in their order; undefined when there is no way back. */
function findCopyCircle(name: string, copied: string, streams: StreamDirectory): readonly string[] | undefined {
  const seen = new Set<string>();
  const wayFrom = (at: string): readonly string[] | undefined => {
    if (at === name) return [at];
    if (seen.has(at)) return undefined;
    seen.add(at);
    for (const { kind, url } of configuredSources(streams.find(at)?.config ?? { name: at })) {
      const way = kind === "copy" ? wayFrom(url.slice(SCHEME.length)) : undefined;
      if (way) return [at, ...way];
    }
    return undefined;
  };
  return wayFrom(copied);
}
