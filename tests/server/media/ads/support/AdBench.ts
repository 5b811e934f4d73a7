import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import { AdInjector } from "../../../../../server/media/ads/AdInjector.ts";
import { ServerError } from "../../../../../server/ServerError.ts";
import type { ProcessPlan } from "../../../../../server/media/ffmpeg/ProcessPool.ts";
import type { RunningStream } from "../../../../../server/media/live/RunningStream.ts";
import { FakePool } from "../../live/support/FakePool.ts";
import type { FakeRun } from "../../live/support/FakeRun.ts";
import { FakeViewers } from "../../live/support/FakeViewers.ts";

/** Processes of which there are so many and no more. */
class SmallPool extends FakePool {
  most = Infinity;

  override start(plan: ProcessPlan): FakeRun {
    if (this.running.length >= this.most) throw new ServerError("unavailable", "No more processes run at one time.");
    return super.start(plan);
  }
}

/** Streams without media, a schedule with a slot at 20:15:00 for all of them, and a clock that the test sets. */
export class AdBench {
  readonly folder = mkdtempSync(join(tmpdir(), "sluice-adverts-"));
  readonly startMs = new Date(2026, 5, 1, 20, 15, 0).getTime();
  nowMs = this.startMs - 4000;
  readonly pool = new SmallPool(Buffer.alloc(188 * 100), 1000);
  readonly lines: string[] = [];
  readonly notices: string[] = [];
  readonly injector: AdInjector;
  readonly #all: readonly RunningStream[];

  constructor(streams: number, file: string) {
    mkdirSync(join(this.folder, "ads"));
    writeFileSync(join(this.folder, "ads", "red.mp4"), "a film");
    const evening = { name: "evening", slots: [{ from: "20:15:00", duration: 30 }], files: [{ name: file }] };
    const config: Server = {
      vods: { ads: { prefix: "ads", urls: [{ url: join(this.folder, "ads") }] } },
      ad_schedules: { evening },
    };
    this.#all = Array.from({ length: streams }, (_, index) => streamOf(`news${index}`));
    this.injector = new AdInjector({
      context: {
        folder: this.folder,
        processes: this.pool,
        viewers: new FakeViewers(),
        streams: {
          all: this.#all,
          find: (name) => this.#all.find((stream) => stream.name === name),
          findForPublishing: () => undefined,
          onStream: () => () => undefined,
        },
        log: { note: (name, level, text) => this.lines.push(`${name} ${level} ${text}`), rename: () => undefined },
        config: () => config,
        now: () => this.nowMs,
      },
      counts: { addShow: () => undefined, addView: () => undefined },
      silenceFor: () => Promise.resolve([]),
      tellNotice: (_topic, words) => words !== undefined && this.notices.push(words),
      elapsed: () => this.nowMs,
    });
  }

  /** Half a second passes. */
  async pass(): Promise<void> {
    this.nowMs += 500;
    this.injector.look();
    this.injector.feed();
    await new Promise((resolve) => setImmediate(resolve));
    this.injector.feed();
  }

  async stop(): Promise<void> {
    await this.injector.stop();
    await this.pool.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function streamOf(name: string): RunningStream {
  const refuse = (): never => {
    throw new Error("This stream has no media.");
  };
  return {
    name,
    place: ["streams", name],
    config: { name, ad_schedule: "evening" },
    renditions: [],
    mediaInfo: undefined,
    isAlive: true,
    hold: refuse,
    whenReady: refuse,
    publish: refuse,
    splice: refuse,
    warn: () => undefined,
    onRenditions: () => () => undefined,
  };
}
