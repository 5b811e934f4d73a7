import type { Json } from "../../src/model/Json.ts";

/** Where a port of the config listens: `8080` on the given host, `127.0.0.1:8080` or `[::1]:8080` on its own. */
export function listenAddress(value: Json | undefined, host: string): { host: string; port: number } | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const match = /^(?:(\[[0-9a-f:.]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(typeof value === "number" ? String(value) : value);
  const port = Number(match?.[2]);
  if (match === null || port < 1 || port > 65_535) return undefined;
  return { host: match[1]?.replace(/^\[|\]$/g, "") ?? host, port };
}
