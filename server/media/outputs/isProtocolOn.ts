import type { Protocols } from "../../../src/generated/types/Protocols.ts";

/** Whether a stream is played over a protocol: `true` names the only ones, `false` excepts one, unset follows the rest. */
export function isProtocolOn(protocols: Protocols | undefined, protocol: keyof Protocols): boolean {
  const own = protocols?.[protocol];
  if (typeof own === "boolean") return own;
  return !Object.values(protocols ?? {}).includes(true);
}
