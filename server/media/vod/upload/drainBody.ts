import type { IncomingMessage } from "node:http";

const LONGEST_MS = 10_000;

/**
 * Lets the rest of a refused body run out for some seconds, then ends the connection: browsers read the answer only
 * while it stands.
 */
export function drainBody(request: IncomingMessage): void {
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, LONGEST_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
}
