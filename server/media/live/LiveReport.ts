import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { toJson, withGone } from "../reportPatches.ts";
import type { LiveStream } from "./LiveStream.ts";

/** Turns what streams report into merge patches with nothing but what has changed. */
export class LiveReport {
  #sent = new Map<LiveStream, JsonObject>();

  /** It stands elsewhere now, where nothing has been told of it. */
  forget(stream: LiveStream): void {
    this.#sent.delete(stream);
  }

  /** @param isFull whether there is somebody who has had nothing so far */
  next(configured: readonly LiveStream[], published: readonly LiveStream[], isFull: boolean): JsonObject {
    const before = this.#sent;
    this.#sent = new Map();
    const streams = this.#changes(configured, before, isFull, (stream, at) => ({ stats: toJson(stream.stats(at)) }));
    const lives = this.#changes(published, before, isFull, (stream, at) =>
      relayedEntry(stream, at, { urls: ["publish://", ...(stream.config.urls ?? [])], isStatic: false }),
    );
    for (const stream of before.keys()) {
      // A stream of the config goes with its entry.
      if (!this.#sent.has(stream) && stream.place[0] === "lives") lives.push([stream, null]);
    }
    return {
      ...(streams.length === 0
        ? {}
        : { streams: Object.fromEntries(streams.map(([{ name }, patch]) => [name, patch])) }),
      ...(lives.length === 0 ? {} : { lives: byLocation(lives) }),
    };
  }

  #changes(
    streams: readonly LiveStream[],
    before: ReadonlyMap<LiveStream, JsonObject>,
    isFull: boolean,
    entryOf: (stream: LiveStream, position: number) => JsonObject,
  ): [LiveStream, JsonObject | null][] {
    return streams.flatMap((stream, position) => {
      const entry = entryOf(stream, position);
      const sent = before.get(stream) ?? {};
      this.#sent.set(stream, entry);
      const patch = createMergePatch(sent, entry);
      // Others than the newcomer have to hear what is gone.
      const whole = isFull ? withGone(entry, patch) : patch;
      return Object.keys(whole).length === 0 ? [] : [[stream, whole]];
    });
  }
}

/** A published or a mirrored stream as it stands in the tree, where the config has no entry of its own for it. */
export function relayedEntry(
  stream: LiveStream,
  position: number,
  { urls, isStatic }: { readonly urls: NonNullable<Stream["urls"]>; readonly isStatic: boolean },
): JsonObject {
  const { name, title, meta } = stream.config;
  const addresses = urls.map((entry) => (typeof entry === "string" ? entry : entry.url));
  const comment = meta?.comment === undefined ? undefined : { comment: meta.comment };
  const stats = stream.stats(position);
  return toJson({ name, title, static: isStatic, position, meta: comment, urls: addresses, stats });
}

function byLocation(changes: readonly (readonly [LiveStream, JsonObject | null])[]): JsonObject {
  const locations = new Map<string, [string, JsonObject | null][]>();
  for (const [{ name, place }, patch] of changes) {
    const prefix = place[1] ?? "";
    locations.set(prefix, [...(locations.get(prefix) ?? []), [name, patch]]);
  }
  return Object.fromEntries(
    [...locations].map(([prefix, entries]) => [prefix, { streams: Object.fromEntries(entries) }]),
  );
}
