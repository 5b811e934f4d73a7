import { loginOf, SCHEME } from "../../../src/model/addressSecrets.ts";
import { hideInAddress } from "../../../src/model/entity/hideSecrets.ts";

const LONGEST = 200;
const SHORTEST_SECRET = 3;

/**
 * An address fit for a log: without login, without the values of its query, and for RTMP without the last part of the
 * path, which is the key of the stream with most services.
 */
export function safeAddress(address: string): string {
  // What is no address at all may be anything, a password pasted into the wrong field too.
  if (!SCHEME.test(address)) return "without a scheme";
  const safe = hideInAddress(printable(address, LONGEST), () => "***") ?? "";
  // Not even what the values of the query are called is for a log.
  return safe.replace(/[?#].*$/s, "?***");
}

/** The beginning of a text of the config or a publisher, fit for a line of a log: it stays one line. */
export function printable(text: string, longest: number): string {
  // oxlint-disable-next-line no-control-regex -- exactly those would break it
  return text.slice(0, longest).replace(/[\u0000-\u001f\u007f]/g, " ");
}

/**
 * Words of a media process in which nothing secret of an address is left, however the process shortened it. A secret is
 * looked for as a whole word: `here` is no part of `There`.
 */
export function withoutAddress(line: string, address: string): string {
  const whole = line.replaceAll(address, safeAddress(address));
  return secretsOf(address).reduce(
    (text, secret) => text.replaceAll(asWord(secret), secret.startsWith("/") ? "/***" : "***"),
    whole,
  );
}

/** Where a secret begins or ends with a letter or a digit, none stands beside it. */
function asWord(secret: string): RegExp {
  const isLetter = /[\p{L}\p{N}_]/u;
  const before = isLetter.test(secret.at(0) ?? "") ? String.raw`(?<![\p{L}\p{N}_])` : "";
  const after = isLetter.test(secret.at(-1) ?? "") ? String.raw`(?![\p{L}\p{N}_])` : "";
  return new RegExp(before + secret.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`) + after, "gu");
}

function secretsOf(address: string): readonly string[] {
  const behind = /^[a-z][a-z0-9+.-]*:\/\/(.*)$/is.exec(address)?.[1] ?? "";
  // As an operator means it, and as a program may split it.
  const logins = new Set([loginOf(behind), /^[^/?#]*@/.exec(behind)?.[0] ?? ""]);
  return [...logins]
    .flatMap((login) => secretsBehind(address, login, behind.slice(login.length)))
    .flatMap((secret) => [secret, decoded(secret)])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((one, other) => other.length - one.length);
}

function secretsBehind(address: string, login: string, behind: string): readonly string[] {
  const [, path = "", query = ""] = /^[^/?#]*([^?#]*)(.*)$/s.exec(behind) ?? [];
  const values = query.split(/[?&#]/).map((pair) => pair.slice(pair.indexOf("=") + 1));
  const key = /^rtmp/i.test(address) ? (/([^/]+)\/*$/.exec(path)?.[1] ?? "") : "";
  const [, password = ""] = /(?::|%3a|：)(.*)(?:@|%40|＠)$/is.exec(login) ?? [];
  return [password, PLAIN_NAMES.has(key) ? `/${key}` : key, ...values];
}

/** Names that streams have everywhere, and that a sentence may have too: looked for behind their slash only. */
const PLAIN_NAMES = new Set(
  "live stream streams test main channel video audio here name key source play input".split(" "),
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
