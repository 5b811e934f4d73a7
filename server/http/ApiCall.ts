import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AuditKind, AuditNote } from "../records/audit/auditEntry.ts";
import type { AuditLog } from "../records/audit/AuditLog.ts";
import { compressedAnswer } from "./compression.ts";
import { readCaller } from "./saveHeaders.ts";

/** What is put down of a call; who made it and from where is added to it. */
export interface CallNote extends Partial<Omit<AuditNote, "kind" | "words">> {
  readonly words: string;
}

/** The answer of a call that is put down; without a note where nothing was done. */
export interface NotedAnswer {
  readonly answer: unknown;
  readonly note: CallNote | undefined;
}

/** One call of the API: a file of its own and a row in the table of `apiCalls.ts`. */
export type ApiCall = CallRoute & CallWork;

interface CallRoute {
  /** In the router's words: `/flussonic/api/stream_restart/:name`. */
  readonly path: string;
  /** What the body may be; `raw` hands over the stream. Absent: none is read. */
  readonly body?: "json" | "text" | "form" | "raw";
  readonly largestBodyBytes?: number;
  /** Needs no login. */
  readonly isOpen?: true;
  /** Players ask it, beside media: at every port, and from pages of any site. */
  readonly isForPlayers?: true;
  /** The login for the metrics (`view_auth`) is enough: it reads what says so, and nothing else. */
  readonly isForReaders?: true;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * What a call does, and what the audit log has of it: a note of a kind; with `revision` nothing but what the config's record
 * puts down of each revision; with `none` nothing, as nothing is changed by it. Only a GET may say nothing of that.
 */
type CallWork =
  | { readonly method: "GET"; readonly audit?: undefined; readonly handle: Handle<unknown> }
  | { readonly method: Method; readonly audit: "none"; readonly handle: Handle<unknown> }
  | { readonly method: Method; readonly audit: "revision"; readonly handle: Handle<unknown> }
  | { readonly method: Method; readonly audit: AuditKind; readonly handle: Handle<NotedAnswer | Promise<NotedAnswer>> };

/** What it returns is the body of a 200; objects become JSON. Throws a ServerError. */
type Handle<Answer> = (request: FastifyRequest, reply: FastifyReply) => Answer;

/** Puts the calls of a table on the server. @param audit what they do is put down there */
export function mountCalls(
  app: FastifyInstance,
  calls: readonly ApiCall[],
  audit: Pick<AuditLog, "note">,
  underWay = new CallsUnderWay(),
): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...compressedAnswer,
      ...(call.largestBodyBytes === undefined ? {} : { bodyLimit: call.largestBodyBytes }),
      handler: (request, reply) => underWay.follow(answerCall(call, audit, request, reply)),
    });
  }
}

async function answerCall(
  call: ApiCall,
  audit: Pick<AuditLog, "note">,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (call.audit === undefined || call.audit === "none" || call.audit === "revision")
    return call.handle(request, reply);
  const { answer, note } = await call.handle(request, reply);
  // A HEAD is answered by the row of its GET, and hands nothing out.
  if (note !== undefined && request.method === call.method)
    audit.note({ kind: call.audit, ...readCaller(request), ...note });
  return answer;
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
