import type { AuthBackend } from "../../../../src/generated/types/AuthBackend.ts";
import { askHttp } from "./askHttp.ts";
import type { AuthQuestion } from "./AuthQuestion.ts";
import type { Decision } from "./Decision.ts";
import { decideByRules } from "./decideByRules.ts";
import { permissionMs } from "./permissionMs.ts";

/** `auth://NAME`: the rules of an auth backend of the global config, then its addresses all at once, then its default. */
export async function askNamedBackend(name: string, asking: AuthQuestion): Promise<Decision> {
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
    return { verdict: ruled.isAllowed ? "allowed" : "refused", reason, untilMs };
  }
  const answers = (backend.backends ?? []).map(({ url, ...own }) =>
    askHttp(url, { ...asking, extra: { ...asking.extra, ...textsOf(own) } }),
  );
  const allowing = answers.map((answer) => whenAllowed(answer));
  return Promise.race([...allowing, Promise.all(answers).then((all) => weigh(backend, all, untilMs))]);
}

/** The first backend that allows decides; the others need not be waited for. */
function whenAllowed(answer: Promise<Decision>): Promise<Decision> {
  return new Promise((resolve, reject) => {
    answer.then((decision) => decision.verdict === "allowed" && resolve(decision), reject);
  });
}

/** None has allowed. The default is for those about whom nobody said anything. */
function weigh(
  { name, allow_default: isDefault }: AuthBackend,
  answers: readonly Decision[],
  untilMs: number,
): Decision {
  const refusal = answers.find(({ verdict }) => verdict === "refused");
  const silence = answers.find(({ verdict }) => verdict === "unanswered");
  if (refusal === undefined && isDefault)
    return { verdict: "allowed", reason: `The default of ${name} allows it.`, untilMs };
  // One that knows the viewer may be the one that is silent now.
  return (
    silence ?? refusal ?? { verdict: "refused", reason: `No rule of the auth backend ${name} allows it.`, untilMs }
  );
}

/** Further words behind a backend's address are parameters for it. */
function textsOf(options: object): Record<string, string> {
  const given = Object.entries(options).filter((option): option is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof option[1]),
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
