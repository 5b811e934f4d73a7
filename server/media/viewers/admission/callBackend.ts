import { type Decision, permissionMs } from "./Decision.ts";

/** One question to an auth backend over HTTP. */
export interface BackendCall {
  /** As in the config: http or https, perhaps with a login and parameters of its own. */
  readonly address: string;
  /** A play is asked with GET and parameters in the address, a publish with POST and a JSON body. */
  readonly method: "GET" | "POST";
  readonly fields: Readonly<Record<string, string | number>>;
  /** Those of the fields that the config gives. */
  readonly extra?: Readonly<Record<string, string>>;
}

const LONGEST_SECONDS = 7 * 86_400;

/**
 * Asks an auth backend: 200 allows, 401 and 403 refuse, anything else is no answer, a redirect too: it is not followed.
 * `X-AuthDuration` (seconds), `X-UserId` and `X-Max-Sessions` come with the answer; its body is not read.
 *
 * @throws whatever keeps the backend from being asked
 */
export async function callBackend(call: BackendCall, signal: AbortSignal, now: () => number): Promise<Decision> {
  const { url, headers } = targetOf(call.address);
  const isGet = call.method === "GET";
  if (isGet) for (const [name, value] of Object.entries(call.fields)) url.searchParams.set(name, String(value));
  else headers["content-type"] = "application/json";
  const response = await fetch(url, {
    method: call.method,
    headers,
    signal,
    redirect: "manual",
    ...(isGet ? {} : { body: JSON.stringify(call.fields) }),
  });
  await response.body?.cancel();
  return decisionOf(response, url.host, now());
}

function decisionOf({ status, headers }: Response, host: string, nowMs: number): Decision {
  const seconds = wholeOf(headers.get("x-authduration"));
  const lasts = seconds === undefined ? permissionMs : Math.min(Math.max(seconds, 1), LONGEST_SECONDS) * 1000;
  const untilMs = nowMs + lasts;
  if (status === 401 || status === 403)
    return { verdict: "refused", reason: `The auth backend ${host} refused.`, untilMs };
  if (status !== 200) {
    return {
      verdict: "unanswered",
      reason: `The auth backend ${host} answered ${status}, which neither allows nor refuses.`,
      untilMs: nowMs,
    };
  }
  return {
    verdict: "allowed",
    reason: `The auth backend ${host} allowed it.`,
    untilMs,
    userId: headers.get("x-userid")?.trim().slice(0, 256) || undefined,
    maxSessions: wholeOf(headers.get("x-max-sessions")),
  };
}

function wholeOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

/** `fetch` refuses an address with a login; it goes into a header. */
function targetOf(address: string): { url: URL; headers: Record<string, string> } {
  const url = new URL(address);
  const headers: Record<string, string> = { "user-agent": "Sluice" };
  if (url.username !== "" || url.password !== "") {
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers["authorization"] = `Basic ${Buffer.from(login).toString("base64")}`;
    url.username = "";
    url.password = "";
  }
  return { url, headers };
}
