import type { Location } from "../../../src/generated/types/Location.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { LiveStream } from "./LiveStream.ts";
import { isSafeName } from "./isSafeName.ts";

/** Who asks to publish gets this long until media comes, and who lost the connection this long to come back. */
const EXPECTED_MS = 20_000;
const RETURN_MS = 5000;
/** Names are the publishers' own: they may not fill the memory before anybody has let them in. */
const MOST_EXPECTED = 200;

interface Entry {
  readonly stream: LiveStream;
  readonly prefix: string;
  isShown: boolean;
  /** When somebody published or asked to, last. */
  sinceMs: number;
}

interface LocationStreamsHost {
  readonly now: () => number;
  make(name: string, place: readonly string[], config: Stream): LiveStream;
  onCome(stream: LiveStream): void;
  onGone(stream: LiveStream): void;
}

/** Streams that publishers bring to locations: there from the publisher's first word until some seconds after the last. */
export class LocationStreams {
  readonly #entries = new Map<string, Entry>();

  constructor(private readonly host: LocationStreamsHost) {}

  /** Those that somebody has published. */
  get all(): readonly LiveStream[] {
    return [...this.#entries.values()].filter(({ isShown }) => isShown).map(({ stream }) => stream);
  }

  /** Also one that is only expected: its permission is asked by its name. */
  find(name: string): LiveStream | undefined {
    return this.#entries.get(name)?.stream;
  }

  /** Whether somebody has published it, and not only asked to. */
  isShown(name: string): boolean {
    return this.#entries.get(name)?.isShown === true;
  }

  /** A publisher asks for a name; undefined when no location takes it. */
  expect(name: string, lives: Readonly<Record<string, Location>>): LiveStream | undefined {
    const found = isSafeName(name) ? findLocation(lives, name) : undefined;
    if (!found) return undefined;
    const expected = [...this.#entries].filter(([, { isShown }]) => !isShown);
    const [oldest] = expected;
    // The longest waiting one goes: refused newcomers would let a stranger's made-up names keep every publisher out.
    if (oldest && expected.length >= MOST_EXPECTED) this.give(oldest[0]);
    const [prefix, location] = found;
    const stream = this.host.make(name, ["lives", prefix, "streams", name], publishedConfig(name, location));
    const entry: Entry = { stream, prefix, isShown: false, sinceMs: this.host.now() };
    stream.onPublisher(() => this.#show(entry));
    this.#entries.set(name, entry);
    return stream;
  }

  configure(lives: Readonly<Record<string, Location>>): void {
    for (const [name, { stream, prefix }] of this.#entries) {
      const location = Object.hasOwn(lives, prefix) ? lives[prefix] : undefined;
      if (location && findLocation(lives, name)?.[0] === prefix) stream.configure(publishedConfig(name, location));
      else this.give(name);
    }
  }

  /** The name is somebody else's now. */
  give(name: string): void {
    const entry = this.#entries.get(name);
    if (!entry) return;
    this.#entries.delete(name);
    this.host.onGone(entry.stream);
  }

  tick(): void {
    const now = this.host.now();
    for (const [name, entry] of this.#entries) {
      entry.stream.tick();
      if (entry.stream.isPublished) entry.sinceMs = now;
      // A location with sources of its own goes on for those who watch.
      const isWatched = entry.stream.isFetching && entry.stream.isHeld;
      if (!isWatched && now - entry.sinceMs > (entry.isShown ? RETURN_MS : EXPECTED_MS)) this.give(name);
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  #show(entry: Entry): void {
    if (entry.isShown) return;
    entry.isShown = true;
    this.host.onCome(entry.stream);
  }
}

/** The location that takes a stream of this name: of those whose prefix fits, the one with the longest. */
function findLocation(lives: NonNullable<Server["lives"]>, name: string): readonly [string, Location] | undefined {
  return Object.entries(lives)
    .filter(([prefix]) => prefix === "" || (name.startsWith(`${prefix}/`) && name.length > prefix.length + 1))
    .toSorted(([one], [other]) => other.length - one.length)[0];
}

/** What a stream that is published to a location runs by: the location's settings. Its other sources run for viewers only. */
function publishedConfig(name: string, location: Location): Stream {
  const { streams: _, position: _position, ...settings } = location;
  return { ...settings, name, static: false, publish_enabled: true };
}
