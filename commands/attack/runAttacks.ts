import type { Attack } from "./Attack.ts";
import { Target, type TargetOptions } from "./Target.ts";

/** A server that an attack has held up gets this long, so that each attack fails for its own reasons. */
const RECOVERY_MS = 120_000;

/** Tries every attack in turn and tells how it went. @returns how many failed, those that could not be tried any more too */
export async function runAttacks(
  attacks: readonly Attack[],
  options: TargetOptions,
  write: (line: string) => void,
): Promise<number> {
  const target = new Target(options);
  await target.logIn();
  const counts = { passed: 0, failed: 0, leftOut: 0 };
  for (const attack of attacks) {
    const missing = whatIsMissing(attack, target);
    const fault = missing ?? (await findFault(attack, target));
    const verdict = missing !== undefined ? "leftOut" : fault === undefined ? "passed" : "failed";
    counts[verdict] += 1;
    write(`${verdicts[verdict]}  ${attack.title}${fault === undefined ? "" : `: ${fault}`}`);
    if (verdict === "failed" && !(await recovers(target))) {
      const rest = attacks.length - attacks.indexOf(attack) - 1;
      write(`The server has not answered for ${RECOVERY_MS / 1000} s since: ${rest} attacks were not tried.`);
      counts.failed += rest;
      break;
    }
  }
  const leftOut = counts.leftOut === 0 ? "" : `, ${counts.leftOut} left out`;
  write(`${counts.passed} passed, ${counts.failed} failed${leftOut}`);
  return counts.failed;
}

const verdicts = { passed: "passed  ", failed: "FAILED  ", leftOut: "left out" } as const;

function whatIsMissing({ needs }: Attack, target: Target): string | undefined {
  if (needs === "login" && !target.isLoggedIn) return "give --login and --password";
  if (needs === "rtmp" && target.rtmpPort === undefined) return "give --rtmp PORT";
  return undefined;
}

/** What the server did wrong. One that has stood an attack answers afterwards, and has the config that it had. */
export async function findFault(attack: Attack, target: Target): Promise<string | undefined> {
  try {
    const before = await readRevision(target);
    const fault = await failureWords(attack.run(target));
    await target.answerMs();
    const after = await readRevision(target);
    if (before === after) return fault;
    await takeBack(target, before, after);
    return `${fault ?? "it was answered as it should be"}; it has changed the config, which is revision ${before} again`;
  } catch (error) {
    return errorMessage(error);
  }
}

function failureWords(run: Promise<void>): Promise<string | undefined> {
  return run.then(() => undefined, errorMessage);
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function recovers(target: Target): Promise<boolean> {
  for (const until = Date.now() + RECOVERY_MS; Date.now() < until;) {
    if ((await target.answerMs().catch(() => undefined)) !== undefined) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function readRevision(target: Target): Promise<string> {
  if (!target.isLoggedIn) return "";
  const { headers } = await target.api("GET", "read_config");
  return headers.etag?.replaceAll('"', "") ?? "";
}

async function takeBack(target: Target, before: string, after: string): Promise<void> {
  const answer = await target.api("POST", `revisions/${before}/restore`, { headers: { "if-match": `"${after}"` } });
  if (answer.status !== 200) throw new Error(`the config was changed, and revision ${before} does not come back`);
}
