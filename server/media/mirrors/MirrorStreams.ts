import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { LiveStream } from "../live/LiveStream.ts";
import type { MirrorPath } from "./MirrorPath.ts";
import type { MirroredStream } from "./MirroredStream.ts";
import { TurnTaking } from "./TurnTaking.ts";

interface MirrorStreamsHost {
  /** Whether the name is a local stream's. */
  isTaken(name: string): boolean;
  make(name: string, place: readonly string[], config: Stream): LiveStream;
  onCome(stream: LiveStream): void;
  onGone(stream: LiveStream): void;
  onRename(stream: LiveStream, from: string): void;
  note(name: string, text: string): void;
}

/** Streams that mirrors bring. A local stream of the same name is the one that counts, for as long as it is there. */
export class MirrorStreams {
  readonly #streams = new Map<string, LiveStream>();
  readonly #hidden = new Set<string>();
  readonly #turns = new TurnTaking();
  #wanted: ReadonlyMap<string, MirroredStream> = new Map();

  constructor(private readonly host: MirrorStreamsHost) {}

  get all(): Iterable<LiveStream> {
    return this.#streams.values();
  }

  find(name: string): LiveStream | undefined {
    return this.#streams.get(name);
  }

  /** How a stream that is mirrored has come here. */
  pathOf(name: string): MirrorPath {
    return this.#wanted.get(name)?.path ?? [];
  }

  /** What the mirrors bring from now on; what has not changed goes on undisturbed. */
  follow(wanted: ReadonlyMap<string, MirroredStream>): void {
    this.#wanted = wanted;
    for (const name of this.#hidden) if (!wanted.has(name)) this.#hidden.delete(name);
    for (const [name, mirrored] of wanted) this.#rename(name, mirrored, wanted);
    for (const [name, stream] of this.#streams) {
      if (wanted.get(name)?.mirror !== stream.place[1]) this.#end(name, stream);
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
    const stream = this.host.make(name, ["sources", wanted.mirror, "streams", name], wanted.config);
    this.#streams.set(name, stream);
    this.host.onCome(stream);
  }

  /** Its origin has given a stream another name: it is the same one, with the same viewers. */
  #rename(name: string, { mirror, formerNames }: MirroredStream, wanted: ReadonlyMap<string, MirroredStream>): void {
    if (this.#streams.has(name) || this.host.isTaken(name)) return;
    const from = formerNames.find((one) => this.#streams.get(one)?.place[1] === mirror && !wanted.has(one));
    const stream = from === undefined ? undefined : this.#streams.get(from);
    if (from === undefined || !stream) return;
    this.#streams.delete(from);
    this.#streams.set(name, stream);
    stream.rename(name, ["sources", mirror, "streams", name]);
    this.host.onRename(stream, from);
  }

  #hide(name: string): void {
    if (this.#hidden.has(name)) return;
    this.#hidden.add(name);
    this.host.note(name, "A mirror brings a stream of this name too: the local one counts.");
  }

  #end(name: string, stream: LiveStream): void {
    this.#streams.delete(name);
    this.host.onGone(stream);
  }
}
