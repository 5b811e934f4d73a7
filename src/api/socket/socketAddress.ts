import type { HttpClient } from "../HttpClient.ts";
import { basicToken } from "../login/adminCredentials.ts";

/** Address of the events socket at the host that served the page; `credentials` as `readSocketTicket` gives them. */
export function socketAddress(
  { protocol, host }: Pick<Location, "protocol" | "host">,
  credentials: string | undefined,
): string {
  const query = credentials === undefined ? "" : `?credentials=${encodeURIComponent(credentials)}`;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/flussonic/api/events${query}`;
}

/**
 * What the events socket is opened with: a one-use ticket from a server that gives them, else base64url of
 * `login:password` as the specification has it.
 * @throws ApiError
 */
export async function readSocketTicket(http: HttpClient, hasTickets: boolean): Promise<string | undefined> {
  if (hasTickets) {
    const answer = await http.post("/flussonic/api/socket-ticket");
    if (typeof answer === "object" && answer !== null && "ticket" in answer) return String(answer.ticket);
  }
  if (!http.credentials) return undefined;
  return basicToken(http.credentials).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
