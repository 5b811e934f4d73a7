import { performance } from "node:perf_hooks";
import type { AuthTrial } from "../../../../src/generated/types/AuthTrial.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { isPollingProtocol } from "../../../../src/model/stream/protocols.ts";
import { Admission } from "./Admission.ts";
import { askAuthAddress } from "./authAddress.ts";
import { type BackendAsker, BackendService } from "./BackendService.ts";
import type { Decision, Question } from "./Decision.ts";

/** Somebody who might come to watch. */
export interface TriedViewer {
  /** An auth backend by its key: it alone is asked. Absent: what the stream is played by. */
  readonly backend: string | undefined;
  /** What would be watched; backends are told it. */
  readonly stream: string;
  readonly token: string | undefined;
  readonly ip: string;
  /** In capitals. */
  readonly country: string | undefined;
  readonly proto: string;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  /** Viewers of the stream, and of the server, as they are now. */
  readonly streamClients: number;
  readonly totalClients: number;
}

/** The server that is asked. */
interface TrialParts {
  /** With what is edited in it. */
  readonly config: Server;
  readonly now: () => number;
}

/**
 * What would be decided about a viewer, by the rules that real ones come in by: no session is opened, no answer of before
 * is used and none is kept, and nobody is told of a backend that is silent. Waits for every address that was asked.
 */
export async function tryAuth(viewer: TriedViewer, { config, now }: TrialParts): Promise<AuthTrial> {
  const question = questionOf(viewer);
  const backends = new WatchedService(now);
  const start = performance.now();
  const decision =
    viewer.backend === undefined
      ? await decideForStream(question, { config, now }, backends)
      : await askAuthAddress(`auth://${viewer.backend}`, { question, extra: {}, config, backends, nowMs: now() });
  const took_ms = msSince(start);
  const answers = await backends.answers();
  const { verdict, reason, by } = decision;
  const deciding = (one: Decision) => one === decision && verdict !== "unanswered";
  return {
    verdict,
    reason,
    by: answers.some((answer) => answer.decision === decision) ? "backend" : (by?.rule ?? "stream"),
    ...(by === undefined ? {} : { backend: by.backend }),
    ...(by?.pointer === undefined ? {} : { pointer: by.pointer }),
    took_ms,
    ...(viewer.country === undefined ? {} : { country: viewer.country }),
    asked: answers.map((answer) => (deciding(answer.decision) ? { ...answer.asked, decided: true } : answer.asked)),
  };
}

async function decideForStream(question: Question, { config, now }: TrialParts, backends: BackendAsker) {
  const nobody = () => undefined;
  const parts = { config: () => config, now, isViewToken: () => false, runningConfig: nobody, tellNotice: nobody };
  const { decision } = await new Admission({ ...parts, backends }).decide(question);
  return decision;
}

function questionOf({ stream, country, streamClients, totalClients, ...viewer }: TriedViewer): Question {
  const { proto, ip, token, userAgent, referer } = viewer;
  const query = token === undefined ? "" : new URLSearchParams({ token }).toString();
  const isPolling = isPollingProtocol(proto);
  const request = { name: stream, kind: "play", proto, ip, token, userAgent, referer, query, isPolling } as const;
  // A backend that keeps the ids of sessions knows this one for what it is.
  return { request, sessionId: "trial", number: 0, country, durationMs: 0, bytes: 0, streamClients, totalClients };
}

/** What came of one address. */
interface Answer {
  readonly asked: AuthTrial["asked"][number];
  readonly decision: Decision;
}

/** A service of its own, which has kept no answers, and what came of each address it was asked to ask. */
class WatchedService implements BackendAsker {
  readonly #service: BackendService;
  readonly #asked: Promise<Answer>[] = [];

  constructor(now: () => number) {
    this.#service = new BackendService(now);
  }

  ask(call: Parameters<BackendAsker["ask"]>[0]): Promise<Decision> {
    const start = performance.now();
    const answer = this.#service.ask(call);
    this.#asked.push(
      answer.then((decision) => {
        const { verdict, reason } = decision;
        return { decision, asked: { address: plainAddressOf(call.address), verdict, reason, took_ms: msSince(start) } };
      }),
    );
    return answer;
  }

  /** Of every address, once the last one has answered or kept silent. */
  answers(): Promise<readonly Answer[]> {
    return Promise.all(this.#asked);
  }
}

/** Without the login and the parameters, which may be secrets. */
function plainAddressOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

function msSince(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}
