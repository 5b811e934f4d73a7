import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { StreamInputObject } from "../../inputs/InputRequest.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import type { PublishedFormat } from "../RunningStream.ts";

/** Where a stream can come from, with what the config says of it settled. */
export interface Source {
  /** Equal as long as nothing changed that its process is started with. */
  readonly key: string;
  readonly url: string;
  /** Its place in the list of the config, from 1; none for what is not in it. */
  readonly number?: number | undefined;
  /** `fetch` is opened by ffmpeg, `copy` reads another stream of this server, `backup` is played while none works. */
  readonly kind: "fetch" | "copy" | "publish" | "backup";
  readonly input: StreamInputObject;
  /** Without data for this long the next source is tried. */
  readonly timeoutMs: number;
  /** Of what a publisher sends. */
  readonly format?: PublishedFormat;
}

/** What tells a source from the others of its stream. */
export type SourceIdentity = Pick<Source, "key" | "kind" | "url">;

/** What the schema says where nothing is set; 0 would give no source a chance. */
const DEFAULT_TIMEOUT_S = 60;

/** The sources of a stream in the order in which they are tried: by priority, those without one in the order of the list. */
export function configuredSources({ urls = [], source_timeout: ofStream }: Stream): readonly Source[] {
  const sources = urls.map((entry, index) => {
    const input = typeof entry === "string" ? { url: entry } : entry;
    const { priority, source_timeout: own, ...asked } = input;
    const source: Source = {
      key: JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      url: input.url,
      number: index + 1,
      kind: kindOf(input.url),
      input: asked,
      timeoutMs: (own || ofStream || DEFAULT_TIMEOUT_S) * 1000,
    };
    return { source, rank: priority === undefined ? Infinity : Number.parseInt(priority, 10) };
  });
  return sources.toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ source }) => source);
}

/** What is played while no source works: starts `timeoutMs` after the last data of a source. */
export function backupSource({ backup, source_timeout: ofStream }: Stream): Source | undefined {
  if (!backup?.file) return undefined;
  // Always a file of a VOD location, also where it is written with a slash in front.
  const url = `file://${backup.file.replace(/^\/+/, "")}`;
  const timeoutMs = (backup.timeout ?? (ofStream || DEFAULT_TIMEOUT_S)) * 1000;
  return { key: `backup ${url}`, url, kind: "backup", input: { url }, timeoutMs };
}

/** A publisher as a source: the entry of the list that lets others publish, or one before all. */
export function publishedSource(stream: Stream, format: PublishedFormat): Source {
  const { urls: _, ...rest } = stream;
  const listed = configuredSources(stream).find(({ kind }) => kind === "publish");
  if (listed) return { ...listed, format };
  const [entry] = configuredSources({ ...rest, urls: ["publish://"] });
  if (!entry) throw new Error("A list with one entry has a first one.");
  return { ...entry, number: undefined, format };
}

/** The sources of a stream, the preferred one first. */
export class SourceList {
  constructor(readonly all: readonly Source[]) {}

  /** Whether there is one to fetch, rather than to wait for. */
  get canFetch(): boolean {
    return this.all.some(({ kind }) => kind !== "publish");
  }

  find(key: string | undefined): Source | undefined {
    return this.all.find((source) => source.key === key);
  }

  findUrl(url: string): Source | undefined {
    return this.all.find((source) => source.url === url);
  }

  indexOf({ key, kind }: Pick<Source, "key" | "kind">): number {
    // Who publishes without an entry of the list is what the stream is there for.
    if (kind === "publish") return this.all.findIndex((source) => source.kind === "publish");
    return this.all.findIndex((source) => source.key === key);
  }

  /** The place of a source in the list of the config as it is now, from 1. */
  numberOf(source: SourceIdentity): number | undefined {
    return this.all[this.indexOf(source)]?.number;
  }

  /** An address fit for a log; with the number of the source where another one differs in what is hidden only. */
  nameOf(source: SourceIdentity): string {
    const name = safeAddress(source.url);
    const number = this.numberOf(source);
    const isLikeAnother = this.all.some((other) => other.number !== number && safeAddress(other.url) === name);
    return number !== undefined && isLikeAnother ? `${name} (source ${number})` : name;
  }

  /** Those to fetch, the one at an index or after it first, beginning anew at the end of the list. */
  fetchableFrom(index: number): readonly Source[] {
    const start = Math.max(0, index) % Math.max(1, this.all.length);
    return [...this.all.slice(start), ...this.all.slice(0, start)].filter(({ kind }) => kind !== "publish");
  }

  /** Those that are preferred to the one at an index and can be fetched. */
  betterThan(index: number): readonly Source[] {
    return this.all.slice(0, Math.max(0, index)).filter(({ kind }) => kind !== "publish");
  }

  /** Those to fetch while one plays: the better ones, and none beside one that was chosen by hand; all while none plays. */
  triedBeside(active: Source | undefined, chosen: string | undefined): readonly Source[] {
    if (!active) return this.fetchableFrom(0);
    return active.key === chosen ? [] : this.betterThan(this.indexOf(active));
  }

  /** As the config has it now: a changed timeout restarts nothing. */
  timeoutMsOf(source: Source): number {
    return (this.all[this.indexOf(source)] ?? source).timeoutMs;
  }

  equals(other: SourceList): boolean {
    return this.all.length === other.all.length && this.all.every(({ key }, at) => key === other.all[at]?.key);
  }
}

function kindOf(url: string): Source["kind"] {
  if (url.startsWith("publish://")) return "publish";
  return url.startsWith("copy://") ? "copy" : "fetch";
}
