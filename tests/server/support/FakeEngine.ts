import type { JsonObject } from "../../../src/model/Json.ts";
import type { Engine } from "../../../server/engine/Engine.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import type { Session } from "../../../src/generated/types/Session.ts";

/** An engine that reports what a test tells it to, and remembers what it was asked for. */
export class FakeEngine implements Engine {
  readonly name = "simulated";
  readonly asked: string[] = [];
  config: JsonObject = {};
  readonly viewers = new Map<string, readonly Session[]>();
  /** How many viewers of a stream count against its limit. */
  readonly limited = new Map<string, number>();
  readonly #listeners = new Set<(patch: JsonObject) => void>();

  attach(): void {}

  configure(config: JsonObject): void {
    this.config = config;
  }

  onRuntime(listener: (patch: JsonObject) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  report(patch: JsonObject): void {
    for (const listener of this.#listeners) listener(patch);
  }

  serverInfo(): ServerInfo {
    return {
      version: "1",
      build: "1",
      uptime: 5,
      capabilities: {},
    };
  }

  sessions(streamName: string): readonly Session[] {
    return this.viewers.get(streamName) ?? [];
  }

  limitedClients(streamName: string): number {
    return this.limited.get(streamName) ?? this.sessions(streamName).length;
  }

  restart(name: string): void {
    this.asked.push(`restart ${name}`);
  }

  switchSource(name: string, url: string): void {
    this.asked.push(`switch ${name} to ${url}`);
  }

  closeSessions(ids: readonly string[]): number {
    this.asked.push(`close ${ids.join(" ")}`);
    return ids.length;
  }

  async stop(): Promise<void> {
    this.asked.push("stop");
  }
}
