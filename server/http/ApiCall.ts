import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { compressedAnswer } from "./compression.ts";

/** One call of the API: a file of its own and a row in the table of `apiCalls.ts`. */
export interface ApiCall {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In the router's words: `/flussonic/api/stream_restart/:name`. */
  readonly path: string;
  /** What the body may be; `raw` hands over the stream. Absent: none is read. */
  readonly body?: "json" | "text" | "form" | "raw";
  readonly largestBodyBytes?: number;
  /** Needs no login. */
  readonly isOpen?: true;
  /** Players ask it, beside media: at every port, and from pages of any site. */
  readonly isForPlayers?: true;
  /** The login that reads and changes nothing (`view_auth`) is enough. */
  readonly isForReaders?: true;
  /** What it returns is the body of a 200; objects become JSON. Throws a ServerError. */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Puts the calls of a table on the server. */
export function mountCalls(app: FastifyInstance, calls: readonly ApiCall[], underWay = new CallsUnderWay()): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...compressedAnswer,
      ...(call.largestBodyBytes === undefined ? {} : { bodyLimit: call.largestBodyBytes }),
      handler: (request, reply) => underWay.follow((async () => call.handle(request, reply))()),
    });
  }
}

/** The calls of the API that were begun and are not answered yet: a server that stops waits for them, but not for ever. */
export class CallsUnderWay {
  readonly #running = new Set<Promise<unknown>>();

  follow<Answer>(call: Promise<Answer>): Promise<Answer> {
    const forget = (): void => void this.#running.delete(call);
    this.#running.add(call);
    call.then(forget, forget);
    return call;
  }

  /** Resolves when none runs any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
