import { escapeLine } from "./escapeLine.ts";
import { redact } from "./redact.ts";
import type { ServerLog } from "./ServerLog.ts";

/** A log that writes lines such as `2026-01-01T00:00:00.000Z info login {"address":"::1"}`. */
export function createLog(write: (line: string) => void, now: () => number = Date.now): ServerLog {
  const say =
    (level: string) =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}): void => {
      const details = Object.keys(facts).length === 0 ? "" : ` ${JSON.stringify(redact(facts))}`;
      write(escapeLine(`${new Date(now()).toISOString()} ${level} ${event}${details}`));
    };
  return { info: say("info"), warning: say("warning"), error: say("error") };
}
