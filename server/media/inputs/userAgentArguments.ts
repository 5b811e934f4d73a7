import { ServerError } from "../../ServerError.ts";

/** What the server calls itself to a source over HTTP. @throws ServerError for a text that would add headers of its own */
export function userAgentArguments(userAgent: unknown): readonly string[] {
  if (userAgent === undefined || userAgent === null || userAgent === "") return [];
  if (typeof userAgent !== "string" || userAgent.length > 500 || !/^[\u0020-\u007e\u00a0-\uffff]*$/.test(userAgent)) {
    throw new ServerError("invalid", "The user agent of the source must be one line of at most 500 characters.");
  }
  return ["-user_agent", userAgent];
}
