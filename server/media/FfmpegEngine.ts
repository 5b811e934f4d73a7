import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { DvrImpact } from "../../src/generated/types/DvrImpact.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { ServerInfo } from "../../src/generated/types/ServerInfo.ts";
import type { Session } from "../../src/generated/types/Session.ts";
import type { SourceProbe } from "../../src/generated/types/SourceProbe.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { composeMergePatches } from "../../src/model/merge/mergePatch.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import type { Engine, EngineAds, MediaTotals, TestedSource } from "../engine/Engine.ts";
import type { EngineHost } from "../engine/EngineHost.ts";
import { readDisks, readPartitions } from "../engine/machineDisks.ts";
import type { Ffmpeg } from "./ffmpeg/Ffmpeg.ts";
import { ServerError } from "../ServerError.ts";
import { mountMedia } from "./mountMedia.ts";
import { type MediaSide, createMediaSide } from "./createMediaSide.ts";
import { resolveHost } from "./probe/probeAddress.ts";
import { probeSource } from "./probe/probeSource.ts";
import { servedProtocols } from "../../src/model/stream/protocols.ts";
import { transcoderDevices } from "./transcoder/transcoderDevices.ts";

const TICK_MS = 1000;

type Listener = (patch: JsonObject) => void;

interface FfmpegEngineOptions {
  readonly ffmpeg: Ffmpeg;
  readonly version?: string;
  readonly build?: string;
  /** Looks at sources of this machine, too. */
  readonly mayProbeAny?: boolean;
}

/** Settings of the config that no engine does anything with: they are kept, and the console says so beside them. */
const unservedSettings: readonly string[] = ["rtsp", "rtsps", "mysql", "snmp", "nvidia_monitor"];

/** The media side with real media: ffmpeg processes, and parts that are each one subject. */
export class FfmpegEngine implements Engine {
  readonly name = "ffmpeg";
  readonly #listeners = new Set<Listener>();
  /** Have had nothing yet, so that their first patch holds everything. */
  readonly #newcomers = new Set<Listener>();
  readonly #startedMs = Date.now();
  #side: MediaSide | undefined;
  #host: EngineHost | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: FfmpegEngineOptions) {}

  attach(host: EngineHost): void {
    this.#host = host;
    this.#side = createMediaSide(this.options.ffmpeg, host);
    mountMedia(
      host.app,
      this.#side.parts.flatMap(({ routes = [] }) => routes),
    );
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    return this.#side?.parts.some((part) => part.upgrade?.(request, socket, head) === true) ?? false;
  }

  configure(_config: JsonObject, renames: readonly Rename[] = []): void {
    for (const part of this.#side?.parts ?? []) part.configure?.(renames);
  }

  onRuntime(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#newcomers.add(listener);
    return () => {
      this.#listeners.delete(listener);
      this.#newcomers.delete(listener);
    };
  }

  get program(): string {
    return `ffmpeg ${this.options.ffmpeg.versionText}`;
  }

  serverInfo(): ServerInfo {
    const { version = "0.1.0", build = "1", ffmpeg } = this.options;
    return {
      version,
      build,
      uptime: this.#uptimeS,
      ...this.#totals(),
      retroview_enabled: false,
      disks: [...readDisks()],
      partitions: [...readPartitions()],
      transcoder_devices: [...transcoderDevices(ffmpeg)],
      playback_protocols: [...servedProtocols("streams")],
      file_playback_protocols: [...servedProtocols("files")],
      unserved_settings: [...unservedSettings],
      capabilities: { url_publish: true, dvr_impact: true, preview: true, probe_source: true, probe_any_source: true },
    };
  }

  sessions(name: string): readonly Session[] {
    return this.#side?.viewers.sessionsOf(name) ?? [];
  }

  limitedClients(name: string): number {
    return this.#side?.viewers.limitedCountOf(name) ?? 0;
  }

  restart(name: string): void {
    this.#side?.live.restart(name);
  }

  switchSource(name: string, url: string): void {
    this.#side?.live.switchSource(name, url);
  }

  closeSessions(ids: readonly string[]): number {
    return this.#side?.viewers.kill(ids) ?? 0;
  }

  async dvrImpact(config: Server, renames: readonly Rename[]): Promise<DvrImpact> {
    for (const part of this.#side?.parts ?? []) if (part.dvrImpact) return part.dvrImpact(config, renames);
    throw new ServerError("unavailable", "The media side of this server is not running yet.");
  }

  get ads(): EngineAds | undefined {
    return this.#side?.ads;
  }

  async probeSource(source: TestedSource, signal: AbortSignal): Promise<SourceProbe> {
    const { ffmpeg, mayProbeAny = false } = this.options;
    if (!this.#side || !this.#host)
      throw new ServerError("unavailable", "The media side of this server is not running yet.");
    const { processes, live } = this.#side;
    const { vods = {} } = this.#host.config();
    const where = { vods, data: this.#host.folder };
    return probeSource(source, signal, {
      ...where,
      ffmpeg,
      processes,
      mayProbeAny,
      resolve: resolveHost,
      receiverAt: (port) => live.findReceiver(port)?.name,
      now: Date.now,
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#listeners.clear();
    this.#newcomers.clear();
    // The parts end what they run before the pool ends what they forgot.
    await Promise.all((this.#side?.parts ?? []).map(async (part) => part.stop?.()));
    this.#side?.viewers.stop();
    await this.#side?.processes.stop();
  }

  get #uptimeS(): number {
    return Math.floor((Date.now() - this.#startedMs) / 1000);
  }

  #totals(): Partial<MediaTotals> {
    return Object.assign({}, ...(this.#side?.parts ?? []).map((part) => part.totals?.()));
  }

  #tick(): void {
    const { size } = this.#listeners;
    if (!this.#side || size === 0) return;
    const now_ms = this.#host?.now() ?? Date.now();
    const stats = { uptime: this.#uptimeS, ...this.#totals() };
    const shared: JsonObject = { stats, now_ms };
    const isFull = this.#newcomers.size > 0;
    this.#newcomers.clear();
    // What a newcomer gets whole does no harm to the others.
    const patch = this.#side.parts.reduce<JsonObject>(
      (patches, part) => (part.report ? composeMergePatches(patches, part.report(isFull)) : patches),
      {},
    );
    for (const listener of this.#listeners) listener({ ...patch, ...shared });
  }
}
