import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { composeMergePatches, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { relayedEntry } from "../live/LiveReport.ts";
import type { LiveStream } from "../live/LiveStream.ts";
import { TurnTaking } from "../live/ProvidedStreams.ts";
import { toJson, patchAt, withGone } from "../reportPatches.ts";
import type { OriginPoller } from "./OriginPoller.ts";

/** One server that a mirror names. */
export interface MirrorOrigin {
  /** The same for all mirrors that ask the same server with the same key. */
  readonly id: string;
  /** As the config has it. */
  readonly url: string;
  readonly server: string;
  readonly key: string | undefined;
}

/** A mirror of the config with its servers. */
export interface PlacedMirror {
  /** Its key in the config. */
  readonly id: string;
  readonly mirror: Mirror;
  readonly origins: readonly MirrorOrigin[];
}

type PollerOf = (id: string) => Pick<OriginPoller, "health" | "isAnswering" | "list"> | undefined;

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
      const entry = isDue ? this.#entry(stream, position) : sent;
      this.#sent.set(key, entry);
      if (!isDue) continue;
      const news = createMergePatch(sent ?? {}, entry);
      const whole = isFull ? withGone(entry, news) : news;
      if (Object.keys(whole).length > 0) patchAt(patch, stream.place, whole);
    }
    for (const key of before.keys()) patchAt(patch, JSON.parse(key), null);
    return patch;
  }

  #entry(stream: LiveStream, position: number): JsonObject {
    const { urls = [], static: isStatic } = stream.config;
    return relayedEntry(stream, position, { urls, isStatic: isStatic !== false });
  }
}

/** The health of the servers, and of each mirror the one in use: the first in its order that answers. A part of the tree. */
export function reportMirrors(mirrors: readonly PlacedMirror[], pollerOf: PollerOf): JsonObject {
  const servers = serverHealth(
    mirrors.flatMap(({ origins }) => origins),
    pollerOf,
  );
  const sources: JsonObject = {};
  for (const { id, origins } of mirrors) {
    const used = origins.find((origin) => pollerOf(origin.id)?.isAnswering);
    const { hostname } = (used && pollerOf(used.id)?.list) ?? {};
    // Empty where none answers: a patch made of its absence would take the mirror itself away.
    sources[id] = { ...(used ? { url: used.url } : {}), ...(hostname ? { source_hostname: hostname } : {}) };
  }
  return { servers, sources };
}

/** The health of every server that mirrors name. One asked with two keys shows what the one brings and the other does not. */
function serverHealth(
  origins: readonly MirrorOrigin[],
  pollerOf: (id: string) => Pick<OriginPoller, "health"> | undefined,
): JsonObject {
  const servers: Record<string, JsonObject> = {};
  for (const { id, server } of origins) {
    const health = toJson(pollerOf(id)?.health ?? {});
    const known = servers[server] ?? {};
    const { stream_names: before } = known;
    const isListed = Array.isArray(before) && before.length > 0;
    servers[server] = { ...known, ...health, ...(isListed ? { stream_names: before } : {}) };
  }
  return servers;
}
