import type { Viewers } from "../../../../../server/media/viewers/Viewer.ts";

/** Viewers as a test wants them to be. */
export class FakeViewers implements Viewers {
  readonly counts = new Map<string, number>();
  readonly bytes = new Map<string, number>();

  async open(): Promise<never> {
    throw new Error("Nobody is let in here.");
  }

  find(): undefined {
    return undefined;
  }

  sessionsOf(): readonly [] {
    return [];
  }

  countOf(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  bytesOf(name: string): number {
    return this.bytes.get(name) ?? 0;
  }

  kill(): number {
    return 0;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
