import type { ClusterServer } from "../../src/generated/types/ClusterServer.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { numberOf } from "../../src/model/stream/reportedStream.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { ServerError } from "../ServerError.ts";

/** What a server of the cluster tells of itself; bitrates in kbit/s, shares in percent, uptime in seconds. */
export type ServerFigures = Omit<ClusterServer, "persistent" | "is_peer" | "is_source" | "fetch_delay" | "error">;

/** What the figures of this server are read from. */
export interface FigureParts {
  /** The name it goes by in the cluster. */
  readonly hostname: string;
  readonly version: string;
  /** The runtime's `stats`. */
  readonly stats: Json | undefined;
  readonly config: JsonObject;
  /** The newest value of a metric of the pulse; undefined where there is none. */
  readonly metric: (name: string) => number | undefined;
  /** Bytes. */
  readonly memoryTotal: number;
  /** The port it is asked at where the config names none. */
  readonly ownPort: number;
}

export function ownFigures({
  hostname,
  version,
  stats,
  config,
  metric,
  memoryTotal,
  ownPort,
}: FigureParts): ServerFigures {
  const told = isPlainObject(stats) ? stats : {};
  const output = numberOf(told["output_kbit"]);
  const total = numberOf(config["total_bandwidth"]);
  const cpu = metric("cpu_usage");
  const memory = metric("memory_used");
  const [https, rtmp] = [portOf(config["https"]), portOf(config["rtmp"])];
  return {
    name: hostname,
    version,
    uptime: numberOf(told["uptime"]),
    client_count: numberOf(told["total_clients"]),
    stream_count: numberOf(told["online_streams"]),
    total_streams: numberOf(told["total_streams"]),
    input_bitrate: numberOf(told["input_kbit"]),
    output_bitrate: output,
    ports: {
      http: portOf(config["http"]) ?? ownPort,
      ...(https === undefined ? {} : { https }),
      ...(rtmp === undefined ? {} : { rtmp }),
    },
    ...(cpu === undefined ? {} : { cpu_usage: tenths(cpu) }),
    ...(memory === undefined ? {} : { memory_usage: tenths((100 * memory) / memoryTotal) }),
    ...(total > 0 ? { bandwidth_usage: tenths((100 * 1000 * output) / total) } : {}),
  };
}

/** The first port of a setting: `8080`, `127.0.0.1:8080`, or a list of them. */
function portOf(value: Json | undefined): number | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  const port = typeof first === "string" ? Number(/(?:^|:)(\d{1,5})$/.exec(first)?.[1]) : numberOf(first);
  return port >= 1 && port <= 65_535 ? port : undefined;
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}

const NUMBERS = ["client_count", "stream_count", "total_streams", "input_bitrate", "output_bitrate", "uptime"] as const;
const SHARES = ["cpu_usage", "memory_usage", "bandwidth_usage"] as const;
const PORTS = ["http", "https", "rtmp"] as const;
/** Output may be above the total bandwidth. */
const MOST_PERCENT = 10_000;
const LONGEST_NAME = 253;
const LONGEST_VERSION = 64;

/** What another server told of itself. @throws ServerError for what are no figures */
export function readFigures(answer: Json): ServerFigures {
  const { hostname, version } = isPlainObject(answer) ? answer : {};
  if (!isPlainObject(answer) || typeof hostname !== "string")
    throw new ServerError("invalid", "not a media server: its answer holds no figures of a server");
  const ports = isPlainObject(answer["ports"]) ? answer["ports"] : {};
  return {
    name: hostname.slice(0, LONGEST_NAME),
    ...(typeof version === "string" ? { version: withHiddenShown(version.slice(0, LONGEST_VERSION)) } : {}),
    ...picked(answer, NUMBERS, (value) => value >= 0 && value <= Number.MAX_SAFE_INTEGER),
    ...picked(answer, SHARES, (value) => value >= 0 && value <= MOST_PERCENT),
    ports: picked(ports, PORTS, (value) => Number.isInteger(value) && value >= 1 && value <= 65_535),
  };
}

function picked<Key extends string>(
  from: JsonObject,
  keys: readonly Key[],
  isGood: (value: number) => boolean,
): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const value = from[key];
    if (typeof value === "number" && Number.isFinite(value) && isGood(value)) found[key] = value;
  }
  return found;
}
