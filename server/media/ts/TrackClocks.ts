import type { ElementaryStream } from "./readPmt.ts";
import { tsPackets } from "./tsPackets.ts";

const { ticksPerMs, timeWrap } = tsPackets;
/** A picture that the table names but that stays away so long does not lead. */
const PATIENCE_MS = 3000;

/** How far each picture and each sound of a programme is, and which of them the segments go by. */
export class TrackClocks {
  #streams: readonly ElementaryStream[] = [];
  /** The last time stamp of each track, in ticks. */
  readonly #times = new Map<number, number>();
  #heardFrom: number | undefined;

  /** Of a new table. */
  begin(streams: readonly ElementaryStream[]): void {
    this.#streams = streams;
    this.#times.clear();
    this.#heardFrom = undefined;
  }

  /** @returns whether it is a time that counts */
  take(pid: number, time: number): boolean {
    const content = this.#streams.find((stream) => stream.pid === pid)?.content ?? "other";
    if (content === "other") return false;
    this.#times.set(pid, time);
    if (content === "audio") this.#heardFrom ??= time;
    return true;
  }

  /** Whether it is a picture or a sound whose times have been told. */
  has(pid: number): boolean {
    return this.#times.has(pid);
  }

  /** The picture leads; where there is none, or it stays away, the sound. */
  get lead(): ElementaryStream | undefined {
    const picture = this.#streams.find(({ content }) => content === "video");
    const sound = this.#streams.find(({ content }) => content === "audio");
    if (!picture || !sound || this.#times.has(picture.pid)) return picture ?? sound;
    const heard = this.#times.get(sound.pid);
    const isLate = heard !== undefined && ticksBetween(this.#heardFrom ?? heard, heard) > PATIENCE_MS * ticksPerMs;
    return isLate ? sound : picture;
  }

  /** Those that have been there and of which nothing came for so much of the others' time. */
  silent(forMs: number): readonly number[] {
    const times = [...this.#times];
    const isBehind = (time: number) => times.some(([, other]) => ticksBetween(time, other) >= forMs * ticksPerMs);
    return times.filter(([, time]) => isBehind(time)).map(([pid]) => pid);
  }
}

/** From one time stamp to another, over the wrap at 33 bits; negative backwards. */
export function ticksBetween(from: number, to: number): number {
  const ahead = to - from;
  if (ahead < -timeWrap / 2) return ahead + timeWrap;
  return ahead > timeWrap / 2 ? ahead - timeWrap : ahead;
}
