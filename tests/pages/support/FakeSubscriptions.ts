import type { LiveSubscriptions } from "../../../src/api/socket/subscriptions.ts";
import type { PulseLine, PulseTopic } from "../../../src/api/pulseApi.ts";
import type { LogListener } from "../../../src/api/logApi.ts";
import type { LogEntry } from "../../../src/generated/types/LogEntry.ts";
import type { Session } from "../../../src/generated/types/Session.ts";

/** Subscriptions that a test speaks through; what is followed at the moment stands in `followed`. */
export class FakeSubscriptions implements LiveSubscriptions {
  readonly #pulse = new Map<string, (lines: readonly PulseLine[]) => void>();
  readonly #logs = new Map<string, LogListener>();
  readonly #sessions = new Map<string, (sessions: readonly Session[]) => void>();

  /** `pulse TOPIC/RESOLUTION`, `log NAME`, `sessions NAME`. */
  get followed(): readonly string[] {
    const of = (kind: string, names: Iterable<string>) => [...names].map((name) => `${kind} ${name}`);
    return [
      ...of("pulse", this.#pulse.keys()),
      ...of("log", this.#logs.keys()),
      ...of("sessions", this.#sessions.keys()),
    ];
  }

  pulse({ topic, resolution }: PulseTopic, listener: (lines: readonly PulseLine[]) => void): () => void {
    return followed(this.#pulse, `${topic}/${resolution}`, listener);
  }

  log(name: string, listener: LogListener): () => void {
    listener.onBegin();
    return followed(this.#logs, name, listener);
  }

  sessions(name: string, listener: (sessions: readonly Session[]) => void): () => void {
    return followed(this.#sessions, name, listener);
  }

  sendPulse(topic: string, lines: readonly PulseLine[]): void {
    this.#pulse.get(topic)?.(lines);
  }

  sendLog(name: string, entry: LogEntry): void {
    this.#logs.get(name)?.onEntry(entry);
  }

  /** The line came back: the server says again what it has kept. */
  restartLog(name: string): void {
    this.#logs.get(name)?.onBegin();
  }

  sendSessions(name: string, sessions: readonly Session[]): void {
    this.#sessions.get(name)?.(sessions);
  }
}

function followed<Listener>(listeners: Map<string, Listener>, key: string, listener: Listener): () => void {
  listeners.set(key, listener);
  return () => void listeners.delete(key);
}
