import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { LiveBus } from "../bus/LiveBus.ts";
import type { Feed } from "./Feed.ts";
import { mediaInfoOf } from "./mediaInfoOf.ts";

/** Bitrates of tracks walk all the time: consoles hear of them this seldom. */
const REFRESH_MS = 10_000;
const MOST_TRIES = 5;

/** Looks at the first segments of what a feed gives, to know its tracks. */
export class MediaWatch {
  info: MediaInfo | undefined;
  inputInfo: MediaInfo | undefined;
  #probed = new Map<LiveBus, MediaInfo>();
  #feed: Feed | undefined;
  #buses: readonly LiveBus[] = [];
  #ends: readonly (() => void)[] = [];
  #refreshedAtMs = 0;

  constructor(private readonly probe: (bytes: Buffer) => Promise<MediaInfo | undefined>) {}

  /** Another feed: what was known holds until more is. */
  begin(feed: Feed, buses: readonly LiveBus[]): void {
    this.#stop();
    this.#probed = new Map();
    this.#feed = feed;
    this.#buses = buses;
    this.#ends = buses.map((bus) => this.#watch(bus, feed));
  }

  forget(): void {
    this.#stop();
    this.#feed = undefined;
    this.#probed.clear();
    this.info = undefined;
    this.inputInfo = undefined;
  }

  tick(nowMs: number): void {
    if (this.info && nowMs - this.#refreshedAtMs >= REFRESH_MS) this.#refresh(nowMs);
  }

  #watch(bus: LiveBus, feed: Feed): () => void {
    let tries = 0;
    let isBusy = false;
    const end = bus.onSegment(({ bytes, startedAtMs, durationMs }) => {
      if (isBusy) return;
      isBusy = true;
      tries += 1;
      void this.#look(bytes).then((info) => {
        isBusy = false;
        if (info || tries >= MOST_TRIES) end();
        if (info && feed === this.#feed) this.#take(bus, info, startedAtMs + durationMs);
      });
    });
    return end;
  }

  /** The machine may be too busy: the next segment does as well. */
  async #look(bytes: Buffer): Promise<MediaInfo | undefined> {
    try {
      return await this.probe(bytes);
    } catch {
      return undefined;
    }
  }

  #take(bus: LiveBus, info: MediaInfo, nowMs: number): void {
    this.#probed.set(bus, info);
    const { width, height } = info;
    if (width !== undefined && height !== undefined) bus.picture = { width, height };
    this.#refresh(nowMs);
  }

  #refresh(nowMs: number): void {
    this.#refreshedAtMs = nowMs;
    const probed = this.#buses.flatMap((bus) => {
      const info = this.#probed.get(bus);
      return info ? [{ bus, info }] : [];
    });
    this.info = mediaInfoOf(probed);
    this.inputInfo = this.#feed?.isTranscoding ? this.#feed.inputInfo : this.info;
  }

  #stop(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }
}
