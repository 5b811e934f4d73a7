import type { JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import { safeAddress } from "../media/inputs/safeAddress.ts";
import type { StreamPlan } from "./StreamPlan.ts";
import type { Random } from "./seededRandom.ts";
import { type Recording, simulatedArchive } from "./simulatedArchive.ts";
import { simulatedMedia } from "./simulatedMedia.ts";
import { Viewers } from "./simulatedViewers.ts";
import { type Scenario, scenarioStats } from "./streamScenario.ts";

type State = "disabled" | "no-sources" | "expecting" | "waiting" | "failing" | "alive";

/** One stream that behaves as a real one does seen from the console: its figures walk, its clients come and go. */
export class SimulatedStream {
  readonly viewers: Viewers;
  private media: ReturnType<typeof simulatedMedia>;
  private state: State | undefined;
  private url: string | undefined;
  private sentKeys: readonly string[] = [];
  private startedMs: number;
  private lastMs: number;
  private sourceSinceMs: number;
  private lastFrameMs: number;
  private lastWatchedMs: number;
  private retries = 0;
  private drift = 0;
  private bytesIn = 0;
  private bytesOut = 0;
  private readonly dvrSeed: number;
  private readonly beganMs: number;

  constructor(
    readonly name: string,
    readonly serial: number,
    private plan: StreamPlan,
    private readonly scenario: Scenario,
    private readonly random: Random,
    nowMs: number,
    private readonly publisher?: JsonObject,
  ) {
    const usual = Math.floor(1.5 / (1.01 - random.next()) ** 1.1);
    this.viewers = new Viewers(
      plan.isStatic || scenario === "in-use" ? Math.max(plan.isStatic ? 0 : 1, usual) : 0,
      random,
    );
    this.media = simulatedMedia(plan, random);
    this.dvrSeed = random.whole(1, 1e9);
    [this.url] = plan.urls;
    this.startedMs = nowMs - random.whole(60_000, 3 * 86_400_000);
    this.beganMs = nowMs;
    this.sourceSinceMs = this.startedMs;
    this.lastMs = nowMs;
    this.lastFrameMs = nowMs;
    this.lastWatchedMs = nowMs;
    if (this.next(nowMs) === "alive" || scenario === "in-use") this.viewers.fill(nowMs);
    this.bytesIn = Math.round(((nowMs - this.startedMs) * this.media.bitrateKbit) / 8);
    this.bytesOut = this.bytesIn * this.viewers.count;
    if (this.isFailing) this.lastFrameMs = nowMs - random.whole(scenario === "unavailable" ? 70_000 : 12_000, 240_000);
  }

  get isStatic(): boolean {
    return this.plan.isStatic;
  }

  get isAlive(): boolean {
    return this.state === "alive";
  }

  get bitrateKbit(): number {
    return this.isAlive ? Math.round(this.media.bitrateKbit * (1 + this.drift)) : 0;
  }

  /** After a change of the config; everything is reported anew. */
  replan(plan: StreamPlan): void {
    const isSameMedia = mediaOf(plan) === mediaOf(this.plan);
    this.plan = plan;
    // A setting that interrupts nothing changes nothing of the picture either.
    if (!isSameMedia) this.media = simulatedMedia(plan, this.random);
    if (this.url === undefined || !plan.urls.includes(this.url)) [this.url] = plan.urls;
    this.state = undefined;
  }

  restart(nowMs: number): void {
    this.startedMs = nowMs;
    this.retries = 0;
    this.bytesIn = 0;
    this.bytesOut = 0;
    this.viewers.clear();
    this.state = undefined;
  }

  /** @throws ServerError `bad_request` for what is no source of the stream */
  switchSource(url: string, nowMs: number): void {
    if (!this.plan.urls.includes(url)) {
      throw new ServerError("bad_request", `${safeAddress(url)} is not a source of this stream.`);
    }
    this.url = url;
    this.sourceSinceMs = nowMs;
    this.retries = 0;
    this.lastFrameMs = nowMs;
    this.state = undefined;
  }

  /** @returns the stats that changed, all of them after a change of state, nothing while nothing happens */
  advance(nowMs: number): JsonObject | undefined {
    const elapsedMs = Math.max(0, nowMs - this.lastMs);
    this.lastMs = nowMs;
    const next = this.next(nowMs);
    if (next !== this.state) return this.enter(next, nowMs);
    if (next === "alive") return this.walk(nowMs, elapsedMs);
    if (next !== "failing") return undefined;
    if (this.scenario !== "unavailable" && this.random.next() < 0.2) this.retries += 1;
    return { retry_count: this.retries, ts_delay: nowMs - this.lastFrameMs };
  }

  /** Everything that is known of the stream now. */
  full(nowMs: number): JsonObject {
    const base: JsonObject = { alive: this.isAlive, running: false, client_count: this.viewers.count };
    if (this.state !== "alive" && this.state !== "failing") return base;
    Object.assign(base, {
      running: true,
      bytes_in: this.bytesIn,
      bytes_out: this.bytesOut,
      lifetime: nowMs - this.startedMs,
      start_running_at: this.startedMs,
      ...(this.url === undefined ? this.publisher : this.source(this.url)),
      ...scenarioStats(this.scenario, this.isFailing, this.name),
    });
    if (this.state === "failing") {
      return { ...base, retry_count: this.retries, ts_delay: nowMs - this.lastFrameMs };
    }
    return {
      ...base,
      ...this.figures(nowMs),
      input_media_info: this.media.input,
      media_info: this.media.output,
      ...(this.plan.transcodedHeights === undefined ? {} : { running_transcoder: true }),
      ...this.dvr(nowMs),
    };
  }

  private source(url: string): JsonObject {
    if (this.state !== "alive") return { url };
    return { url, source_use: url === this.plan.urls[0] ? "preferred" : "chosen", source_since: this.sourceSinceMs };
  }

  private get isFailing(): boolean {
    const fails =
      this.scenario === "source-error" || this.scenario === "unavailable" || this.scenario === "agent-missing";
    return fails && this.url !== undefined && this.url === this.plan.urls[0];
  }

  private next(nowMs: number): State {
    const { plan } = this;
    if (plan.isDisabled) return "disabled";
    if (plan.urls.length === 0 && !plan.isPublishing) return "no-sources";
    if (plan.urls.length === 0) return this.scenario === "in-use" ? "alive" : "expecting";
    if (this.viewers.count > 0) this.lastWatchedMs = nowMs;
    const isWatched =
      this.viewers.count > 0 || (this.state === "alive" && nowMs - this.lastWatchedMs < plan.clientsTimeoutMs);
    if (!plan.isStatic && !isWatched) return "waiting";
    return this.isFailing ? "failing" : "alive";
  }

  private enter(state: State, nowMs: number): JsonObject {
    this.state = state;
    if (state !== "alive" && state !== "waiting") this.viewers.clear();
    if (state === "failing") this.retries = Math.max(this.retries, this.scenario === "unavailable" ? 0 : 1);
    if (state === "alive") this.lastFrameMs = nowMs;
    const full = this.full(nowMs);
    const gone = this.sentKeys.filter((key) => !(key in full));
    this.sentKeys = Object.keys(full);
    return Object.assign(full, Object.fromEntries(gone.map((key) => [key, null])));
  }

  private walk(nowMs: number, elapsedMs: number): JsonObject {
    this.drift = Math.max(-0.2, Math.min(0.2, this.drift + this.random.between(-0.03, 0.03)));
    this.viewers.step(nowMs);
    const bytes = Math.round((elapsedMs * this.bitrateKbit) / 8);
    this.bytesIn += bytes;
    this.bytesOut += bytes * this.viewers.count;
    const figures = this.figures(nowMs);
    return this.random.next() < 0.1 ? Object.assign(figures, this.dvr(nowMs)) : figures;
  }

  private figures(nowMs: number): JsonObject {
    const bitrate = this.bitrateKbit;
    const figures: JsonObject = {
      bitrate,
      out_bandwidth: bitrate * this.viewers.count,
      client_count: this.viewers.count,
      bytes_in: this.bytesIn,
      bytes_out: this.bytesOut,
      lifetime: nowMs - this.startedMs,
      last_dts: nowMs - this.startedMs,
      ts_delay: this.scenario === "delay" ? this.random.whole(11_000, 25_000) : this.random.whole(40, 900),
    };
    if (this.scenario === "drops") figures["input_error_rate"] = this.random.whole(2, 40);
    if (this.viewers.count > 0) figures["last_access_at"] = nowMs;
    return figures;
  }

  /** How it is recorded; undefined where it is not. */
  get recording(): Recording | undefined {
    const { dvrDepthS } = this.plan;
    if (dvrDepthS === undefined) return undefined;
    return { seed: this.dvrSeed, depthS: dvrDepthS, bitrateKbit: this.media.bitrateKbit, beganMs: this.beganMs };
  }

  private dvr(nowMs: number): JsonObject {
    const { recording } = this;
    return recording === undefined ? {} : { dvr_enabled: true, dvr_info: simulatedArchive(recording, nowMs) };
  }
}

/** What decides how the media of a stream looks. */
function mediaOf({ urls, isPublishing, transcodedHeights }: StreamPlan): string {
  return JSON.stringify([urls, isPublishing, transcodedHeights]);
}
