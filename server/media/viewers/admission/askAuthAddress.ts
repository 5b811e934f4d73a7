import { askHttp } from "./askHttp.ts";
import { askNamedBackend } from "./askNamedBackend.ts";
import type { AuthQuestion } from "./AuthQuestion.ts";
import type { Decision } from "./Decision.ts";
import { decideBySecureToken } from "./decideBySecureToken.ts";
import { permissionMs } from "./permissionMs.ts";

/** Lets what the config names as auth decide; a kind of address that this server does not know allows nobody. */
export async function askAuthAddress(address: string, asking: AuthQuestion): Promise<Decision> {
  const untilMs = asking.nowMs + permissionMs;
  if (address === "true") return { verdict: "allowed", reason: "Everybody is allowed.", untilMs };
  if (address === "false") return { verdict: "refused", reason: "Nobody is allowed.", untilMs };
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/is.exec(address) ?? [];
  const ask = KINDS.get(scheme.toLowerCase());
  if (ask !== undefined) return ask({ address, rest }, asking);
  const kind = scheme === "" ? "a file or a word" : `${scheme}://`;
  const known = [...KINDS.keys()].map((name) => `${name}://`).join(", ");
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
  [
    "securetoken",
    ({ rest }, { question, nowMs }) => {
      const { name, signedName = name, ip, token } = question.request;
      return decideBySecureToken({ setting: rest, name: signedName, ip, token, nowMs });
    },
  ],
]);
