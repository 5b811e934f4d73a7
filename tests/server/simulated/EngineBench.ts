import { vi } from "vitest";
import { createSimulatedEngine, type SimulationOptions } from "../../../server/simulated/SimulatedEngine.ts";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { mergeInPlace } from "../../../src/model/merge/mergeInPlace.ts";

/** A simulated engine on a clock that the test moves, and the tree its patches make as the server holds it. */
export class EngineBench {
  readonly patches: JsonObject[] = [];
  readonly engine;
  readonly tree: JsonObject;
  readonly unsubscribe: () => void;

  constructor(config: JsonObject, options: Partial<SimulationOptions> = {}) {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    this.engine = createSimulatedEngine(options);
    this.tree = structuredClone(config);
    this.unsubscribe = this.engine.onRuntime((patch) => {
      this.patches.push(patch);
      mergeInPlace(this.tree, structuredClone(patch));
    });
    this.engine.configure(config);
  }

  pass(seconds: number): void {
    vi.advanceTimersByTime(seconds * 1000);
  }

  /** A config change as the server makes it: merged into its tree, then told to the engine. */
  change(patch: JsonObject): void {
    mergeInPlace(this.tree, patch);
    this.engine.configure(this.tree);
  }

  at(...path: readonly string[]): Json | undefined {
    return path.reduce<Json | undefined>((value, key) => (isPlainObject(value) ? value[key] : undefined), this.tree);
  }

  objectAt(...path: readonly string[]): JsonObject {
    const found = this.at(...path);
    if (!isPlainObject(found)) throw new Error(`nothing at ${path.join("/")}`);
    return found;
  }

  stats(name: string): JsonObject {
    return this.objectAt("streams", name, "stats");
  }

  async stop(): Promise<void> {
    await this.engine.stop();
    vi.useRealTimers();
  }
}
