import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { formatPointer } from "../../../src/model/configPath.ts";
import { findVodFile } from "../../../src/model/files/fileNames.ts";
import { serverKey } from "../../../src/model/mirror/mirrorServers.ts";
import { OriginPoller } from "./OriginPoller.ts";
import { type MirrorOrigin, type PlacedMirror, reportMirrors } from "./MirrorReport.ts";
import { type MirroredStream, type ServerOffer, mirroredStreams } from "./mirroredStreams.ts";
import { type MirrorPath, type OriginList, pathHere } from "./originList.ts";
import { wordsOf } from "../../Told.ts";

const TAKEN = "A mirror brings a stream of this name too: the local one counts.";
const DOUBLED = "Two mirrors provide a stream of this name: the first in the list is used.";

const OF_FILES = "A mirror brings a stream whose name is the address of a file here: the file counts.";

interface MirrorsParts {
  /** This server, as other servers know it. */
  readonly id: string;
  readonly config: () => Server;
  readonly now: () => number;
  readonly read: ConstructorParameters<typeof OriginPoller>[0]["read"];
  /** What the mirrors bring is another. */
  readonly onStreams: (streams: ReadonlyMap<string, MirroredStream>) => void;
  readonly note: (name: string, level: "info" | "warning", text: string) => void;
}

/** The mirrors of the config: asks their servers what they offer, and says which streams that makes. */
export class Mirrors {
  /** Servers that several mirrors name with the same key are asked once. */
  readonly #pollers = new Map<string, OriginPoller>();
  /** What the streams were made of last. */
  #made = "";
  #streams: ReadonlyMap<string, MirroredStream> = new Map();
  /** By the names that are not taken from a mirror, why; said once of each. */
  #warnings: ReadonlyMap<string, string> = new Map();
  #report: JsonObject = { servers: {}, sources: {} };

  constructor(private readonly parts: MirrorsParts) {}

  /** After each change of the config. */
  configure(): void {
    const wanted = new Map(this.#mirrors.flatMap(({ origins }) => origins).map((origin) => [origin.id, origin]));
    const known = new Map<string, OriginList>();
    for (const [id, poller] of this.#pollers) {
      if (wanted.has(id)) continue;
      poller.stop();
      this.#pollers.delete(id);
      if (poller.list) known.set(poller.server, poller.list);
    }
    for (const origin of wanted.values()) {
      if (this.#pollers.has(origin.id)) continue;
      // With another key it is the same server: what runs of it goes on.
      this.#pollers.set(origin.id, this.#begin(origin, known.get(origin.server)));
    }
    this.#settle();
  }

  /** The health of the servers, and which of them each mirror uses: a part of the tree, whole. */
  get report(): JsonObject {
    return this.#report;
  }

  /** How a stream that is mirrored has come here; empty for others. */
  pathOf(name: string): MirrorPath {
    return this.#streams.get(name)?.path ?? [];
  }

  stop(): void {
    for (const poller of this.#pollers.values()) poller.stop();
    this.#pollers.clear();
  }

  /** In the order of the list: of two that bring the same name the first one does. */
  get #mirrors(): readonly PlacedMirror[] {
    const { sources = {}, cluster_key: key } = this.parts.config();
    const ordered = Object.entries(sources).toSorted(
      ([, one], [, other]) => (one.position ?? 0) - (other.position ?? 0),
    );
    return ordered.map(([id, mirror]) => ({ id, mirror, origins: mirrorOrigins(mirror, key) }));
  }

  #begin({ id, server, key }: MirrorOrigin, list: OriginList | undefined): OriginPoller {
    const { now, read } = this.parts;
    let told: string | undefined;
    const onChange = (): void => {
      const { error: failure, list: offered } = this.#pollers.get(id) ?? {};
      const words = failure === undefined ? `streams offered: ${offered?.names.length ?? 0}` : wordsOf(failure);
      if (words !== told)
        this.#note(id, failure === undefined ? "info" : "warning", `The origin server ${server}: ${words}.`);
      told = words;
      this.#settle();
    };
    return new OriginPoller({ server, key, now, read, list, onChange });
  }

  /** To the log of each mirror that asks this origin. */
  #note(origin: string, level: "info" | "warning", words: string): void {
    for (const { id, origins } of this.#mirrors) {
      if (origins.some((one) => one.id === origin)) this.parts.note(formatPointer(["sources", id]), level, words);
    }
  }

  #settle(): void {
    const mirrors = this.#mirrors;
    const pollerOf = (id: string) => this.#pollers.get(id);
    this.#report = reportMirrors(mirrors, pollerOf);
    const lists = mirrors.map(({ id, mirror, origins }) => {
      const offers = origins.map(({ server, id: origin }) => ({
        server,
        streams: this.#offerOf(pollerOf(origin)?.list, server),
      }));
      return { id, mirror, offers };
    });
    const made = JSON.stringify([lists, Object.keys(this.parts.config().vods ?? {})]);
    if (made === this.#made) return;
    this.#made = made;
    const streams = new Map<string, MirroredStream>();
    const warnings = new Map<string, string>();
    const { vods = {} } = this.parts.config();
    for (const { id, mirror, offers } of lists) {
      const at = ["sources", id];
      const provider = { id: formatPointer(at), takenWords: TAKEN };
      for (const [name, stream] of mirroredStreams(mirror, offers)) {
        if (findVodFile(name, vods)) warnings.set(name, OF_FILES);
        else if (streams.has(name)) warnings.set(name, DOUBLED);
        else streams.set(name, { provider, place: [...at, "streams", name], ...stream });
      }
    }
    for (const [name, words] of warnings)
      if (this.#warnings.get(name) !== words) this.parts.note(name, "warning", words);
    this.#warnings = warnings;
    this.#streams = streams;
    this.parts.onStreams(streams);
  }

  /** What may be taken of a server's list. */
  #offerOf(list: OriginList | undefined, server: string): ServerOffer["streams"] {
    return list?.names.flatMap((name) => {
      const path = pathHere(this.parts.id, { id: list.id ?? server, via: list.paths?.get(name) ?? [] });
      return path ? [{ name, path, formerNames: list.formerNames?.get(name) ?? [] }] : [];
    });
  }
}

/** The servers of a mirror in the order in which they are preferred, each once. @param ownKey of this server */
function mirrorOrigins({ urls, cluster_key: key = "" }: Mirror, ownKey: string | undefined): readonly MirrorOrigin[] {
  const used = key === "" ? ownKey : key;
  const origins = urls.map((url) => ({
    id: JSON.stringify([serverKey(url), used]),
    url,
    server: serverKey(url),
    key: used,
  }));
  return origins.filter(({ id }, index) => origins.findIndex((other) => other.id === id) === index);
}
