import type { Source } from "./Source.ts";

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

  indexOf({ key, kind }: Source): number {
    // Who publishes without an entry of the list is what the stream is there for.
    if (kind === "publish") return this.all.findIndex((source) => source.kind === "publish");
    return this.all.findIndex((source) => source.key === key);
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
