import type { SessionKind } from "../../generated/contracts/EntityImpacts.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import {
  isPublished,
  isRunning,
  type ReportedStream,
  streamStats,
  streamsOfTree,
  viewersOf,
} from "../stream/reportedStream.ts";
import type { ChangeImpact } from "./changedImpacts.ts";
import type { EntityImpact, ImpactPlan } from "./ImpactPlan.ts";

/** What a save interrupts by the figures of this moment. */
export interface Impact extends Omit<ImpactPlan, "entities"> {
  /** Streams and files that something happens to, those with most viewers first. */
  readonly streams: readonly StreamImpact[];
  /** Running streams that nothing happens to. */
  readonly untouched: number;
  /** Viewers of all streams. */
  readonly viewers: number;
  /** Publishers by protocol. */
  readonly publishers: ReadonlyMap<string, number>;
}

/** What happens to one stream or file. */
export interface StreamImpact {
  readonly name: string;
  readonly path: ConfigPath;
  /** At this moment. */
  readonly viewers: number;
  readonly isPublished: boolean;
  /** Its media stops and begins anew: who watches sees a break, and stays. */
  readonly restarts: boolean;
  readonly ends: ReadonlySet<SessionKind>;
  /** Of these only whom the new settings refuse is cut off. */
  readonly asks: ReadonlySet<SessionKind>;
}

interface LiveStream {
  readonly path: ConfigPath;
  readonly live: ReportedStream;
}

/** Holds what a save does against what is on air: what does not run cannot be interrupted. */
export function impactNow(plan: ImpactPlan, tree: JsonObject, entities: Entities): Impact {
  const found = new Map<string, StreamImpact>();
  const visit = ({ changes, copies, path }: EntityImpact, further: readonly ChangeImpact[] = []): void => {
    for (const stream of liveStreams(path, tree, entities)) {
      const pointer = formatPointer(stream.path);
      const impact = impactOn(stream, [...changes, ...further]);
      const before = found.get(pointer);
      if (impact === undefined) continue;
      // Streams may copy one another in a circle: who is visited again goes on only where that is news.
      if (further.length > 0 && before !== undefined && (before.restarts || !impact.restarts)) continue;
      found.set(pointer, before === undefined ? impact : joined(before, impact));
      if (!impact.restarts && !impact.ends.has("viewers")) continue;
      const item = `copy://${stream.path.at(-1)}`;
      for (const copy of copies) {
        const own = plan.entities.get(formatPointer(copy));
        if (own !== undefined) visit(own, [{ is: "stream", while: "source", item }]);
      }
    }
  };
  for (const one of plan.entities.values()) visit(one);
  const streams = [...found.values()].toSorted(
    (one, other) => other.viewers - one.viewers || (one.name < other.name ? -1 : 1),
  );
  const { entities: _, ...rest } = plan;
  return { ...rest, streams, ...figuresOf(tree, streams) };
}

/** Who watches, at this moment, what some entities are or run. */
export function viewersAt(paths: readonly ConfigPath[], tree: JsonObject, entities: Entities): number {
  const streams = paths.flatMap((path) => liveStreams(path, tree, entities));
  return streams.reduce((sum, { live }) => sum + viewersOf(live), 0);
}

/** The streams and files that an entity is, or that are run by its settings. */
function liveStreams(path: ConfigPath, tree: JsonObject, entities: Entities): readonly LiveStream[] {
  const { entity } = placeAt(path, entities);
  const held = valueAt(tree, path);
  if (entity === undefined || !isPlainObject(held)) return [];
  if (entity.runtime.includes("stats")) return isRunning(held) ? [{ path, live: held }] : [];
  return ["streams", "files"]
    .filter((name) => entity.runtime.includes(name))
    .flatMap((name) => {
      const below = held[name];
      if (!isPlainObject(below)) return [];
      return Object.entries(below).flatMap(([key, live]) =>
        isPlainObject(live) && (name === "files" || isRunning(live)) ? [{ path: [...path, name, key], live }] : [],
      );
    });
}

function impactOn(stream: LiveStream, changes: readonly ChangeImpact[]): StreamImpact | undefined {
  const now = changes.filter((change) => holdsNow(change, stream.live));
  const kinds = (isAsked: boolean): ReadonlySet<SessionKind> =>
    new Set(
      now.flatMap(({ is, of = ["viewers"], asked }) =>
        is === "sessions" && (asked === true) === isAsked ? of.filter((kind) => isThere(kind, stream.live)) : [],
      ),
    );
  const [ends, asks] = [kinds(false), kinds(true)];
  // Without its publisher the stream stops until somebody publishes again.
  const restarts = now.some(({ is }) => is === "stream") || ends.has("publishers");
  if (!restarts && ends.size === 0 && asks.size === 0) return undefined;
  const { path, live } = stream;
  return {
    name: path.at(-1) ?? "",
    path,
    viewers: viewersOf(live),
    isPublished: isPublished(live),
    restarts,
    ends,
    asks,
  };
}

function joined(one: StreamImpact, other: StreamImpact): StreamImpact {
  return {
    ...one,
    restarts: one.restarts || other.restarts,
    ends: new Set([...one.ends, ...other.ends]),
    asks: new Set([...one.asks, ...other.asks]),
  };
}

function holdsNow({ while: condition, item }: ChangeImpact, live: ReportedStream): boolean {
  const { alive, url } = streamStats(live);
  // The fallback video is none of the sources, and named nowhere.
  if (condition === "fallback") return alive === true && url === undefined;
  if (condition !== "source" && condition !== "fetched") return true;
  return alive === true && url === item && (condition === "source" || !isPublished(live));
}

function isThere(kind: SessionKind, live: ReportedStream): boolean {
  if (kind === "publishers") return isPublished(live);
  if (kind === "pushes") return "pushes" in live && Array.isArray(live.pushes) && live.pushes.length > 0;
  return true;
}

function figuresOf(
  tree: JsonObject,
  touched: readonly StreamImpact[],
): Pick<Impact, "untouched" | "viewers" | "publishers"> {
  const names = new Set(touched.map(({ name }) => name));
  const publishers = new Map<string, number>();
  let [untouched, viewers] = [0, 0];
  for (const [name, stream] of streamsOfTree(tree)) {
    viewers += viewersOf(stream);
    if (isRunning(stream) && !names.has(name)) untouched += 1;
    const via: Json | undefined = streamStats(stream)["published_via"];
    if (typeof via === "string") publishers.set(via, (publishers.get(via) ?? 0) + 1);
  }
  return { untouched, viewers, publishers };
}
