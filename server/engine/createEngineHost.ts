import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../ServerContext.ts";
import type { EngineHost } from "./EngineHost.ts";

/** What an engine gets of a server. */
export function createEngineHost(context: ServerContext, app: FastifyInstance, address: string): EngineHost {
  const { folder, record, viewTokens, notices, now, records } = context;
  return {
    app,
    address,
    folder,
    config: () => record.current.config,
    log: records.log,
    isViewToken: (token) => viewTokens.isGood(token),
    tellNotice: (topic, words) => (words === undefined ? notices.clear(topic) : notices.set(topic, words)),
    onSession: (session) => records.history.add(session),
    now,
  };
}
