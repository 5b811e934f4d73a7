import { hideLogins } from "../../src/model/addressSecrets.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { Tally } from "./Tally.ts";

/** Where the server says what happens: one line each, never a secret, never a line break from outside. */
export interface ServerLog {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Something that works, but that the operator should look after. */
  warning(event: string, facts?: Readonly<Record<string, unknown>>): void;
  error(event: string, facts?: Readonly<Record<string, unknown>>): void;
}

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

/** A log that tells two others all it is given. */
export function bothLogs(one: ServerLog, other: ServerLog): ServerLog {
  const both =
    (level: keyof ServerLog): ServerLog["info"] =>
    (event, facts) => {
      one[level](event, facts);
      other[level](event, facts);
    };
  return { info: both("info"), warning: both("warning"), error: both("error") };
}

/** A log that counts the lines it is given. */
export function countedLog(log: ServerLog): { readonly log: ServerLog; readonly lines: LogTally } {
  const lines: LogTally = new Tally(["info", "warning", "error"]);
  const counted =
    (level: keyof ServerLog): ServerLog["info"] =>
    (event, facts) => {
      lines.add(level);
      log[level](event, facts);
    };
  return { log: { info: counted("info"), warning: counted("warning"), error: counted("error") }, lines };
}

/** The lines of the server's log by level. */
export type LogTally = Tally<keyof ServerLog>;

/** A text as one line of visible characters: breaks, terminal codes and marks that turn the reading direction are escaped. */
export function escapeLine(text: string): string {
  return withHiddenShown(text).replace(/[\t\r\n]/g, (end) => `[${names[end] ?? ""}]`);
}

const names: Readonly<Record<string, string>> = { "\t": "U+0009", "\r": "U+000D", "\n": "U+000A" };

const SECRET = /passw|secret|token|credential|cookie|authorization|passphrase|cluster_key|aes_key|^iv$|ticket$/i;
const MASK = "***";

/** A copy of any value without what must not be read in a log: secrets by their name, and logins inside addresses. */
export function redact(value: unknown): unknown {
  return redactWith(redactText, value);
}

/** As `redact`, for words of elsewhere: also without what follows a secret's name, as a config text or a query has it. */
export function redactWords(value: unknown): unknown {
  return redactWith((text) => redactText(text).replace(NAMED, `$1${MASK}`), value);
}

/** `password hidden`, `"token": "hidden"`, `secret=hidden`. */
const NAMED =
  /(\b\w{0,64}(?:passw(?:or)?d|passphrase|secret|token|credentials?|_key)\w{0,64}["']?(?:\s*[:=]\s*|\s+)["']?)[^\s"';,&]+/gi;

function redactWith(mask: (text: string) => string, value: unknown, depth = 0): unknown {
  if (typeof value === "string") return mask(value);
  if (value instanceof Error) return mask(value.message);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 8) return "...";
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redactWith(mask, item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, SECRET.test(key) ? MASK : redactWith(mask, child, depth + 1)]),
  );
}

function redactText(text: string): string {
  return hideLogins(text, MASK)
    .replace(/scrypt\$[\w$-]+/g, MASK)
    .replace(/\b(Basic|Bearer)\s+[\w+/=.-]+/gi, `$1 ${MASK}`);
}
