import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { ServerError } from "../../../ServerError.ts";

const LONGEST_DRAIN_MS = 10_000;

/**
 * The bytes of a body as they come. A failure while they are used leaves the connection open, so that the answer with
 * its words still arrives.
 * @throws ServerError `timeout` when nothing came for so long; `bad_request` when the sender went away
 */
export async function* bodyChunks(body: Readable, idleMs: number): AsyncGenerator<Buffer> {
  const late = new ServerError(
    "timeout",
    `Nothing came for ${Math.round(idleMs / 1000)} s, so the upload was dropped.`,
  );
  let timer = setTimeout(() => body.destroy(late), idleMs);
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      clearTimeout(timer);
      if (!(chunk instanceof Buffer)) throw new ServerError("bad_request", "Send the file as it is, or in a form.");
      yield chunk;
      timer = setTimeout(() => body.destroy(late), idleMs);
    }
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw new ServerError("bad_request", "The upload was cut off: nothing was kept. Send it again.", {}, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Lets the rest of a refused body run out for some seconds, then ends the connection: browsers read the answer only
 * while it stands.
 */
export function drainBody(request: IncomingMessage): void {
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, LONGEST_DRAIN_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
}
