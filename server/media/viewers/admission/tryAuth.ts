import { performance } from "node:perf_hooks";
import type { AuthTrial } from "../../../../src/generated/types/AuthTrial.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { findVodFile } from "../../../../src/model/files/fileNames.ts";
import { isPollingProtocol } from "../../../../src/model/stream/protocols.ts";
import { ServerError } from "../../../ServerError.ts";
import { refusalOfFull, refusalOfUser } from "../ViewerLimits.ts";
import { Admission } from "./Admission.ts";
import { askAuthAddress, namedBackend } from "./authAddress.ts";
import { type BackendAsker, BackendService } from "./BackendService.ts";
import type { UserOfKey } from "./askIptv.ts";
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
  /** Of those of the stream, who count against its limit. */
  readonly limitedClients: number;
}

const MOST_ADDRESSES = 100;

/** The server that is asked. */
interface TrialParts {
  /** With what is edited in it. */
  readonly config: Server;
  readonly now: () => number;
  /** Who plays by the key of an IPTV user. */
  readonly userOfKey?: UserOfKey;
}

/**
 * What would be decided about a viewer, by the rules that real ones come in by: no session is opened, no answer of before
 * is used and none is kept, and nobody is told of a backend that is silent. Waits for every address that was asked.
 *
 * @throws ServerError `bad_request` for more addresses than a trial asks
 */
export async function tryAuth(viewer: TriedViewer, { config, now, userOfKey }: TrialParts): Promise<AuthTrial> {
  const { backend } = viewer;
  const question = questionOf(viewer, config);
  const backends = new WatchedService(now);
  const nobody = () => undefined;
  const parts = { config: () => config, now, isViewToken: () => false, runningConfig: nobody, tellNotice: nobody };
  const admission = new Admission({ ...parts, backends, userOfKey });
  const settings = backend === undefined ? admission.settingsOf(question.request) : undefined;
  const address = backend === undefined ? settings?.auth.url : `auth://${backend}`;
  const iptv = { isIptv: admission.settingsOf(question.request)?.isIptv ?? false, userOfKey };
  refuseTooMany(address ?? "", config);
  const start = performance.now();
  const ruled =
    backend === undefined
      ? (await admission.decide(question)).decision
      : await askAuthAddress(`auth://${backend}`, { question, extra: {}, config, backends, nowMs: now(), iptv });
  const took_ms = msSince(start);
  const answers = await backends.answers();
  const isAllowed = ruled.verdict === "allowed";
  const full = isAllowed ? refusalOfFull(settings?.maxSessions, viewer.limitedClients) : undefined;
  // The limit stands over what was decided before: neither a rule nor an address is the one then.
  const decision: Decision | undefined = full === undefined ? ruled : undefined;
  const refusal = full ?? (isAllowed ? refusalOfUser(ruled) : undefined);
  const { verdict, reason } = refusal === undefined ? ruled : { verdict: "refused" as const, reason: refusal };
  const by = decision?.by;
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

/** Before anybody is asked: a trial that has asked some of them has decided nothing. */
function refuseTooMany(address: string, config: Server): void {
  const { key, backend } = namedBackend(address, config) ?? {};
  const count = backend?.backends?.length ?? 0;
  if (count <= MOST_ADDRESSES) return;
  throw new ServerError("bad_request", `${key} has ${count} addresses; a trial asks at most ${MOST_ADDRESSES}.`);
}

function questionOf(
  { stream, country, streamClients, totalClients, ...viewer }: TriedViewer,
  { streams = {}, vods = {} }: Server,
): Question {
  const { proto, ip, token, userAgent, referer } = viewer;
  const query = token === undefined ? "" : new URLSearchParams({ token }).toString();
  const isPolling = isPollingProtocol(proto);
  const vod = Object.hasOwn(streams, stream) ? undefined : findVodFile(stream, vods)?.prefix;
  const played = { name: stream, ...(vod !== undefined && { vod }) };
  const request = { ...played, kind: "play", proto, ip, token, userAgent, referer, query, isPolling } as const;
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

/** Without the login and the parameters, which may be secrets; of what is no address of the web, its scheme at most. */
function plainAddressOf(address: string): string {
  const [start, scheme = ""] = /^([a-z][a-z\d+.-]*):\/\//i.exec(address) ?? [];
  if (start === undefined) return "unreadable";
  if (!/^https?$/i.test(scheme) || !URL.canParse(address)) return `${start}…`;
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

function msSince(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}
