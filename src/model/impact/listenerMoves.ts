import type { Json, JsonObject } from "../Json.ts";

/** Ports that a save opens and closes, of one protocol. */
export interface ListenerMove {
  readonly protocol: ListenerProtocol;
  /** As they are written: `8080`, `127.0.0.1:8080`. */
  readonly closes: readonly string[];
  readonly opens: readonly string[];
  /** Who is connected stays, though the port closes: another one takes its place. */
  readonly keepsConnections: boolean;
}

export type ListenerProtocol = (typeof rows)[number]["protocol"];

/** By protocol the settings that open its ports. RTMP has one port, and who came by it goes on when it moves. */
const rows = [
  { protocol: "http", settings: ["http", "admin_http"], isMovable: false },
  { protocol: "https", settings: ["https", "admin_https"], isMovable: false },
  { protocol: "rtmp", settings: ["rtmp"], isMovable: true },
  { protocol: "rtmps", settings: ["rtmps"], isMovable: true },
] as const;

/** The ports that another config opens and closes. */
export function listenerMoves(before: JsonObject, after: JsonObject): readonly ListenerMove[] {
  return rows.flatMap(({ protocol, settings, isMovable }) => {
    const [from, to] = [before, after].map((config) => new Set(settings.flatMap((name) => portsIn(config[name]))));
    const closes = [...(from ?? [])].filter((port) => to?.has(port) !== true);
    const opens = [...(to ?? [])].filter((port) => from?.has(port) !== true);
    if (closes.length === 0 && opens.length === 0) return [];
    return [{ protocol, closes, opens, keepsConnections: isMovable && opens.length > 0 }];
  });
}

/** One port or a list of them. */
function portsIn(value: Json | undefined): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.flatMap((port) => (typeof port === "number" || typeof port === "string" ? [String(port)] : []));
}
