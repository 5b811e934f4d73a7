import { isPublishing } from "../status/isPublishing.ts";
import type { StreamFacts } from "../status/StreamFacts.ts";
import { urlsOf } from "../status/urlsOf.ts";
import { sourceHostsOf } from "./sourceHostsOf.ts";

/** What the source filter of the streams list may ask besides the host of an input. */
export const sourceKinds = ["published", "noSources"] as const;

/**
 * Whether the source filter keeps a stream: `published`, those that take publishers; `noSources`, those without any
 * input; else those with an input from one of the hosts.
 */
export function fitsSource(stream: StreamFacts, source: string, hosts: readonly string[]): boolean {
  if (source === "published") return isPublishing(stream, true);
  if (source === "noSources") return urlsOf(stream).length === 0;
  return sourceHostsOf(stream).some((host) => hosts.includes(host));
}
