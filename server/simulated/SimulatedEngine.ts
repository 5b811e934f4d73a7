import type { Rename } from "../../src/model/entity/entityPlace.ts";
import type { DvrImpact } from "../../src/generated/types/DvrImpact.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { ServerInfo } from "../../src/generated/types/ServerInfo.ts";
import type { Session } from "../../src/generated/types/Session.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import type { Engine } from "../engine/Engine.ts";
import type { EngineHost } from "../engine/EngineHost.ts";
import { readDisks, readPartitions } from "../engine/machineDisks.ts";
import { StorageReport } from "../media/dvr/storage/StorageReport.ts";
import { simulatedImpact, simulatedStorages } from "./simulatedStorages.ts";
import { serveEmbedPage } from "./serveEmbedPage.ts";
import { findTarget } from "../media/vod/VodTarget.ts";
import type { SimulatedStream } from "./SimulatedStream.ts";
import { Simulation } from "./Simulation.ts";
import { Random } from "./seededRandom.ts";
import { transcoderDevices } from "./simulatedHardware.ts";
import { simulatedSession } from "./simulatedViewers.ts";

/** How a simulation goes. */
export interface SimulationOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly seed: number;
  readonly tickMs: number;
  /** Part of the streams that report anew at each tick, 1 for all. */
  readonly changeShare: number;
  readonly version: string;
  readonly build: string;
  /** Why there is no real media, where that was not asked for. */
  readonly notice?: string;
}

const STORAGES_EVERY_MS = 5000;

type Listener = (patch: JsonObject) => void;

/** A media server without media, for where ffmpeg is missing and for tests of scale: the same for the same seed. */
class SimulatedEngine implements Engine {
  readonly name = "simulated";
  private readonly simulation: Simulation;
  private readonly random: Random;
  private readonly listeners = new Set<Listener>();
  /** Have had nothing yet, so that their first patch holds everything. */
  private readonly newcomers = new Set<Listener>();
  private readonly timer: NodeJS.Timeout;
  private readonly startedMs: number;
  private hasSurveillance = false;
  private config: () => Server = () => ({});
  private readonly storages = new StorageReport();
  private storagesAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: SimulationOptions) {
    const { now, seed, tickMs } = options;
    this.startedMs = now();
    this.random = new Random(seed);
    this.simulation = new Simulation(seed, now);
    this.timer = setInterval(() => this.tick(), tickMs);
    // The server's sockets keep the process alive, a forgotten engine must not.
    this.timer.unref();
  }

  attach({ app, config, tellNotice }: EngineHost): void {
    tellNotice("engine", this.options.notice);
    this.config = config;
    serveEmbedPage(
      app,
      (name) =>
        Object.hasOwn(config().streams ?? {}, name) ||
        this.simulation.get(name) !== undefined ||
        findTarget(config(), name) !== undefined,
    );
  }

  configure(config: JsonObject): void {
    const plugins = config["plugins"];
    const surveillance = isPlainObject(plugins) ? plugins["vsaas"] : undefined;
    this.hasSurveillance = isPlainObject(surveillance) && typeof surveillance["database"] === "string";
    this.simulation.configure(config);
    this.storages.keepOnly(this.config().dvrs ?? {});
    this.storagesAtMs = Number.NEGATIVE_INFINITY;
  }

  onRuntime(listener: Listener): () => void {
    this.listeners.add(listener);
    this.newcomers.add(listener);
    return () => {
      this.listeners.delete(listener);
      this.newcomers.delete(listener);
    };
  }

  serverInfo(): ServerInfo {
    const { version, build } = this.options;
    return {
      version,
      build,
      uptime: this.uptimeS,
      ...this.simulation.totals,
      retroview_enabled: true,
      retroview_configured: this.hasSurveillance,
      disks: [...readDisks()],
      partitions: [...readPartitions()],
      transcoder_devices: transcoderDevices(this.random),
      capabilities: { url_publish: true, dvr_impact: true },
    };
  }

  sessions(name: string): readonly Session[] {
    const watched = this.simulation.get(name) ?? this.simulation.files.get(name);
    if (!watched) return [];
    const nowMs = this.options.now();
    const { serial, bitrateKbit } = watched;
    return watched.viewers.list.map((viewer) =>
      simulatedSession(viewer, { name, serial, bitrateKbit }, nowMs, this.options.seed),
    );
  }

  limitedClients(name: string): number {
    return (this.simulation.get(name) ?? this.simulation.files.get(name))?.viewers.list.length ?? 0;
  }

  restart(name: string): void {
    this.streamOf(name).restart(this.options.now());
  }

  switchSource(name: string, url: string): void {
    this.streamOf(name).switchSource(url, this.options.now());
  }

  closeSessions(ids: readonly string[]): number {
    const watched = new Map(
      [...this.simulation.streams, ...this.simulation.files.files].map((one) => [one.serial.toString(36), one.viewers]),
    );
    return ids.filter((id) => {
      const [serial = "", viewer = ""] = id.split("-");
      return watched.get(serial)?.close(Number.parseInt(viewer, 36)) === true;
    }).length;
  }

  dvrImpact(after: Server, renames: readonly Rename[]): Promise<DvrImpact> {
    return simulatedImpact({ before: this.config(), after, renames }, this.simulation.recorded, this.options.now());
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.listeners.clear();
    this.newcomers.clear();
  }

  private streamOf(name: string): SimulatedStream {
    const stream = this.simulation.get(name);
    if (!stream) throw new ServerError("not_found", `There is no stream named ${name}.`);
    return stream;
  }

  private get uptimeS(): number {
    return Math.floor((this.options.now() - this.startedMs) / 1000);
  }

  /** What of the DVRs' room has changed; all of it for a newcomer. */
  private storageNews(isFull: boolean): JsonObject {
    const nowMs = this.options.now();
    const config = this.config();
    if (Math.abs(nowMs - this.storagesAtMs) >= STORAGES_EVERY_MS) {
      this.storagesAtMs = nowMs;
      this.storages.take(simulatedStorages(config, this.simulation.recorded, nowMs));
    }
    return this.storages.read(config.dvrs ?? {}, isFull);
  }

  private tick(): void {
    const changes = this.simulation.advance(this.options.changeShare);
    const stats = {
      vsaas: this.hasSurveillance,
      uptime: this.uptimeS,
      ...this.simulation.totals,
    };
    const shared = { ...this.storageNews(this.newcomers.size > 0), stats, now_ms: this.options.now() };
    for (const listener of this.listeners) {
      const isNew = this.newcomers.delete(listener);
      listener({ ...(isNew ? this.simulation.full() : changes), ...shared });
    }
  }
}

/** An engine that needs no media: a seed and the same calls at the same times always give the same figures. */
export function createSimulatedEngine(options: Partial<SimulationOptions> = {}): SimulatedEngine {
  return new SimulatedEngine({
    now: Date.now,
    seed: 1,
    tickMs: 1000,
    changeShare: 1,
    version: "0.1.0",
    build: "1",
    ...options,
  });
}
