import type { LiveStream } from "../live/LiveStream.ts";

/** Streams on demand that nobody watches are looked at once in so many rounds. */
const ROUNDS = 10;

/** Which of many streams to look at this second: those where something goes on or went on a second ago, and some others. */
export class TurnTaking {
  #round = 0;
  #busy = new Set<LiveStream>();

  next(streams: Iterable<LiveStream>): readonly LiveStream[] {
    this.#round = (this.#round + 1) % ROUNDS;
    const before = this.#busy;
    this.#busy = new Set();
    const due: LiveStream[] = [];
    let index = 0;
    for (const stream of streams) {
      if (!stream.isAsleep) this.#busy.add(stream);
      if (index % ROUNDS === this.#round || this.#busy.has(stream) || before.has(stream)) due.push(stream);
      index += 1;
    }
    return due;
  }
}
