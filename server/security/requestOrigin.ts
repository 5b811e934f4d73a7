import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { isLoopback } from "../../src/model/ipAddress.ts";
import { ServerError } from "../ServerError.ts";

/** Names, beside addresses, under which a server is reached. */
export function ownNames(server: {
  readonly host: string;
  readonly allowedHosts?: readonly string[] | undefined;
  readonly hostname?: string | undefined;
}): ReadonlySet<string> {
  const names = [...(server.allowedHosts ?? []), server.host, server.hostname ?? hostname()];
  return new Set(names.map((name) => name.toLowerCase()));
}

/**
 * Whether a Host header names this server. An address always does; a name must be one that we know, or a page of
 * another site could make a name of its own point at us and read everything (DNS rebinding).
 */
export function isKnownHost(header: string | undefined, names: ReadonlySet<string>): boolean {
  const name = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.exec(header ?? "")?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return (
    isIP(name.replace(/^\[|\]$/g, "")) !== 0 || name === "localhost" || name.endsWith(".localhost") || names.has(name)
  );
}

/**
 * Whether a page of another site made a request. Browsers say so in Sec-Fetch-Site, older ones in Origin; what is no
 * browser sends neither, and cannot be made to call us by a page.
 */
export function isForeignRequest(headers: IncomingHttpHeaders, isEncrypted: boolean): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin, host } = headers;
  return origin !== undefined && origin !== `${isEncrypted ? "https" : "http"}://${host ?? ""}`;
}

/** Whether a program of this machine asks for itself: a proxy here speaks for others, and says so. */
export function isOfThisMachine({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress);
}

/**
 * Node goes by the first of two Host headers, a proxy in front perhaps by the last (RFC 9112, 3.2: refuse both, and
 * HTTP/1.1 without any).
 */
export function requireOneHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion === "1.1"))
    throw new ServerError("bad_request", "A request must have exactly one Host header.");
}
