import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import type { Session } from "../../../src/generated/types/Session.ts";
import type { Viewer } from "./Viewer.ts";
import type { ViewerRequest } from "./ViewerRequest.ts";
import type { Decision, Question } from "./admission/Decision.ts";

/** A viewing session that is over, for the history. Times are milliseconds since 1970. */
export interface ClosedSession extends HistorySession {
  readonly name: string;
  readonly type: string;
  readonly ip: string;
  readonly created_at: number;
  readonly deleted_at: number;
  readonly bytes_sent: number;
  /** Why it ended, in a sentence. */
  readonly reason: string;
}

/** An HLS player that did not ask for so long has left. */
const GONE_MS = 15_000;
/** So long an HLS player counts as somebody an on-demand stream runs for. */
const PRESENT_MS = 8000;
/** How old what the history knows of a session may get: so much of it is lost when the server is killed. */
const TELL_MS = 60_000;

/** Who a viewer is, as it was let in. */
interface Admitted {
  readonly id: string;
  readonly request: ViewerRequest;
  readonly country: string | undefined;
  readonly decision: Decision;
  readonly rules: string;
}

/** A viewer that was let in, until it is closed. */
export class OpenViewer implements Viewer {
  readonly id: string;
  readonly country: string | undefined;
  /** The rules it is being asked about again by. */
  askedBy: string | undefined;
  /** What it was let in by, and allowed by last, as `rulesOf` has it. */
  rules: string;
  #request: ViewerRequest;
  #decision: Decision;
  #timesAsked = 1;
  #bytes = 0;
  #isOpen = true;
  #reason = "";
  #isKilled = false;
  #touchedMs: number;
  #toldMs = -Infinity;
  readonly #openedMs: number;
  readonly #listeners = new Set<(reason: string) => void>();

  constructor(
    { id, request, country, decision, rules }: Admitted,
    private readonly now: () => number,
    private readonly onEvent: {
      readonly bytes: (viewer: OpenViewer, count: number) => void;
      readonly closed: (viewer: OpenViewer, reason: string) => void;
      /** A listener threw; the other viewers must not suffer from that. */
      readonly failed: (viewer: OpenViewer, error: unknown) => void;
    },
  ) {
    this.id = id;
    this.#request = request;
    this.country = country;
    this.rules = rules;
    this.#decision = decision;
    this.#openedMs = this.#touchedMs = now();
  }

  get name(): string {
    return this.#request.name;
  }

  get request(): ViewerRequest {
    return this.#request;
  }

  /** What it plays has another name. */
  rename(name: string): void {
    const { signedName = this.name } = this.#request;
    this.#request = { ...this.#request, name, signedName };
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isPresent(): boolean {
    return this.#isOpen && (!this.request.isPolling || this.now() - this.#touchedMs < PRESENT_MS);
  }

  get isGone(): boolean {
    return this.request.isPolling && this.now() - this.#touchedMs >= GONE_MS;
  }

  get decision(): Decision {
    return this.#decision;
  }

  addBytes(count: number): void {
    if (!this.#isOpen) return;
    this.#bytes += count;
    this.touch();
    this.onEvent.bytes(this, count);
  }

  touch(): void {
    this.#touchedMs = this.now();
  }

  /** The decision that holds from now on; the user of a session stays who it was when a later answer names none. */
  renew(decision: Decision): void {
    this.#timesAsked += 1;
    const { userId, maxSessions } = this.#decision;
    this.#decision = {
      ...decision,
      userId: decision.userId ?? userId,
      maxSessions: decision.maxSessions ?? maxSessions,
    };
  }

  onClose(listener: (reason: string) => void): () => void {
    if (this.#isOpen) this.#listeners.add(listener);
    else listener(this.#reason);
    return () => this.#listeners.delete(listener);
  }

  close(reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#reason = reason;
    this.onEvent.closed(this, reason);
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) {
      try {
        listener(reason);
      } catch (error) {
        this.onEvent.failed(this, error);
      }
    }
  }

  /** An operator closes it. */
  kill(): void {
    this.#isKilled = this.#isOpen;
    this.close("Closed by an administrator.");
  }

  /** What to ask about it once more. */
  question(streamClients: number, totalClients: number): Question {
    return {
      request: this.request,
      sessionId: this.id,
      number: this.#timesAsked,
      country: this.country,
      durationMs: this.now() - this.#openedMs,
      bytes: this.#bytes,
      streamClients,
      totalClients,
    };
  }

  session(): Session {
    const { proto, ip, token, userAgent } = this.request;
    const { userId, isPreview } = this.#decision;
    return {
      id: this.id,
      type: proto,
      ip,
      ...(this.country === undefined ? {} : { country: this.country }),
      bytes_sent: this.#bytes,
      duration: Math.max(0, this.now() - this.#openedMs),
      // With an administrator's token anything may be watched: it is shown to nobody.
      ...(token === undefined || isPreview ? {} : { token }),
      ...(userId === undefined ? {} : { user_id: userId }),
      ...(userAgent === undefined ? {} : { user_agent: userAgent }),
    };
  }

  /** For the history what it is so far, when that is due: who was let in and fetched nothing has watched nothing. */
  takeNews(): HistorySession | undefined {
    const nowMs = this.now();
    if (this.request.kind === "publish" || this.#bytes === 0 || nowMs - this.#toldMs < TELL_MS) return undefined;
    this.#toldMs = nowMs;
    return this.#begun();
  }

  closedSession(reason: string): ClosedSession {
    // An HLS player has left when it asked last, not when that was noticed.
    const endedMs = this.request.isPolling ? this.#touchedMs : this.now();
    const killed = this.#isKilled ? { killed: true } : {};
    return { ...this.#begun(), deleted_at: Math.max(this.#openedMs, endedMs), reason, ...killed };
  }

  #begun(): Omit<ClosedSession, "deleted_at" | "reason"> {
    const { userId } = this.#decision;
    const { userAgent } = this.request;
    return {
      id: this.id,
      name: this.name,
      type: this.request.proto,
      ip: this.request.ip,
      ...(this.country === undefined ? {} : { country: this.country }),
      created_at: this.#openedMs,
      bytes_sent: this.#bytes,
      ...(userId === undefined ? {} : { user_id: userId }),
      ...(userAgent === undefined ? {} : { user_agent: userAgent }),
    };
  }
}
