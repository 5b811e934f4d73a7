import { randomBytes } from "node:crypto";
import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import type { Session } from "../../../src/generated/types/Session.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import { ServerError } from "../../ServerError.ts";
import { CountryTable } from "../CountryTable.ts";
import type { StreamLog } from "../../log/StreamLog.ts";
import { Audience, ByteTotals } from "./Audience.ts";
import { ConnectionLimits } from "./ConnectionLimits.ts";
import { type ClosedSession, OpenViewer } from "./OpenViewer.ts";
import type { Viewer, Viewers } from "./Viewer.ts";
import { ViewerLimits } from "./ViewerLimits.ts";
import { describeRequest, type ViewerRequest } from "./ViewerRequest.ts";
import { Admission, type Ruling, type AdmissionParts } from "./admission/Admission.ts";
import { type Decision, type Question, refusalWords } from "./admission/Decision.ts";
import { plainAddress } from "../../../src/model/ipAddress.ts";

/** What the registry works with. */
export interface ViewerRegistryParts {
  /** The config as it is now; read only. */
  readonly config: () => Server;
  readonly log: StreamLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An administrator's token, with which any stream may be watched in the console. */
  readonly isViewToken?: (token: string) => boolean;
  /** The settings of a running stream that has no place of its own in the config: published, or mirrored. */
  readonly runningConfig?: (name: string, kind: ViewerRequest["kind"]) => Stream | undefined;
  /** Something the administrators should know; undefined takes it back. */
  readonly tellNotice?: (topic: string, words: string | undefined) => void;
  /** Who plays by the key of an IPTV user; without it nobody does. */
  readonly userOfKey?: AdmissionParts["userOfKey"];
  /** Told of what came of each question to an auth backend. */
  readonly onAuthAnswer?: AdmissionParts["onAuthAnswer"];
  /** Country of two letters; that of the packaged table when absent. */
  readonly countryOf?: (ip: string) => string | undefined;
  /** Viewers and publishers at the same time; 50,000 when absent. */
  readonly most?: number;
  /** The same of one address, but for this machine's own; 1000 when absent. */
  readonly mostOfAddress?: number;
}

const MOST = 50_000;
const MOST_OF_ADDRESS = 1000;
const LONGEST_TOKEN = 4096;
const LONGEST_AGENT = 512;
const SWEEP_MS = 1000;
/** Of many viewers whose users have changed: more would be refused for their number. */
const ASKED_AT_ONCE = 200;
/** A viewer whose backend let it in once and is silent now goes on, and is asked about again after this. */
const SILENT_MS = 30_000;

/**
 * Everybody who plays or publishes. Publishers are asked about, renewed and closed like viewers, but no list, count or
 * history of viewers holds them.
 */
export class ViewerRegistry implements Viewers {
  readonly #open = new Map<string, OpenViewer>();
  readonly #audience = new Audience();
  readonly #bytes = new ByteTotals();
  readonly #limits: ViewerLimits;
  readonly #admission: Admission;
  readonly #connections: ConnectionLimits;
  readonly #countryOf: (ip: string) => string | undefined;
  readonly #onNews = new Set<(session: HistorySession) => void>();
  readonly #onClosed = new Set<(session: ClosedSession) => void>();
  readonly #timer: NodeJS.Timeout;
  #isStopped = false;

  constructor(private readonly parts: ViewerRegistryParts) {
    const { config, log, now, isViewToken = () => false, runningConfig = () => undefined } = parts;
    const { tellNotice = () => undefined, onAuthAnswer, userOfKey } = parts;
    const countries = new CountryTable();
    this.#countryOf = parts.countryOf ?? ((ip) => countries.of(ip));
    this.#admission = new Admission({ config, now, isViewToken, runningConfig, tellNotice, onAuthAnswer, userOfKey });
    const mostOf = (request: ViewerRequest) => this.#admission.settingsOf(request)?.maxSessions;
    this.#limits = new ViewerLimits({ audience: this.#audience, log, now, mostOf });
    this.#connections = new ConnectionLimits(parts.most ?? MOST, parts.mostOfAddress ?? MOST_OF_ADDRESS);
    this.#timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  async open(asked: ViewerRequest): Promise<Viewer> {
    const userAgent = asked.userAgent?.slice(0, LONGEST_AGENT);
    const request = { ...asked, ip: plainAddress(asked.ip), token: asked.token || undefined, userAgent };
    this.#refuseWhenStopped();
    // A server that mirrors this one takes each stream once, and may take thousands.
    if (request.isPeer) return this.#admit(request);
    const full = this.#connections.refusal(request.ip);
    if (full !== undefined) throw this.#noted(request, full);
    const leave = this.#connections.take(request.ip);
    try {
      const viewer = await this.#admit(request);
      viewer.onClose(leave);
      return viewer;
    } catch (error) {
      leave();
      throw error;
    }
  }

