import type { Json, JsonObject } from "./Json.ts";
import { type ConfigPath, valueAt } from "./configPath.ts";

/** What a draft is told: where, and the value there; undefined removes it. */
type Edit = readonly [path: ConfigPath, value: Json | undefined];

const plugin = ["plugins", "vsaas"];
const endpoint = [...plugin, "endpoint"];
const agents = ["plugins", "rproxy", "endpoint_auth"];
const key = ["plugins", "rproxy", "streampoint_key"];

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
const keyLength = 14;

/**
 * The edits that go with another database path of video surveillance. The first one also opens the endpoint for cameras'
 * agents, says who lets them in, and makes the key between them and this server; without a path the plugin goes, and the
 * reverse proxy stays.
 * @param server the saved config
 * @param makeKey see `agentKey`
 */
export function surveillanceEdits(
  server: JsonObject,
  database: string | undefined,
  makeKey: () => string,
): readonly Edit[] {
  const isConfigured = valueAt(server, [...plugin, "database"]) !== undefined;
  if (isConfigured) return database === undefined ? [[plugin, undefined]] : [[[...plugin, "database"], database]];
  if (database === undefined) return [plugin, agents, key].map((path): Edit => [path, valueAt(server, path)]);
  return [
    [[...plugin, "database"], database],
    [endpoint, true],
    [agents, "vsaas"],
    [key, valueAt(server, key) ?? makeKey()],
  ];
}

/**
 * A key of 14 lower-case letters and digits, each as likely as the others.
 * @param randomBytes as many random bytes as are asked for
 */
export function agentKey(randomBytes: (count: number) => Uint8Array): string {
  let made = "";
  while (made.length < keyLength)
    for (const byte of randomBytes(keyLength)) {
      // 252 is the largest multiple of 36 that a byte holds: the rest would make some letters likelier.
      if (byte < 252 && made.length < keyLength) made += letters[byte % letters.length];
    }
  return made;
}
