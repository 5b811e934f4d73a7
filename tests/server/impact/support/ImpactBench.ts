import { createServer } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Server } from "../../../../src/generated/types/Server.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import type { Rename } from "../../../../src/model/entity/entityPlace.ts";
import { applyMergePatch } from "../../../../src/model/merge/mergePatch.ts";
import { createApp } from "../../../../server/http/createApp.ts";
import { createLog } from "../../../../server/log/serverLog.ts";
import { createMediaSide, type MediaSide } from "../../../../server/media/createMediaSide.ts";
import { openFfmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import type { Viewer } from "../../../../server/media/viewers/Viewer.ts";
import { FakePool } from "../../media/live/support/FakePool.ts";
import { ffmpegPath } from "../../media/support/ffmpegPath.ts";
import { tsOf } from "../../media/support/tsOf.ts";

const SECONDS = 20;
const FEED_MS = 200;

/** What the engine did with a stream when the config changed. */
export interface Observed {
  /** Its source is read by another process, or by none. */
  readonly restarted: boolean;
  /** Its viewer was shown out, or somebody was asked whether it may stay. */
  readonly viewers: boolean;
  readonly publisher: boolean;
  /** It is sent to its addresses anew, or no more. */
  readonly pushes: boolean;
}

interface Watched {
  readonly viewer: Viewer;
  readonly publisher: Viewer | undefined;
  readonly isPublished: () => boolean;
}

/** The media side as the engine puts it together, with processes that are fakes: what it decides is real. */
export class ImpactBench {
  config: Server;
  #tree: JsonObject = {};
  readonly #watched = new Map<string, Watched>();
  readonly #timers: NodeJS.Timeout[] = [];

  private constructor(
    private readonly side: MediaSide,
    private readonly pool: FakePool,
    private readonly media: Buffer,
    private readonly asked: Map<string, number>,
    private readonly held: { config: Server },
    private readonly close: () => void,
  ) {
    this.config = held.config;
  }

  /** @param configOf its config, of the folder of its data and the address of a backend that lets everybody in */
  static async open(configOf: (folder: string, backend: string) => Server): Promise<ImpactBench> {
    const folder = mkdtempSync(join(tmpdir(), "sluice-impact-"));
    for (const name of ["films", "logos"]) mkdirSync(join(folder, name));
    for (const name of ["films/one.mp4", "films/two.mp4", "logos/one.png", "logos/two.png"])
      writeFileSync(join(folder, name), "");
    const asked = new Map<string, number>();
    const backend = createServer((request, response) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part);
        const body: unknown = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
        const sent = typeof body === "object" && body !== null && "name" in body ? String(body.name) : "";
        const name = new URL(request.url ?? "/", "http://backend").searchParams.get("name") ?? sent;
        asked.set(name, (asked.get(name) ?? 0) + 1);
        response.end();
      })();
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const address: AddressInfo | string | null = backend.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const held = { config: configOf(folder, `http://127.0.0.1:${port}`) };
    const media = await tsOf({ seconds: SECONDS, size: "160x90", gop: 25 });
    const pool = new FakePool(media, SECONDS * 1000);
    const log = createLog(() => undefined);
    const side = createMediaSide(
      await openFfmpeg(ffmpegPath),
      {
        app: createApp(log),
        address: "127.0.0.1",
        hostname: "test.example",
        folder,
        config: () => held.config,
        log: { note: () => undefined },
        isViewToken: () => false,
        certificates: { current: undefined, onChange: () => () => undefined },
        tellNotice: () => undefined,
        onSession: () => undefined,
        adCounts: { addShow: () => undefined, addView: () => undefined },
        onAuthAnswer: () => undefined,
        iptv: { userOfKey: async () => undefined, onChange: () => () => undefined },
        now: Date.now,
      },
      pool,
    );
    for (const part of side.parts) part.configure?.();
    return new ImpactBench(side, pool, media, asked, held, () => {
      backend.close();
      backend.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Gives each of some streams a viewer, and a publisher where it takes one. */
  async watch(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(async (name) => this.#watched.set(name, await this.#watch(name))));
  }

  /** What a console would hold: the config with what is reported. */
  tree(): JsonObject {
    for (const part of this.side.parts) this.#tree = applyMergePatch(this.#tree, part.report?.(true) ?? {});
    return applyMergePatch(structuredClone(this.held.config) as JsonObject, this.#tree);
  }

  /** Saves another config, and tells of each watched stream what came of it. */
  async save(config: Server, renames: readonly Rename[] = []): Promise<ReadonlyMap<string, Observed>> {
    const before = new Set(this.pool.running);
    this.asked.clear();
    this.held.config = config;
    for (const part of this.side.parts) part.configure?.(renames);
    await wait(1500);
    const gone = [...before].filter(({ isRunning }) => !isRunning).map(({ plan }) => plan);
    return new Map(
      [...this.#watched].map(([name, { viewer, publisher, isPublished }]) => {
        const isOf = (label: string): boolean => label.startsWith(`stream ${name} from`);
        const asked = this.asked.get(name) ?? 0;
        const isAsked = asked > 0;
        return [
          name,
          {
            restarted: gone.some(({ label }) => isOf(label)),
            viewers: !viewer.isOpen || (isAsked && publisher === undefined),
            publisher: publisher !== undefined && (!publisher.isOpen || !isPublished() || isAsked),
            pushes: gone.some(({ kind, args }) => kind === "push" && args.some((one) => one.includes(pushPort(name)))),
          },
        ];
      }),
    );
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.side.parts.map(async (part) => part.stop?.()));
    this.side.viewers.stop();
    await this.pool.stop();
    this.close();
  }
}
