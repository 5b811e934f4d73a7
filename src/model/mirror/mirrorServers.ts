import { hideInValue } from "../addressSecrets.ts";
import { isPlainObject, type Json } from "../Json.ts";
import { fromServer } from "../../texts/language.ts";
import { valueAt } from "../configPath.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import { listedNames } from "./mirroredModes.ts";

/** A server of a mirror, in the order of the mirror's URLs. */
export interface MirrorServer {
  readonly url: string;
  readonly health: MirrorHealth;
  /** Names of the streams it offers. */
  readonly offered: readonly string[];
}

/** The servers of a mirror with what is reported of each; they are matched by URL, one without a port means port 80. */
export function mirrorServers(mirror: { readonly urls?: unknown }, reports: unknown): readonly MirrorServer[] {
  const byKey = new Map<string, unknown>();
  if (isPlainObject(reports)) for (const [url, report] of Object.entries(reports)) byKey.set(serverKey(url), report);
  return sourceUrls(mirror).map((url) => {
    const report = byKey.get(serverKey(url));
    const server = isPlainObject(report) ? report : undefined;
    return { url, health: mirrorHealth(server), offered: listedNames(server?.["stream_names"]) ?? [] };
  });
}

/**
 * What an origin server is known by, in the runtime's `servers` too: its URL as `scheme://host:port` with the port spelt
 * out, 80 when it names none, whatever the scheme. Without a scheme it is http; a login or a path does not count.
 */
export function serverKey(url: string): string {
  const {
    scheme = "http",
    host = "",
    port = "80",
  } = /^(?:(?<scheme>\w+):\/\/)?(?:[^/?#]*@)?(?<host>\[[^\]]*\]|[^:/?#]+)(?::(?<port>\d+))?/.exec(url.trim())?.groups ??
  {};
  return `${scheme}://${host}:${port}`.toLowerCase();
}

/** What the dot of a mirror's server shows, in a colour and in words. */
interface MirrorHealth {
  readonly kind: "ok" | "error" | "unknown";
  /** In words. */
  readonly error?: string;
}

/** Health of a mirror's server: an error counts before the names it still lists; without either nothing is known. */
export function mirrorHealth(
  server: { readonly error?: unknown; readonly said?: unknown; readonly stream_names?: unknown } | undefined,
): MirrorHealth {
  const error = server?.error;
  if (typeof error === "string" && error !== "")
    return { kind: "error", error: fromServer(error, { said: server?.said }) };
  return { kind: Array.isArray(server?.stream_names) ? "ok" : "unknown" };
}

/** What operators know a mirror by, whose key is a number: its title, its description or its first server. */
export function mirrorName(mirror: Json | undefined): string | undefined {
  const lines = [valueAt(mirror, ["title"]), valueAt(mirror, ["meta", "comment"])].map(firstLine);
  return (
    lines.find((line) => line !== "") ??
    sourceUrls({ urls: valueAt(mirror, ["urls"]) }).map((url) => hideInValue(url))[0]
  );
}

function firstLine(value: Json | undefined): string {
  return typeof value === "string" ? (value.trim().split("\n")[0] ?? "") : "";
}
