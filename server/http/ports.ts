import type { FastifyInstance } from "fastify";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";

/** Where a port of the config listens: `8080` on the given host, `127.0.0.1:8080` or `[::1]:8080` on its own. */
export function listenAddress(value: Json | undefined, host: string): { host: string; port: number } | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const match = /^(?:(\[[0-9a-f:.]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(typeof value === "number" ? String(value) : value);
  const port = Number(match?.[2]);
  if (match === null || port < 1 || port > 65_535) return undefined;
  return { host: match[1]?.replace(/^\[|\]$/g, "") ?? host, port };
}

/** The ports of a setting that holds one or a list of them; `8080` or `127.0.0.1:8080` each, not checked. */
export function listPorts(value: Json | undefined): readonly (number | string)[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((port) => typeof port === "number" || typeof port === "string");
}

/**
 * Whether a port may be used for the console and its API: any, unless the config names some (`admin_http`,
 * `admin_https`); the port of the command line always may, so that nobody locks himself out.
 */
export function isAdminPort(config: JsonObject, port: number | undefined, ownPort: number): boolean {
  const named = [...listPorts(config["admin_http"]), ...listPorts(config["admin_https"])].flatMap(
    (value) => listenAddress(value, "")?.port ?? [],
  );
  return named.length === 0 || port === ownPort || (port !== undefined && named.includes(port));
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program uses it",
  EACCES: "this account may not open ports below 1024",
  EADDRNOTAVAIL: "this machine has no such address",
};

/** Why a port cannot be opened, in words that go on a sentence. */
export function portReason(error: NodeJS.ErrnoException): string {
  return reasons[error.code ?? ""] ?? error.message;
}

/** The port of the command line cannot be opened: where, why, and what to do about it. */
export function portRefusal(
  cause: unknown,
  { host, port }: { host: string; port: number },
  option: string,
): ServerError {
  const why = cause instanceof Error ? portReason(cause) : String(cause);
  const message = `Port ${port} of ${host} cannot be opened: ${why}. Free it, or choose another one with ${option}.`;
  return new ServerError("unavailable", message, {}, { cause });
}

/** Opens the server's own port and answers its address. @throws ServerError when it cannot */
export function openPort(app: FastifyInstance, at: { host: string; port: number }): Promise<string> {
  return app.listen(at).catch((error: unknown) => {
    throw portRefusal(error, at, "--port");
  });
}
