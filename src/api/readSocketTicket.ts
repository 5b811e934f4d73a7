import { basicToken } from "./basicToken.ts";
import type { HttpClient } from "./HttpClient.ts";

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
