import type { Question } from "./Question.ts";

const LONGEST = 2048;

/**
 * What a backend is told about a viewer or a publisher: the names of the public description of such backends
 * (flussonic.com, "Authorization backend API"), and the parameters of the config, which replace none of them.
 */
export function fieldsOf(
  { request, sessionId, number, country, durationMs, bytes, streamClients, totalClients }: Question,
  extra: Readonly<Record<string, string>>,
): Record<string, string | number> {
  const fields: Record<string, string | number | undefined> = {
    ...extra,
    name: request.name,
    proto: request.proto,
    ip: request.ip,
    token: request.token,
    session_id: sessionId,
    request_type: number === 0 ? "new_session" : "update_session",
    request_number: number,
    stream_clients: streamClients,
    total_clients: totalClients,
    country,
    user_agent: request.userAgent?.slice(0, LONGEST),
    referer: request.referer?.slice(0, LONGEST),
    qs: request.query.slice(0, LONGEST),
    ...(number === 0 ? {} : { duration: Math.floor(durationMs / 1000), bytes }),
  };
  const known = Object.entries(fields).filter((field): field is [string, string | number] => field[1] !== undefined);
  return Object.fromEntries(known);
}
