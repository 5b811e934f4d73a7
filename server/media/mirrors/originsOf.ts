import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import { serverKey } from "../../../src/model/mirror/serverKey.ts";

/** One server that a mirror names. */
export interface MirrorOrigin {
  /** The same for all mirrors that ask the same server with the same key. */
  readonly id: string;
  /** As the config has it. */
  readonly url: string;
  readonly server: string;
  readonly key: string | undefined;
}

/** The servers of a mirror in the order in which they are preferred, each once. @param ownKey of this server */
export function originsOf(
  { urls, cluster_key: key = "" }: Mirror,
  ownKey: string | undefined,
): readonly MirrorOrigin[] {
  const used = key === "" ? ownKey : key;
  const origins = urls.map((url) => ({
    id: JSON.stringify([serverKey(url), used]),
    url,
    server: serverKey(url),
    key: used,
  }));
  return origins.filter(({ id }, index) => origins.findIndex((other) => other.id === id) === index);
}
