import { isPlainObject } from "../patch/isPlainObject.ts";
import { urlsOf } from "../status/urlsOf.ts";
import { mirrorHealth, type MirrorHealth } from "./mirrorHealth.ts";
import { namesIn } from "./namesIn.ts";
import { serverKey } from "./serverKey.ts";

/** A server of a mirror, in the order of the mirror's URLs. */
export interface MirrorServer {
  readonly url: string;
  readonly health: MirrorHealth;
  /** Names of the streams it offers. */
  readonly offered: readonly string[];
}

/** The servers of a mirror with what is reported of each; they are matched by URL, one without a port means port 80. */
export function serversOf(mirror: { readonly urls?: unknown }, reports: unknown): readonly MirrorServer[] {
  const byKey = new Map<string, unknown>();
  if (isPlainObject(reports)) for (const [url, report] of Object.entries(reports)) byKey.set(serverKey(url), report);
  return urlsOf(mirror).map((url) => {
    const report = byKey.get(serverKey(url));
    const server = isPlainObject(report) ? report : undefined;
    return { url, health: mirrorHealth(server), offered: namesIn(server?.["stream_names"]) ?? [] };
  });
}
