import { createServer } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
import { isPublishable } from "../../../../server/media/live/streamStats.ts";
import { toJson } from "../../../../server/media/reportPatches.ts";
import { ServerError } from "../../../../server/ServerError.ts";
import type { Viewer } from "../../../../server/media/viewers/Viewer.ts";
import { FakePool } from "../../media/live/support/FakePool.ts";
import { ffmpeg } from "../../media/support/ffmpegPath.ts";
import { tsOf } from "../../media/support/tsOf.ts";

const SECONDS = 20;
const FEED_MS = 200;
/** Until media comes, is pushed on and reported. */
const RUN_MS = 6500;
/** Until backends have answered and what is started anew runs. */
const SETTLE_MS = 2500;
/** A PNG of one pixel; nobody reads the films. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** From a country, with the key of an IPTV user. */
const visitor = { ip: "8.8.8.8", token: "key", userAgent: undefined, referer: undefined, query: "" };

/** What the engine did with a stream when the config changed. */
export interface Observed {
  /** Its source is read by another process, or by none. */
  readonly restarts: boolean;
  /** Its viewer was shown out. */
  readonly viewers: boolean;
  readonly isViewerAsked: boolean;
  readonly publishers: boolean;
  readonly isPublisherAsked: boolean;
  /** It is sent to its address anew, or no more. */
  readonly pushes: boolean;
}

/** Who watches and publishes a stream; neither where it is refused from the beginning. */
interface Watched {
  readonly viewer: Viewer | undefined;
  readonly publisher: { readonly viewer: Viewer; isOn: boolean } | undefined;
}

/** The media side as the engine puts it together, with processes that are fakes: what it decides is real. */
export class ImpactBench {
  readonly #watched = new Map<string, Watched>();
  readonly #timers: NodeJS.Timeout[] = [];

  private constructor(
    private readonly side: MediaSide,
    private readonly pool: FakePool,
    private readonly media: Buffer,
    /** How often the backend was asked, by method and name. */
    private readonly asked: Map<string, number>,
    private readonly held: { config: Server },
    private readonly close: () => void,
  ) {}

  /** @param configOf its config, of the folder of its data and the address of a backend that lets everybody in */
  static async open(configOf: (folder: string, backend: string) => Server): Promise<ImpactBench> {
    const folder = mkdtempSync(join(tmpdir(), "sluice-impact-"));
    for (const name of ["films", "logos"]) mkdirSync(join(folder, name));
    for (const name of ["films/one.mp4", "films/two.mp4", "logos/one.png", "logos/two.png"])
      writeFileSync(join(folder, name), picture);
    const asked = new Map<string, number>();
    const backend = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (text: string) => (body += text));
      request.on("end", () => {
        const fields: { readonly name?: string } = body === "" ? {} : JSON.parse(body);
        const name = new URL(request.url ?? "/", "http://backend").searchParams.get("name") ?? fields.name;
        const question = `${request.method} ${name}`;
        asked.set(question, (asked.get(question) ?? 0) + 1);
        response.end();
      });
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const address = backend.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const held = { config: configOf(folder, `http://127.0.0.1:${port}`) };
    const media = await tsOf({ seconds: SECONDS, size: "160x90", gop: 25 });
    const pool = new FakePool(media, SECONDS * 1000);
    const log = createLog(() => undefined);
    const side = createMediaSide(
      // As on a machine with every device.
      { ...ffmpeg, hasEncoder: () => true, hasFilter: () => true },
      {
        app: createApp(log),
        address: "127.0.0.1",
        hostname: "test.example",
        folder,
        config: () => held.config,
        log: { note: () => undefined, rename: () => undefined },
        isViewToken: () => false,
        certificates: { current: undefined, onChange: () => () => undefined },
        tellNotice: () => undefined,
        onSession: () => undefined,
        adCounts: { addShow: () => undefined, addView: () => undefined },
        onAuthAnswer: () => undefined,
        iptv: {
          userOfKey: async (key) => ({ id: 1, name: "One", email: "one@example.com", key }),
          onChange: () => () => undefined,
        },
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

  get config(): Server {
    return this.held.config;
  }

  /**
   * Gives each stream of the config a viewer, and a publisher where it takes one; then it runs for a while.
   * @param published names of streams that are published to its locations
   */
  async watch(protoOf: (name: string) => string = () => "hls", published: readonly string[] = []): Promise<void> {
    for (const name of [...Object.keys(this.held.config.streams ?? {}), ...published]) {
      const publisher = await this.#publish(name);
      this.#watched.set(name, { viewer: await this.#play(name, protoOf(name)), publisher });
    }
    await wait(RUN_MS);
  }

  /** What a console would hold: the config with what is reported. */
  tree(): JsonObject {
    const reported = this.side.parts.reduce<JsonObject>(
      (tree, part) => applyMergePatch(tree, part.report?.(true) ?? {}),
      {},
    );
    return applyMergePatch(toJson(this.held.config), reported);
  }

  /** Saves another config, and tells of each stream that was there what came of it. */
  async save(
    config: Server,
    renames: readonly Rename[] = [],
    settleMs = SETTLE_MS,
  ): Promise<ReadonlyMap<string, Observed>> {
    const before = this.pool.running;
    this.asked.clear();
    this.held.config = config;
    for (const part of this.side.parts) part.configure?.(renames);
    await wait(settleMs);
    const gone = before.filter(({ isRunning }) => !isRunning).map(({ plan }) => plan);
    return new Map(
      [...this.#watched].map(([name, { viewer, publisher }]) => [
        name,
        {
          restarts: gone.some(({ label }) => label.startsWith(`stream ${name} from`)),
          viewers: viewer !== undefined && !viewer.isOpen,
          isViewerAsked: this.asked.has(`GET ${name}`),
          isPublisherAsked: this.asked.has(`POST ${name}`),
          publishers: publisher !== undefined && (!publisher.isOn || !publisher.viewer.isOpen),
          pushes: gone.some(({ kind, args }) => kind === "push" && args.some((one) => one.endsWith(`/push/${name}`))),
        },
      ]),
    );
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.side.parts.map(async (part) => part.stop?.()));
    this.side.viewers.stop();
    await this.pool.stop();
    this.close();
  }

  async #play(name: string, proto: string): Promise<Viewer | undefined> {
    try {
      const viewer = await this.side.viewers.open({ ...visitor, name, kind: "play", proto, isPolling: false });
      const stream = this.side.live.find(name);
      if (stream) viewer.onClose(stream.hold());
      return viewer;
    } catch (error) {
      if (error instanceof ServerError) return undefined;
      throw error;
    }
  }

  async #publish(name: string): Promise<Watched["publisher"]> {
    const stream = this.side.live.findForPublishing(name);
    if (!stream || !isPublishable(stream.config)) return undefined;
    const viewer = await this.side.viewers.open({ ...visitor, name, kind: "publish", proto: "rtmp", isPolling: false });
    const publisher = { viewer, isOn: true };
    const sent = stream.publish({
      format: "mpegts",
      from: visitor.ip,
      via: "rtmp",
      onEnd: () => {
        publisher.isOn = false;
      },
    });
    viewer.onClose(() => sent.end());
    let at = 0;
    this.#timers.push(
      setInterval(() => {
        if (at + this.#step > this.media.length) at = 0;
        sent.write(this.media.subarray(at, at + this.#step));
        at += this.#step;
      }, FEED_MS),
    );
    return publisher;
  }

  /** Whole packets of the media of so long. */
  get #step(): number {
    return Math.floor((this.media.length * FEED_MS) / (SECONDS * 1000) / 188) * 188;
  }
}
