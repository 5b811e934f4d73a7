import { isPlainObject } from "../patch/isPlainObject.ts";
import { originName } from "./originName.ts";
import { serversOf } from "./serversOf.ts";

/** The names of all streams a mirror is known to have on its origin: those that run here, and those its servers offer. */
export function knownNames(
  mirror: { readonly urls?: unknown; readonly prefix?: unknown; readonly streams?: unknown },
  reports: unknown,
): readonly string[] {
  const running = isPlainObject(mirror.streams) ? Object.keys(mirror.streams) : [];
  const offered = serversOf(mirror, reports).flatMap((server) => server.offered);
  return [...new Set([...running.map((name) => originName(mirror, name)), ...offered])];
}
