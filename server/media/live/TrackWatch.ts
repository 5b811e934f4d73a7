import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import type { LiveBus } from "../bus/LiveBus.ts";
import type { MediaSegment } from "../bus/StreamBus.ts";
import type { Feed } from "./sources/Feed.ts";

/** Bitrates of tracks walk all the time: consoles hear of them this seldom. */
const REFRESH_MS = 10_000;
const MOST_TRIES = 5;

/** One rendition as it was probed. */
interface Probed {
  readonly info: MediaInfo;
  readonly bus: LiveBus;
}

interface TrackWatchOptions {
  /** The tracks are others than before. `words` say what they were and are. */
  readonly onChange?: (words: string) => void;
}

/** Looks at the first segments of what a feed gives, and at those after a change of it, to know its tracks. */
export class TrackWatch {
  info: MediaInfo | undefined;
  inputInfo: MediaInfo | undefined;
  #probed = new Map<LiveBus, MediaInfo>();
  #feed: Feed | undefined;
  #buses: readonly LiveBus[] = [];
  #ends: readonly (() => void)[] = [];
  #refreshedAtMs = 0;
  /** What was told of the tracks last. */
  #words: string | undefined;

  constructor(
    private readonly probe: (bytes: Buffer) => Promise<MediaInfo | undefined>,
    private readonly options: TrackWatchOptions = {},
  ) {}

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
    this.#words = undefined;
  }

  tick(nowMs: number): void {
    if (this.info && nowMs - this.#refreshedAtMs >= REFRESH_MS) this.#refresh(nowMs);
  }

  #watch(bus: LiveBus, feed: Feed): () => void {
    let left = MOST_TRIES;
    let isBusy = false;
    // The probe that is under way is of what was before a change: the next segment is probed after it.
    let turn = 0;
    return bus.onSegment((segment) => {
      if (segment.isDiscontinuity) {
        left = MOST_TRIES;
        turn += 1;
      }
      if (isBusy || left <= 0) return;
      isBusy = true;
      left -= 1;
      const asked = turn;
      void this.#probeSegment(segment).then((info) => {
        isBusy = false;
        if (asked !== turn) return;
        if (info) left = 0;
        if (info && feed === this.#feed) this.#take(bus, info, segment.startedAtMs + segment.durationMs);
      });
    });
  }

  /** The machine may be too busy: the next segment does as well. */
  async #probeSegment({ bytes }: MediaSegment): Promise<MediaInfo | undefined> {
    try {
      return await this.probe(bytes);
    } catch {
      return undefined;
    }
  }

  #take(bus: LiveBus, info: MediaInfo, nowMs: number): void {
    this.#probed.set(bus, info);
    this.#refresh(nowMs);
    if (this.#buses.some((one) => !this.#probed.has(one))) return;
    const words = mediaWords(this.info);
    if (this.#words !== undefined && words !== this.#words) {
      this.options.onChange?.(`The media has changed from ${this.#words} to ${words}. Players restart.`);
    }
    this.#words = words;
  }

  #refresh(nowMs: number): void {
    this.#refreshedAtMs = nowMs;
    const probed = this.#buses.flatMap((bus) => {
      const info = this.#probed.get(bus);
      return info ? [{ bus, info }] : [];
    });
    this.info = mergeMediaInfo(probed);
    this.inputInfo = this.#feed?.isTranscoding ? this.#feed.inputInfo : this.info;
  }

  #stop(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }
}

/** What goes out of a stream: all of its best rendition and the pictures of the others, each with its measured bitrate. */
function mergeMediaInfo([best, ...others]: readonly Probed[]): MediaInfo | undefined {
  if (!best) return undefined;
  const tracks = [
    ...tracksOf(best),
    ...others.flatMap((rendition) => tracksOf(rendition).filter(({ content }) => content === "video")),
  ];
  const counts = new Map<string, number>();
  const numbered = tracks.map((track) => {
    const letter = (track.content ?? "video").charAt(0);
    const number = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, number);
    return { ...track, track_id: `${letter}${number}` };
  });
  return { ...best.info, tracks: numbered };
}

function tracksOf({ info, bus }: Probed): readonly Track[] {
  return (info.tracks ?? []).map((track) => {
    const bitrate = track.pid === undefined ? 0 : Math.round(bus.bitsPerSecondOf(track.pid) / 1000);
    return bitrate > 0 ? { ...track, bitrate } : track;
  });
}

/** The tracks in one line of a log: `h264 1280x720, aac 48000 Hz eng`. */
function mediaWords(info: MediaInfo | undefined): string {
  const words = (info?.tracks ?? []).map(({ content, codec, size, sample_rate: rate, channels, lang }) =>
    [codec ?? content, size, rate === undefined ? undefined : `${rate} Hz`, channels === 1 ? "mono" : undefined, lang]
      .filter((word) => word !== undefined)
      .join(" "),
  );
  return words.length === 0 ? "nothing" : words.join(", ");
}
