import type { JsonObject } from "../../../src/model/Json.ts";
import type { ServerEngine } from "../../../server/ServerEngine.ts";

/** An engine that reports what a test tells it to, and remembers what it was asked for. */
export class FakeEngine implements ServerEngine {
  readonly name = "simulated";
  readonly asked: string[] = [];
  config: JsonObject = {};
  readonly viewers = new Map<string, readonly { readonly id: string }[]>();
  readonly #listeners = new Set<(patch: JsonObject) => void>();

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

  serverInfo(): object {
    return { version: "1", build: 1, uptime: 5, capabilities: {}, chassis: { coders: { "1": { id: 1 } } } };
  }

  sessions(streamName: string): readonly object[] {
    return this.viewers.get(streamName) ?? [];
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
