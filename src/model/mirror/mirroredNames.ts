import { isPlainObject } from "../Json.ts";
import { mirrorServers } from "./mirrorServers.ts";

/** What a stream of an origin is called here: below the mirror's prefix, where it has one. */
export function mirroredName(prefix: string | undefined, name: string): string {
  return prefix === undefined || prefix === "" ? name : `${prefix.replace(/\/+$/, "")}/${name}`;
}

/** The name a mirrored stream has at its origin: without the mirror's prefix. The lists of a mirror hold such names. */
export function originName(mirror: { readonly prefix?: unknown }, name: string): string {
  const { prefix } = mirror;
  const start = mirroredName(typeof prefix === "string" ? prefix : undefined, "");
  return name.startsWith(start) ? name.slice(start.length) : name;
}

/** The names of all streams a mirror is known to have on its origin: those that run here, and those its servers offer. */
export function knownNames(
  mirror: { readonly urls?: unknown; readonly prefix?: unknown; readonly streams?: unknown },
  reports: unknown,
): readonly string[] {
  const running = isPlainObject(mirror.streams) ? Object.keys(mirror.streams) : [];
  const offered = mirrorServers(mirror, reports).flatMap((server) => server.offered);
  return [...new Set([...running.map((name) => originName(mirror, name)), ...offered])];
}
