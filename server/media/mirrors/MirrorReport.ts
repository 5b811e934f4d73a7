import type { JsonObject } from "../../../src/model/Json.ts";
import { composeMergePatches } from "../../../src/model/patch/composeMergePatches.ts";
import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import { patchAt } from "../dvr/report/patchAt.ts";
import { jsonOf } from "../live/jsonOf.ts";
import type { LiveStream } from "../live/LiveStream.ts";
import { withGone } from "../live/withGone.ts";
import { TurnTaking } from "./TurnTaking.ts";

/** Turns what there is to say of mirrors into merge patches with nothing but what has changed. */
export class MirrorReport {
  /** By place in the tree. */
  #sent = new Map<string, JsonObject>();
  #others: JsonObject = { servers: {}, sources: {} };
  readonly #turns = new TurnTaking();

  /**
   * @param others `servers` and `sources` of the tree as far as no stream is meant: their health, and which are in use
   * @param isFull whether there is somebody who has had nothing so far
   */
  next(streams: readonly LiveStream[], others: JsonObject, isFull: boolean): JsonObject {
    const change = createMergePatch(this.#others, others);
    this.#others = others;
    const patch = composeMergePatches(isFull ? withGone(others, change) : change, this.#nextOf(streams, isFull));
    return Object.fromEntries(Object.entries(patch).filter(([, part]) => Object.keys(part ?? {}).length > 0));
  }

  #nextOf(streams: readonly LiveStream[], isFull: boolean): JsonObject {
    const patch: JsonObject = {};
    const due = new Set(isFull ? streams : this.#turns.next(streams));
    const before = this.#sent;
    this.#sent = new Map();
    for (const [position, stream] of streams.entries()) {
      const key = JSON.stringify(stream.place);
      const sent = before.get(key);
      before.delete(key);
      const isDue = sent === undefined || due.has(stream) || sent["position"] !== position;
      const entry = isDue ? entryOf(stream, position) : sent;
      this.#sent.set(key, entry);
      if (!isDue) continue;
      const news = createMergePatch(sent ?? {}, entry);
      const whole = isFull ? withGone(entry, news) : news;
      if (Object.keys(whole).length > 0) patchAt(patch, stream.place, whole);
    }
    for (const key of before.keys()) patchAt(patch, JSON.parse(key), null);
    return patch;
  }
}

function entryOf(stream: LiveStream, position: number): JsonObject {
  const { name, title, meta, urls = [], static: isStatic } = stream.config;
  const addresses = urls.map((entry) => (typeof entry === "string" ? entry : entry.url));
  const comment = meta?.comment === undefined ? undefined : { comment: meta.comment };
  const stats = stream.stats(position);
  return jsonOf({ name, title, static: isStatic !== false, position, meta: comment, urls: addresses, stats });
}
