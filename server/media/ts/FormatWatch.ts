import type { ElementaryStream } from "./programTables.ts";
import {
  hasUnit,
  isPromised,
  pictureCoding,
  otherFormat,
  pictureFormat,
  soundFormat,
  type TrackFormat,
} from "./trackFormat.ts";

/** Parameter sets stand in front of a picture; one that has none within this is not looked at further. */
const MOST_BYTES = 4096;
/** Fewer may have been damaged on the way. */
const STRANGE = 3;

/** What a packet told of its track: nothing new, another format, or another coding than the table promises. */
type FormatNews = "known" | "changed" | "foreign" | undefined;

interface WatchedTrack {
  readonly stream: ElementaryStream;
  format: TrackFormat | undefined;
  /** The beginning of a picture whose parameter sets are not whole yet. */
  gathered: Buffer | undefined;
  isForeign: boolean;
  /** Units in a row that begin with nothing of any coding. */
  strange: number;
}

/** Reads out of the bytes of each track what it is, and notices when it becomes something else. */
export class FormatWatch {
  #tracks = new Map<number, WatchedTrack>();

  /** The pictures and sounds of a new table; what is the same in it stays known. */
  begin(streams: readonly ElementaryStream[]): void {
    const before = this.#tracks;
    this.#tracks = new Map(
      streams
        .filter(({ content }) => content !== "other")
        .map((stream) => {
          const known = before.get(stream.pid);
          const same = known?.stream.type === stream.type ? known.format : undefined;
          const format = same && { ...same, ...stream };
          return [stream.pid, { stream, format, gathered: undefined, isForeign: false, strange: 0 }];
        }),
    );
  }

  forget(): void {
    this.#tracks = new Map();
  }

  /** Of the tracks that are known so far, in the order of the table. */
  get formats(): readonly TrackFormat[] {
    return [...this.#tracks.values()].flatMap(({ format }) => (format ? [format] : []));
  }

  /** Whether a track is not what the table calls it: nobody can play what comes now. */
  get isForeign(): boolean {
    return [...this.#tracks.values()].some(({ isForeign }) => isForeign);
  }

  /** @param payload of a packet, without the head of a unit that begins in it */
  see(pid: number, payload: Buffer, { startsUnit = false, isRandomAccess = false }): FormatNews {
    const track = this.#tracks.get(pid);
    if (!track) return undefined;
    if (track.stream.content === "audio") return startsUnit ? this.#hear(track, payload) : undefined;
    if (startsUnit) {
      if (!hasUnit(payload)) return this.#wonder(track);
      track.strange = 0;
      track.gathered = isRandomAccess ? Buffer.alloc(0) : undefined;
      const coding = pictureCoding(payload, track.stream);
      if (coding !== undefined && !isPromised(track.stream, coding)) return this.#distrust(track);
    }
    return track.gathered ? this.#gather(track, Buffer.concat([track.gathered, payload])) : undefined;
  }

  #hear(track: WatchedTrack, payload: Buffer): FormatNews {
    const format = soundFormat(payload);
    if (!format) return track.format ? this.#wonder(track) : this.#take(track, otherFormat);
    track.strange = 0;
    return isPromised(track.stream, format.coding) ? this.#take(track, format) : this.#distrust(track);
  }

  #gather(track: WatchedTrack, bytes: Buffer): FormatNews {
    track.gathered = bytes;
    const coding = pictureCoding(bytes, track.stream);
    if (coding !== undefined && !isPromised(track.stream, coding)) return this.#distrust(track);
    const format = coding && pictureFormat(bytes, coding);
    if (!format && bytes.length <= MOST_BYTES) return undefined;
    track.gathered = undefined;
    if (!format && track.format) return undefined;
    return this.#take(track, format ?? otherFormat);
  }

  #take(track: WatchedTrack, format: Pick<TrackFormat, "coding" | "codec" | "key" | "size">): FormatNews {
    track.isForeign = false;
    const before = track.format;
    if (before?.key === format.key) return undefined;
    track.format = { ...track.stream, ...format };
    return before && before.coding !== "other" ? "changed" : "known";
  }

  /** What begins so is none of what the track was so far. */
  #wonder(track: WatchedTrack): FormatNews {
    if (!track.format || track.format.coding === "other") return undefined;
    track.strange += 1;
    return track.strange < STRANGE ? undefined : this.#distrust(track);
  }

  #distrust(track: WatchedTrack): FormatNews {
    track.gathered = undefined;
    track.isForeign = true;
    return "foreign";
  }
}
