import type { FastifyInstance } from "fastify";
import { ServerError } from "../ServerError.ts";

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
