import { safeAddress } from "./safeAddress.ts";

const SHORTEST_SECRET = 3;

/** A line of a media process in which nothing secret of an address is left, however the process shortened it. */
export function withoutAddress(line: string, address: string): string {
  const whole = line.replaceAll(address, safeAddress(address));
  return secretsOf(address).reduce((text, secret) => text.replaceAll(secret, "***"), whole);
}

function secretsOf(address: string): readonly string[] {
  const [, login = "", path = "", query = ""] =
    /^[a-z][a-z0-9+.-]*:\/\/(?:([^/?#]*)@)?[^/?#]*([^?#]*)(.*)$/i.exec(address) ?? [];
  const values = query.split(/[?&#]/).map((pair) => pair.slice(pair.indexOf("=") + 1));
  const key = /^rtmp/i.test(address) ? /^\/[^/]+.*\/([^/]+)$/.exec(path)?.[1] : undefined;
  const password = login.includes(":") ? login.slice(login.indexOf(":") + 1) : "";
  return [password, key ?? "", ...values]
    .flatMap((secret) => [secret, decoded(secret)])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((one, other) => other.length - one.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
