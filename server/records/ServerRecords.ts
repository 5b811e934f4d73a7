import type { JsonObject } from "../../src/model/Json.ts";
import type { TopicSource } from "../events/TopicSource.ts";
import type { HistoryStore } from "../history/HistoryStore.ts";
import type { StreamLogStore } from "../media/log/StreamLogStore.ts";
import type { PulseStore } from "../pulse/PulseStore.ts";

/** What the server remembers of what its engine did, whichever engine it is. */
export interface ServerRecords {
  readonly history: HistoryStore;
  readonly pulse: PulseStore;
  readonly log: StreamLogStore;
  readonly topics: readonly TopicSource[];
  /** Takes down an engine's traffic from now on; returns the function that ends it. */
  follow(engine: { onRuntime(listener: (patch: JsonObject) => void): () => void }): () => void;
  close(): Promise<void>;
}
