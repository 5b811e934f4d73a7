import { createServer } from "node:http";
import type { Server } from "../../../src/generated/types/Server.ts";
import { askAuthAddress } from "../../../server/media/viewers/admission/authAddress.ts";
import { BackendService } from "../../../server/media/viewers/admission/BackendService.ts";
import type { Question } from "../../../server/media/viewers/admission/Decision.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { median } from "../median.ts";

const ROUNDS = 400;
const WARM = 50;

/**
 * The time from a viewer's question to the decision of an auth backend with rules and one HTTP address on loopback, which no
 * rule spares and no kept answer; beside a bare `fetch` of the same address with the same parameters.
 */
export async function authDecisionBench(): Promise<readonly Figure[]> {
  const server = createServer((_, response) => response.end("allowed"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("The backend does not listen.");
    const url = `http://127.0.0.1:${address.port}/auth`;
    const config: Server = { auth_backends: { main: { name: "main", allow: rules, backends: [{ url }] } } };
    const backends = new BackendService(Date.now);
    const times: { readonly ours: number; readonly peer: number }[] = [];
    for (let round = 0; round < WARM + ROUNDS; round++) {
      const question = questionOf(round);
      const ours = await timeOf(async () => {
        const asking = { question, extra: {}, config, backends, nowMs: Date.now() };
        const { verdict } = await askAuthAddress("auth://main", asking);
        if (verdict !== "allowed") throw new Error(`The backend allows everybody, and it was ${verdict}.`);
      });
      const peer = await timeOf(async () => {
        const response = await fetch(`${url}?${sent(question)}`);
        await response.body?.cancel();
      });
      if (round >= WARM) times.push({ ours, peer });
    }
    const ours = median(times.map((time) => time.ours));
    return [figureOf("auth-decision", ours, median(times.map((time) => time.peer)), "ms")];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** None of them names the viewer. */
const rules = {
  tokens: Array.from({ length: 1000 }, (_, index) => `subscriber-${index}`),
  ips: ["10.0.0.0/8", "192.0.2.0/24"],
  countries: ["FR", "DE"],
};

/** Each with a token of its own, so that nobody has been answered before. */
function questionOf(round: number): Question {
  const token = `viewer-${round}`;
  const request = {
    name: "news",
    kind: "play",
    proto: "hls",
    ip: "203.0.113.7",
    token,
    userAgent: "Player/1.0",
  } as const;
  const own = { ...request, referer: undefined, query: `token=${token}`, isPolling: true };
  const figures = { number: 0, durationMs: 0, bytes: 0, streamClients: 3, totalClients: 40 };
  return { request: own, sessionId: `session-${round}`, country: "US", ...figures };
}

/** As many parameters as a question has. */
function sent({ request, sessionId }: Question): string {
  return new URLSearchParams({
    name: request.name,
    proto: request.proto,
    ip: request.ip,
    token: request.token ?? "",
    session_id: sessionId,
    request_type: "new_session",
    request_number: "0",
    stream_clients: "3",
    total_clients: "40",
    country: "US",
    user_agent: request.userAgent ?? "",
    qs: request.query,
  }).toString();
}

/** In ms. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
