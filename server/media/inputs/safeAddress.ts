import { hideInAddress, loginLength } from "../../../src/model/addressSecrets.ts";

const LONGEST = 200;
const SHORTEST_SECRET = 3;

/**
 * An address fit for a log: without login, without the values of its query, and for RTMP without the last part of the
 * path, which is the key of the stream with most services.
 */
export function safeAddress(address: string): string {
  // What is no address at all may be anything, a password pasted into the wrong field too.
  const safe = hideInAddress(printable(address, LONGEST), () => "***");
  // Not even what the values of the query are called is for a log.
  return safe?.replace(/[?#].*$/s, "?***") ?? "without a scheme";
}

/** The beginning of a text of the config or a publisher, fit for a line of a log: it stays one line. */
export function printable(text: string, longest: number): string {
  // oxlint-disable-next-line no-control-regex -- exactly those would break it
  return text.slice(0, longest).replace(/[\u0000-\u001f\u007f]/g, " ");
}

/** A line of a media process in which nothing secret of an address is left, however the process shortened it. */
export function withoutAddress(line: string, address: string): string {
  const whole = line.replaceAll(address, safeAddress(address));
  return secretsOf(address).reduce((text, secret) => text.replaceAll(secret, "***"), whole);
}

function secretsOf(address: string): readonly string[] {
  const behind = /^[a-z][a-z0-9+.-]*:\/\/(.*)$/is.exec(address)?.[1] ?? "";
  // As an operator means it, and as a program may split it.
  const lengths = new Set([loginLength(behind), (/^[^/?#]*@/.exec(behind)?.[0] ?? "").length]);
  return [...lengths]
    .flatMap((length) => secretsBehind(address, behind, length))
    .flatMap((secret) => [secret, decoded(secret)])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((one, other) => other.length - one.length);
}

function secretsBehind(address: string, behind: string, length: number): readonly string[] {
  const login = behind.slice(0, Math.max(0, length - 1));
  const [, path = "", query = ""] = /^[^/?#]*([^?#]*)(.*)$/s.exec(behind.slice(length)) ?? [];
  const values = query.split(/[?&#]/).map((pair) => pair.slice(pair.indexOf("=") + 1));
  const key = /^rtmp/i.test(address) ? /^\/[^/]+.*\/([^/]+)$/.exec(path)?.[1] : undefined;
  const password = login.includes(":") ? login.slice(login.indexOf(":") + 1) : "";
  return [password, key ?? "", ...values];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
