import type { EntityImpacts } from "../../generated/contracts/EntityImpacts.ts";
import { type ConfigPath, parsePointer, valueAt } from "../configPath.ts";
import type { Json, JsonObject } from "../Json.ts";

/** Ports that a save opens and closes, of one protocol. */
export interface ListenerMove {
  readonly protocol: string;
  /** As they are written: `8080`, `127.0.0.1:8080`. */
  readonly closes: readonly string[];
  readonly opens: readonly string[];
  /** Who is connected stays, though the port closes: another one takes its place. */
  readonly keepsConnections: boolean;
}

/** The ports that another config opens and closes. @param settings what those of the server interrupt */
export function listenerMoves(
  settings: EntityImpacts["settings"],
  before: JsonObject,
  after: JsonObject,
): readonly ListenerMove[] {
  return [...listenersIn(settings)].flatMap(([protocol, { paths, isMovable }]) => {
    const portsOf = (config: JsonObject) => new Set(paths.flatMap((path) => portsIn(valueAt(config, path))));
    const [from, to] = [portsOf(before), portsOf(after)];
    const closes = [...from].filter((port) => !to.has(port));
    const opens = [...to].filter((port) => !from.has(port));
    if (closes.length === 0 && opens.length === 0) return [];
    return [{ protocol, closes, opens, keepsConnections: isMovable && opens.length > 0 }];
  });
}

interface Listener {
  readonly paths: readonly ConfigPath[];
  readonly isMovable: boolean;
}

/** By protocol, in the order of their names, the settings that open its ports. */
function listenersIn(settings: EntityImpacts["settings"]): ReadonlyMap<string, Listener> {
  const found = new Map<string, Listener>();
  for (const [pattern, { is, protocol = "", moves = false }] of Object.entries(settings)) {
    if (is !== "listener") continue;
    const { paths = [], isMovable = true } = found.get(protocol) ?? {};
    found.set(protocol, { paths: [...paths, parsePointer(pattern)], isMovable: isMovable && moves });
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** One port or a list of them. */
function portsIn(value: Json | undefined): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((port) => (typeof port === "number" || typeof port === "string" ? [String(port)] : []));
}
