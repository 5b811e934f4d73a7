import { IPTV_PERMISSION_S } from "../../../iptv/Iptv.ts";
import { ServerError } from "../../../ServerError.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";
import { type Decision, openRefusal, permissionMs } from "./Decision.ts";

/** Who plays with a key: told soon, or it throws. */
export type UserOfKey = (
  key: string,
  address: string,
) => Promise<{ readonly id: number; readonly max_sessions?: number } | undefined>;

/** What is known of a stream and of the users, where an IPTV user is to be let in. */
export interface IptvQuestion {
  readonly isIptv: boolean;
  readonly userOfKey: UserOfKey | undefined;
}

/** The user id of viewers, apart from the ids that auth backends of the operator give. */
export function iptvViewerId(id: number): string {
  return `iptv/${id}`;
}

/** Whether it is the id of an IPTV user; another server is free to call its users so, too, and they are only asked about anew. */
export function isIptvViewerId(userId: string | undefined): userId is string {
  return userId?.startsWith("iptv/") ?? false;
}

/**
 * Lets the users of this server decide: who has the key of one plays what is enabled for IPTV. Asked in this process, so
 * neither a port nor a name has to be right for it. A database that is away is silence, as that of any backend.
 */
export async function askIptv(
  { name, token, kind, ip }: ViewerRequest,
  nowMs: number,
  { isIptv, userOfKey }: IptvQuestion = { isIptv: false, userOfKey: undefined },
): Promise<Decision> {
  const refused = (reason: string): Decision => ({
    verdict: "refused",
    ...openRefusal(reason),
    untilMs: nowMs + permissionMs,
  });
  if (kind === "publish") return refused("The users of the IPTV page watch; they do not publish.");
  if (!isIptv) return refused(`${name} is not enabled for IPTV.`);
  if (token === undefined) return refused("A key is needed to watch this.");
  if (userOfKey === undefined)
    return { verdict: "unanswered", reason: "The IPTV users are not asked here.", untilMs: nowMs };
  try {
    const user = await userOfKey(token, ip);
    if (user === undefined) return refused("No user has this key.");
    return {
      verdict: "allowed",
      reason: "An IPTV user.",
      untilMs: nowMs + IPTV_PERMISSION_S * 1000,
      userId: iptvViewerId(user.id),
      maxSessions: user.max_sessions,
      isZapping: true,
    };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (error.kind === "iptv_off") return { verdict: "refused", reason: error.message, untilMs: nowMs + permissionMs };
    return { verdict: "unanswered", reason: `IPTV: ${error.message}`, untilMs: nowMs };
  }
}