  find(id: string): Viewer | undefined {
    return this.#open.get(id);
  }

  sessionsOf(name: string): readonly Session[] {
    return this.#audience.of(name).map((viewer) => viewer.session());
  }

  countOf(name: string): number {
    return this.#audience.countOf(name);
  }

  /** Those who count against the limit of a stream or a file. */
  limitedCountOf(name: string): number {
    return this.#audience.limitedCountOf(name);
  }

  bytesOf(name: string): number {
    return this.#bytes.of(name);
  }

  kill(ids: readonly string[]): number {
    const killed = [...new Set(ids)].flatMap((id) => this.#open.get(id) ?? []);
    for (const viewer of killed) {
      this.#limits.banId(viewer.id);
      viewer.kill();
      const words = `${describeRequest(viewer.request)} was closed by an administrator.`;
      this.parts.log.note(viewer.name, "info", words);
    }
    return killed.length;
  }

  /** A stream has another name from now on: who plays or publishes it stays, and who plays a file of that name is nothing to it. */
  rename(from: string, to: string): void {
    this.#bytes.rename(from, to);
    for (const viewer of this.#open.values()) {
      if (viewer.name === from && viewer.request.vod === undefined)
        this.#audience.rename(viewer, () => viewer.rename(to));
    }
  }

  get total(): number {
    return this.#audience.total;
  }

  /** Told of each viewing session that goes on: soon after its first bytes, then each minute. @returns the function that ends it */
  onNews(listener: (session: HistorySession) => void): () => void {
    this.#onNews.add(listener);
    return () => this.#onNews.delete(listener);
  }

  /** Told of each viewing session that ends. @returns the function that ends it */
  onClosed(listener: (session: ClosedSession) => void): () => void {
    this.#onClosed.add(listener);
    return () => this.#onClosed.delete(listener);
  }

  /** Closes players that went, asks again where a permission has ended, tells how the others go; by itself each second. */
  sweep(): void {
    const nowMs = this.parts.now();
    this.#admission.tidy();
    for (const viewer of this.#open.values()) {
      if (viewer.isGone) {
        viewer.close("The player stopped requesting media.");
        continue;
      }
      const isOver = viewer.decision.untilMs <= nowMs || this.#hasLostToken(viewer);
      if (isOver && viewer.askedBy === undefined) void this.#renew(viewer);
      const news = viewer.takeNews();
      if (news) for (const listener of this.#onNews) listener(news);
    }
  }

  /** Whether the login is over that a player was let in with: its permission is not worth its time any more. */
  #hasLostToken({ decision, request: { token = "", isPeer } }: OpenViewer): boolean {
    const { isViewToken = () => false } = this.parts;
    return decision.isPreview === true && !isPeer && !isViewToken(token);
  }

  /**
   * After a change of the config: whom it refuses now is closed at once; others it concerns are asked about again, and
   * closed where nobody answers.
   */
  refresh(): void {
    this.#admission.tidy(true);
    const known = new Map<string, string>();
    for (const viewer of this.#open.values()) {
      const { name, kind, vod = "" } = viewer.request;
      const key = `${kind} ${vod}\n${name}`;
      const rules = known.get(key) ?? this.#admission.rulesOf(viewer.request);
      known.set(key, rules);
      // An administrator's token may have ended with a password.
      const isSame = rules === viewer.rules;
      if (isSame && !viewer.decision.isPreview) continue;
      const decision = this.#admission.decideAtOnce(this.#questionOf(viewer));
      if (decision?.verdict === "refused") this.#showOut(viewer, decision);
      // What was asked by earlier rules may hang, and keeps nobody in.
      else if (isSame ? decision === undefined : viewer.askedBy !== rules) void this.#renew(viewer, rules);
    }
  }

  /**
   * After a change of the users that somebody watches by: who plays as one of them is asked about again, and closed where
   * that is refused, or where the user has too many sessions now.
   */
  async refreshUsers(isOne: (userId: string | undefined) => boolean): Promise<void> {
    this.#admission.noteUserChange();
    const theirs = [...this.#open.values()].filter(({ decision }) => isOne(decision.userId));
    for (let at = 0; at < theirs.length; at += ASKED_AT_ONCE)
      await Promise.all(theirs.slice(at, at + ASKED_AT_ONCE).map((viewer) => this.#renew(viewer)));
    for (const { isOpen, decision } of theirs) {
      const { userId, maxSessions } = decision;
      if (isOpen && userId !== undefined && maxSessions !== undefined) this.#limits.hold(userId, maxSessions);
    }
  }

  /** Closes everybody and lets nobody in. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    for (const viewer of this.#open.values()) viewer.close("The server is shutting down.");
  }

  readonly #events = {
    bytes: ({ name, request }: OpenViewer, count: number) => {
      if (request.kind === "play") this.#bytes.add(name, count);
    },
    closed: (viewer: OpenViewer, reason: string) => {
      this.#open.delete(viewer.id);
      this.#audience.leave(viewer);
      if (viewer.request.kind === "publish") return;
      const session = viewer.closedSession(reason);
      for (const listener of this.#onClosed) listener(session);
    },
    failed: ({ name, request }: OpenViewer, error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      this.parts.log.note(name, "error", `${describeRequest(request)} was not closed in full: ${why}`);
    },
  };

  async #admit(request: ViewerRequest): Promise<OpenViewer> {
    if ((request.token ?? "").length > LONGEST_TOKEN) throw this.#refusal(request, "The token is too long.");
    if (this.#limits.isBanned(request)) {
      throw this.#refusal(request, "This session was closed and may not begin again.");
    }
    const id = randomBytes(18).toString("base64url");
    const country = this.#countryOf(request.ip);
    const counts = { streamClients: this.countOf(request.name), totalClients: this.total };
    const question = { request, sessionId: id, number: 0, country, durationMs: 0, bytes: 0, ...counts };
    const { decision, rules } = await this.#admission.decide(question);
    if (decision.verdict !== "allowed") throw this.#refusalBy(request, decision);
    this.#refuseWhenStopped();
    const refusal = this.#limits.refusal(request, decision);
    if (refusal !== undefined) throw this.#refusal(request, refusal);
    const viewer = new OpenViewer({ id, request, country, decision, rules }, this.parts.now, this.#events);
    this.#open.set(id, viewer);
    this.#audience.enter(viewer);
    if (request.isOneShot) viewer.close("It was a single request.");
    return viewer;
  }

  #showOut(viewer: OpenViewer, decision: Decision): void {
    const { request, name } = viewer;
    this.parts.log.note(name, levelOf(request), `${describeRequest(request)} was disconnected. ${decision.reason}`);
    viewer.close(refusalWords(decision, request.kind));
  }

  async #renew(viewer: OpenViewer, askedBy = this.#rulesOf(viewer)): Promise<void> {
    viewer.askedBy = askedBy;
    const { decision, rules } = await this.#askAgain(viewer);
    // It has been asked about by newer rules since.
    if (viewer.askedBy !== askedBy) return;
    viewer.askedBy = undefined;
    if (!viewer.isOpen) return;
    const isSilent = decision.verdict === "unanswered";
    // Silence is no permission: only who was let in by these very rules, and by no token, goes on without an answer.
    const isByRules = rules === viewer.rules && !viewer.decision.isPreview;
    if (decision.verdict === "refused" || (isSilent && !isByRules)) return this.#showOut(viewer, decision);
    viewer.rules = rules;
    const who = describeRequest(viewer.request);
    if (isSilent && viewer.decision.verdict === "allowed") {
      this.parts.log.note(viewer.name, "warning", `${who} stays connected without a new check. ${decision.reason}`);
    }
    const next = isSilent ? { ...decision, untilMs: this.parts.now() + SILENT_MS } : decision;
    this.#audience.renew(viewer, () => viewer.renew(next));
  }

  async #askAgain(viewer: OpenViewer): Promise<Ruling> {
    try {
      return await this.#admission.decide(this.#questionOf(viewer));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const decision: Decision = { verdict: "unanswered", reason: `It could not be decided: ${why}`, untilMs: 0 };
      return { decision, rules: this.#rulesOf(viewer) };
    }
  }

  #rulesOf({ request }: OpenViewer): string {
    return this.#admission.rulesOf(request);
  }

  #questionOf(viewer: OpenViewer): Question {
    return viewer.question(this.countOf(viewer.name), this.total);
  }

  #refuseWhenStopped(): void {
    if (this.#isStopped) throw new ServerError("unavailable", "The server is shutting down.");
  }

  #refusal(request: ViewerRequest, reason: string): ServerError {
    return this.#noted(request, new ServerError("forbidden", reason));
  }

  #refusalBy(request: ViewerRequest, decision: Decision): ServerError {
    const { verdict, reason, kind = verdict === "refused" ? "forbidden" : "unavailable" } = decision;
    return this.#noted(request, new ServerError(kind, refusalWords(decision, request.kind)), reason);
  }

  /** Operators read the reason; who is refused reads the error's words. */
  #noted(request: ViewerRequest, error: ServerError, reason = error.message): ServerError {
    this.parts.log.note(request.name, levelOf(request), `${describeRequest(request)} was refused. ${reason}`);
    return error;
  }
}

/** Who may not watch is seen each day; of who may not publish, a stream lacks its picture. */
function levelOf({ kind }: ViewerRequest): "info" | "warning" {
  return kind === "publish" ? "warning" : "info";
}
