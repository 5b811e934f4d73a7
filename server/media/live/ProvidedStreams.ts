import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { ConfigPath } from "../../../src/model/configPath.ts";
import type { LiveStream } from "./LiveStream.ts";

/** Streams on demand that nobody watches are sampled once in so many rounds. */
const ROUNDS = 10;

/** Who brings streams from elsewhere. */
export interface StreamProvider {
  /** Tells it from the others: a stream that another one brings is another stream. */
  readonly id: string;
  /** Noted of a stream that it brings while a local one has the name. */
  readonly takenWords: string;
}

/** A stream that a provider brings. */
export interface ProvidedStream {
  readonly provider: StreamProvider;
  /** Where it stands in what is reported. */
  readonly place: ConfigPath;
  readonly config: Stream;
  /** Names it had here until it was renamed at its origin; what runs under one of them goes on. */
  readonly formerNames: readonly string[];
}

interface ProvidedStreamsHost {
  /** Whether the name is a local stream's. */
  isTaken(name: string): boolean;
  make(name: string, place: readonly string[], config: Stream): LiveStream;
  onCome(stream: LiveStream): void;
  onGone(stream: LiveStream): void;
  onRename(stream: LiveStream, from: string): void;
  note(name: string, text: string): void;
  moveLog(from: string, to: string): void;
}

/**
 * Streams that are neither in the config nor published here: providers bring them. A local stream of the same name is the
 * one that counts, for as long as it is there.
 */
export class ProvidedStreams {
  readonly #streams = new Map<string, LiveStream>();
  /** By the ids of their providers. */
  readonly #broughtBy = new WeakMap<LiveStream, string>();
  readonly #hidden = new Set<string>();
  readonly #turns = new TurnTaking();
  #wanted: ReadonlyMap<string, ProvidedStream> = new Map();

  constructor(private readonly host: ProvidedStreamsHost) {}

  get all(): Iterable<LiveStream> {
    return this.#streams.values();
  }

  find(name: string): LiveStream | undefined {
    return this.#streams.get(name);
  }

  /** What is brought from now on; what has not changed goes on undisturbed. */
  follow(wanted: ReadonlyMap<string, ProvidedStream>): void {
    this.#wanted = wanted;
    for (const name of this.#hidden) if (!wanted.has(name)) this.#hidden.delete(name);
    for (const [name, provided] of wanted) this.#rename(name, provided, wanted);
    for (const [name, stream] of this.#streams) {
      if (wanted.get(name)?.provider.id !== this.#broughtBy.get(stream)) this.#end(name, stream);
    }
    for (const [name, { config }] of wanted) {
      const known = this.#streams.get(name);
      if (!known) this.#come(name);
      else if (JSON.stringify(known.config) !== JSON.stringify(config)) known.configure(config);
    }
  }

  /** The name is a local stream's now. */
  give(name: string): void {
    const stream = this.#streams.get(name);
    if (!stream) return;
    this.#end(name, stream);
    this.#hide(name);
  }

  /** Each second. */
  tick(): void {
    for (const name of this.#hidden) if (!this.host.isTaken(name)) this.#come(name);
    for (const stream of this.#turns.next(this.#streams.values())) stream.tick();
  }

  clear(): void {
    this.#streams.clear();
    this.#hidden.clear();
    this.#wanted = new Map();
  }

  #come(name: string): void {
    const wanted = this.#wanted.get(name);
    if (!wanted) return;
    if (this.host.isTaken(name)) {
      this.#hide(name);
      return;
    }
    this.#hidden.delete(name);
    const stream = this.host.make(name, wanted.place, wanted.config);
    this.#streams.set(name, stream);
    this.#broughtBy.set(stream, wanted.provider.id);
    this.host.onCome(stream);
  }

  /** Its origin has given a stream another name: it is the same one, with the same viewers. */
  #rename(
    name: string,
    { provider, place, formerNames }: ProvidedStream,
    wanted: ReadonlyMap<string, ProvidedStream>,
  ): void {
    if (this.#streams.has(name) || this.host.isTaken(name)) return;
    const from = formerNames.find((one) => {
      const known = this.#streams.get(one);
      return known !== undefined && this.#broughtBy.get(known) === provider.id && !wanted.has(one);
    });
    const stream = from === undefined ? undefined : this.#streams.get(from);
    if (from === undefined || !stream) return;
    this.#streams.delete(from);
    this.#streams.set(name, stream);
    this.host.moveLog(from, name);
    stream.rename(name, place);
    this.host.onRename(stream, from);
  }

  #hide(name: string): void {
    const provider = this.#wanted.get(name)?.provider;
    if (provider === undefined || this.#hidden.has(name)) return;
    this.#hidden.add(name);
    this.host.note(name, provider.takenWords);
  }

  #end(name: string, stream: LiveStream): void {
    this.#streams.delete(name);
    this.host.onGone(stream);
  }
}

/** Which of many streams to sample this second: those where something goes on or went on a second ago, and some others. */
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
