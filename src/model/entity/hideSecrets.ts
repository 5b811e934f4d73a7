import { bareLogin, isInterface, loginOf, MASK, NAMED_IN_QUERY, SCHEME } from "../addressSecrets.ts";
import type { ConfigPath } from "../configPath.ts";
import { canonicalText, isPlainObject, type Json } from "../Json.ts";
import { type Entities, fieldAt } from "./entityPlace.ts";
import { hidesSecret } from "./sensitiveSettings.ts";

/** Where a server tells a change without its secrets: stands for one that is another than before, whose place was `MASK`. */
export const OTHER_SECRET = `≠${MASK}`;

/** What stands for a secret. `text` says it for sure, quotes and all; `value` is the secret itself. */
type Hide = (text: string, value: Json) => string;

/**
 * A value of the config with something else in the place of what is or may be a secret: settings that the schemas say
 * are secret, what addresses carry, values whose name is free, and all that no schema describes.
 * @param path where the value stands
 */
export function hideSecrets(value: Json, path: ConfigPath, entities: Entities, hide: Hide): Json {
  if (Array.isArray(value))
    return value.map((item, index) => hideSecrets(item, [...path, String(index)], entities, hide));
  if (value !== null && hidesSecret(value, path, entities)) return hide(canonicalText(value), value);
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, hideSecrets(child, [...path, name], entities, hide)]),
    );
  }
  const inAddress = (secret: string): string => hide(secret, secret);
  const address = typeof value === "string" ? hideInAddress(value, inAddress) : undefined;
  if (address !== undefined) return address;
  if (isFreeSetting(path, entities)) return hide(canonicalText(value), value);
  return typeof value === "string" ? hideInText(value, inAddress) : value;
}

/** What no schema describes, and the values of maps whose keys are free, may be anything: parameters with a key, say. */
export function isFreeSetting(path: ConfigPath, entities: Entities): boolean {
  const around = path.slice(0, -1);
  const own = fieldAt(path, entities);
  const isListed = fieldAt(around, entities)?.type === "array";
  return !isListed && (own === undefined || own === fieldAt([...around, ANY_KEY], entities));
}

/** What is described under this key is so under any. */
const ANY_KEY = "\u0000";

/**
 * An address with something else in the place of what may be a secret: its login, also one in its path, as IPTV services
 * have it (`/live/LOGIN/PASSWORD/1.ts`), the values of its query, and for RTMP
 * the last part of the path, which is the key of the stream with most services; of one without `://` too where it has
 * several, as nobody knows what that is an address of. Undefined for what is no address: without `://` only a password says that it is one.
 * @param hide what stands for a secret
 */
export function hideInAddress(address: string, hide: (secret: string) => string): string | undefined {
  const [scheme = ""] = SCHEME.exec(address) ?? /^rtmp\w{0,2}:\/?/i.exec(address) ?? [];
  const behind = address.slice(scheme.length);
  const own = scheme === "" ? "" : loginOf(behind);
  const bare = own === "" ? bareLogin(behind) : undefined;
  if (scheme === "" && (bare === undefined || /\s/.test(address))) return undefined;
  const [begin, login] = bare ?? ["", own];
  const [, host = "", path = "", query = ""] =
    /^([^/?#\s]*)([^?#]*)(.*)$/s.exec(behind.slice(begin.length + login.length)) ?? [];
  const kept = (text: string): string => (text === "" ? "" : hide(text));
  const key = /^rtmp/i.test(scheme)
    ? /^(\S*\/)([^\s/].*?)(\/*)$/s
    : scheme === ""
      ? /^(\/[^/]+.*\/)([^/]+)(\/*)$/s
      : undefined;
  const keyed = key?.exec(path) ?? null;
  return [
    scheme,
    begin,
    login === "" || isInterface(scheme, login) ? login : `${kept(login.replace(/(?:@|%40|＠)$/i, ""))}@`,
    hideNamed(host, hide),
    keyed === null
      ? (/http|hls/i.test(scheme) ? hideInPath : hideInText)(path, hide)
      : `${keyed[1] ?? ""}${hide(keyed[2] ?? "")}${keyed[3] ?? ""}`,
    query.replace(/([?&#])([^?&#]*)/g, (_, mark: string, pair: string) => mark + hiddenPair(pair, kept)),
  ].join("");
}

/** A login as parts of a path over HTTP: before the number of a channel. */
const LOGIN_IN_PATH = /^(\/(?:(?:live|movie|series|timeshift)\/)?)([^\s/]+)\/([^\s/]+)(\/\d+(?:\.\w+)?)$/i;

function hideInPath(path: string, hide: (secret: string) => string): string {
  const [, begin = "", login = "", password = "", channel = ""] = LOGIN_IN_PATH.exec(path) ?? [];
  return channel === "" ? hideInText(path, hide) : `${begin}${hide(login)}/${hide(password)}${channel}`;
}

/**
 * A text with something else in the place of what may be a secret in the addresses within it, and of what a query calls
 * one, whatever stands before that.
 * @param hide what stands for a secret
 */
export function hideInText(text: string, hide: (secret: string) => string): string {
  return text.replace(/\S+/g, (word) => {
    // A login may stand before an address that is a part of its query.
    const isWhole = !word.includes("://") || bareLogin(word.slice(0, word.indexOf("://"))) !== undefined;
    const at = isWhole ? 0 : Math.max(word.search(WITHIN), 0);
    return (
      hideNamed(word.slice(0, at), hide) + (hideInAddress(word.slice(at), hide) ?? hideNamed(word.slice(at), hide))
    );
  });
}

/** Where an address begins within a word. */
const WITHIN = /(?<![\w+.-])[a-z][\w+.-]*:\/\//i;

/** What no address is known for, but a query calls a secret. */
function hideNamed(word: string, hide: (secret: string) => string): string {
  return word.replace(NAMED_IN_QUERY, (named, name: string) => name + hide(named.slice(name.length)));
}

/** `name=value`; a word without a value may be a token, and what has a blank before its sign is no name. */
function hiddenPair(pair: string, hide: (secret: string) => string): string {
  const at = pair.indexOf("=");
  return at < 0 || /\s/.test(pair.slice(0, at)) ? hide(pair) : pair.slice(0, at + 1) + hide(pair.slice(at + 1));
}
