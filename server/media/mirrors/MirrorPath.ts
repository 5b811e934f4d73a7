/**
 * How a stream has come to a server: the ids of the servers it has passed, its origin's first. Empty for a server's own.
 * It is what ends circles: nobody is offered what has passed it already.
 */
export type MirrorPath = readonly string[];

/** Longer ways are none that anybody has planned. */
const LONGEST = 8;

/** The path at this server of what another one offers. @returns undefined for what must not be taken */
export function pathHere(
  own: string,
  { id, via }: { readonly id: string; readonly via: MirrorPath },
): MirrorPath | undefined {
  const path = [...via, id];
  return via.includes(own) || path.length > LONGEST ? undefined : path;
}

/** @param asker undefined for a server that does not say who it is: it could not see a circle */
export function isOfferedTo(asker: string | undefined, path: MirrorPath): boolean {
  return path.length === 0 || (asker !== undefined && path.length < LONGEST && !path.includes(asker));
}
