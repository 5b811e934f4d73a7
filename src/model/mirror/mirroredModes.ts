/** The two lists of a mirror that say what becomes of each of its streams; anything but a list counts as absent. */
export interface MirrorLists {
  /** Names taken as static; absent, all are. */
  readonly only?: unknown;
  /** Names ignored. */
  readonly except?: unknown;
}

export type MirroredMode = "static" | "onDemand" | "ignored";

/** What a mirror does with each of its streams, by the stream's name at the origin. Made once for many names. */
export function mirroredModes(mirror: MirrorLists): (name: string) => MirroredMode {
  const isIgnored = nameMatcher(listedNames(mirror.except) ?? []);
  const isTaken = nameMatcher(listedNames(mirror.only) ?? []);
  const otherwise = defaultMode(mirror);
  return (name) => {
    if (isIgnored(name)) return "ignored";
    return isTaken(name) ? "static" : otherwise;
  };
}

/** What a mirror does with one of its streams, by the stream's name at the origin. */
export function mirroredMode(mirror: MirrorLists, name: string): MirroredMode {
  return mirroredModes(mirror)(name);
}

/** What a mirror does with a stream it has not met yet: static while `only` is absent, on demand otherwise. */
export function defaultMode(mirror: MirrorLists): "static" | "onDemand" {
  return listedNames(mirror.only) === undefined ? "static" : "onDemand";
}

/** Tells whether a name is in a list, in which a `*` stands for any part of a name. Made once for many names. */
export function nameMatcher(list: readonly string[]): (name: string) => boolean {
  const plain = new Set(list);
  const patterns = list.filter((entry) => entry.includes("*"));
  return (name) => plain.has(name) || patterns.some((pattern) => fits(pattern, name));
}

/** In steps of the name: an expression made of the pattern could take seconds on a long name. */
function fits(pattern: string, name: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  const end = rest.pop() ?? "";
  if (!name.startsWith(start) || !name.endsWith(end)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - end.length;
}

/** The names in a list; undefined where there is no list. */
export function listedNames(list: unknown): readonly string[] | undefined {
  return Array.isArray(list) ? list.filter((name) => typeof name === "string") : undefined;
}
