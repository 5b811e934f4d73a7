import type { AuthBackend } from "../../../../src/generated/types/AuthBackend.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import type { BackendAsker } from "./BackendService.ts";
import { type Decision, permissionMs, type Question } from "./Decision.ts";
import { isIptvAddress } from "../../../../src/model/iptv/iptvStreams.ts";
import { askIptv, type IptvQuestion } from "./askIptv.ts";
import { decideByRules } from "./authRules.ts";
import { decideBySecureToken } from "./secureToken.ts";

/** Of what a client made up, what a backend gets to read. */
const LONGEST = 2048;

/** A question that an auth address of the config is to decide. */
interface AuthQuestion {
  readonly question: Question;
  /** Sent along with every question. */
  readonly extra: Readonly<Record<string, string>>;
  readonly config: Server;
  readonly backends: BackendAsker;
  readonly nowMs: number;
  /** For addresses that mean the IPTV users; without it nobody is let in by them. */
  readonly iptv?: IptvQuestion;
}

/** Lets what the config names as auth decide; a kind of address that this server does not know allows nobody. */
export async function askAuthAddress(address: string, asking: AuthQuestion): Promise<Decision> {
  const untilMs = asking.nowMs + permissionMs;
  if (isIptvAddress(address)) return askIptv(asking.question.request, asking.nowMs, asking.iptv);
  if (address === "true") return { verdict: "allowed", reason: "Everybody is allowed.", untilMs };
  if (address === "false") return { verdict: "refused", reason: "Nobody is allowed.", untilMs };
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/is.exec(address) ?? [];
  const ask = KINDS.get(scheme.toLowerCase());
  if (ask !== undefined) return ask({ address, rest }, asking);
  const kind = scheme === "" ? "a file or a word" : `${scheme}://`;
  const known = [...KINDS.keys(), "iptv"].map((name) => `${name}://`).join(", ");
  return {
    verdict: "refused",
    reason: `The auth setting is ${kind}, which this server cannot ask; it can ask ${known}, or be true or false.`,
    untilMs,
  };
}

type Kind = (auth: { address: string; rest: string }, asking: AuthQuestion) => Decision | Promise<Decision>;

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["http", ({ address }, asking) => askHttp(address, asking)],
  ["https", ({ address }, asking) => askHttp(address, asking)],
  ["auth", ({ rest }, asking) => askNamedBackend(rest, asking)],
  ["stalker", ({ rest }, asking) => askStalker(rest, asking)],
  [
    "securetoken",
    ({ rest }, { question, nowMs }) => {
      const { name, signedName = name, ip, token } = question.request;
      return decideBySecureToken({ setting: rest, name: signedName, ip, token, nowMs });
    },
  ],
]);

/** Where a Stalker portal tells whether a link that it has given out still holds. */
const STALKER_PATH = "/stalker_portal/server/api/chk_flussonic_tmp_link.php";

/** `stalker://HOST[:PORT][/PATH]`: the portal gives its viewers links with a token, and is asked about it as a backend is. */
function askStalker(rest: string, asking: AuthQuestion): Decision | Promise<Decision> {
  const address = `http://${rest}`;
  if (!URL.canParse(address)) {
    const reason = "The stalker:// setting names no host of a portal.";
    return { verdict: "refused", reason, untilMs: asking.nowMs + permissionMs };
  }
  const url = new URL(address);
  if (url.pathname === "/") url.pathname = STALKER_PATH;
  return askHttp(url.href, asking);
}

/** The auth backend that `auth://NAME` names, as far as there is one, and its key; undefined for any other address. */
export function namedBackend(
  address: string,
  { auth_backends: all = {} }: Server,
): { readonly key: string; readonly backend: AuthBackend | undefined } | undefined {
  const [, key] = /^auth:\/\/(.*)$/is.exec(address) ?? [];
  return key === undefined ? undefined : { key, backend: Object.hasOwn(all, key) ? all[key] : undefined };
}

/** `auth://NAME`: the rules of an auth backend of the global config, then its addresses all at once, then its default. */
async function askNamedBackend(name: string, asking: AuthQuestion): Promise<Decision> {
  const { question, config, nowMs } = asking;
  const { auth_backends: backends = {} } = config;
  const untilMs = nowMs + permissionMs;
  const backend = Object.hasOwn(backends, name) ? backends[name] : undefined;
  if (backend === undefined) {
    return { verdict: "refused", reason: `There is no auth backend ${name} in the global config.`, untilMs };
  }
  const { token, ip, userAgent } = question.request;
  const ruled = decideByRules(backend, { token, ip, userAgent, country: question.country });
  if (ruled !== undefined) {
    const reason = `The auth backend ${name} ${ruled.isAllowed ? "allows" : "denies"} the viewer by ${ruled.words}.`;
    const by = { rule: ruled.rule, backend: name, pointer: ruled.pointer };
    return { verdict: ruled.isAllowed ? "allowed" : "refused", reason, untilMs, by };
  }
  const answers = (backend.backends ?? []).map(async ({ url, ...own }) =>
    askBackend(url, { ...asking, extra: { ...asking.extra, ...textsOf(own) } }),
  );
  const allowing = answers.map((answer) => whenAllowed(answer));
  return Promise.race([...allowing, Promise.all(answers).then((all) => weigh(name, backend, all, untilMs))]);
}

/** The first backend that allows decides; the others need not be waited for. */
function whenAllowed(answer: Promise<Decision>): Promise<Decision> {
  return new Promise((resolve, reject) => {
    answer.then((decision) => decision.verdict === "allowed" && resolve(decision), reject);
  });
}

/** None has allowed. The default is for those about whom nobody said anything. */
function weigh(
  key: string,
  { name, allow_default: isDefault }: AuthBackend,
  answers: readonly Decision[],
  untilMs: number,
): Decision {
  const refusal = answers.find(({ verdict }) => verdict === "refused");
  const silence = answers.find(({ verdict }) => verdict === "unanswered");
  if (refusal === undefined && isDefault)
    return {
      verdict: "allowed",
      reason: `The default of ${name} allows it.`,
      untilMs,
      by: { rule: "default", backend: key },
    };
  const reason = `No rule of the auth backend ${name} allows it.`;
  // One that knows the viewer may be the one that is silent now.
  return silence ?? refusal ?? { verdict: "refused", reason, untilMs, by: { rule: "none", backend: key } };
}

/** Further words behind a backend's address are parameters for it. */
function textsOf(options: object): Record<string, string> {
  const given = Object.entries(options).filter((option): option is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof option[1]),
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** One address of an auth backend: the IPTV users may be one of several that are asked. */
function askBackend(address: string, asking: AuthQuestion): Decision | Promise<Decision> {
  if (isIptvAddress(address)) return askIptv(asking.question.request, asking.nowMs, asking.iptv);
  return askHttp(address, asking);
}

/** Lets a backend of the operator decide, by its http or https address. */
function askHttp(address: string, { question, extra, backends }: AuthQuestion): Promise<Decision> {
  const method = question.request.kind === "publish" ? "POST" : "GET";
  return backends.ask({ address, method, fields: backendFields(question, extra), extra });
}

/**
 * What a backend is told about a viewer or a publisher: the names of the public description of such backends
 * (flussonic.com, "Authorization backend API"), and the parameters of the config, which replace none of them.
 */
function backendFields(
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
