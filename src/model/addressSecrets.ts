/** What is shown in the place of a secret within a text. */
export const MASK = "••••••";

/**
 * An address with something else in the place of what may be a secret: its login, the values of its query, and for RTMP
 * the last part of the path, which is the key of the stream with most services. Undefined for what is no address.
 * @param hide what stands for a secret
 */
export function hideInAddress(address: string, hide: (secret: string) => string): string | undefined {
  const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(address) ?? [];
  if (scheme === undefined) return undefined;
  const behind = address.slice(scheme.length);
  const length = loginLength(behind);
  const login = behind.slice(0, Math.max(0, length - 1));
  const [, host = "", path = "", query = ""] = /^([^/?#]*)([^?#]*)(.*)$/s.exec(behind.slice(length)) ?? [];
  const kept = (text: string): string => (text === "" ? "" : hide(text));
  const keyed = /^rtmp/i.test(scheme) ? /^(\/[^/]+.*\/)([^/]+)$/s.exec(path) : null;
  return [
    scheme,
    length === 0 ? "" : `${isInterface(scheme, login) ? login : kept(login)}@`,
    host,
    keyed === null ? path : (keyed[1] ?? "") + hide(keyed[2] ?? ""),
    query.replace(/([?&#])([^?&#]*)/g, (_, mark: string, pair: string) => mark + hiddenPair(pair, kept)),
  ].join("");
}

/** `name=value`; a word without a value may be a token. */
function hiddenPair(pair: string, hide: (secret: string) => string): string {
  const at = pair.indexOf("=");
  return at < 0 ? hide(pair) : pair.slice(0, at + 1) + hide(pair.slice(at + 1));
}

/**
 * How long the login of an address is, with its `@`; 0 where it has none. People paste passwords as they are, and media
 * programs take the last `@`: where a colon is followed by what is no port, a password is meant, whatever stands in it.
 * @param behind what stands behind `://`
 */
export function loginLength(behind: string): number {
  const isPassword = /^[^/?#[]*:(?!\d{1,5}(?:[/?#]|$))/.test(behind);
  const isLikely = /^[^/?#@[]*:/.test(behind);
  const [within = ""] = isPassword ? [behind] : ((isLikely ? /^[^?#]*/ : /^[^/?#]*/).exec(behind) ?? []);
  return within.lastIndexOf("@") + 1;
}

/** What stands before the host of a multicast address is the interface that it comes by: `udp://eth0@239.0.0.1:5000`. */
function isInterface(scheme: string, login: string): boolean {
  return !login.includes(":") && /(?<![\w+.-])(udp|rtp):\/\/$/i.test(scheme);
}

/** Values of a query that are called a secret; the first group is what stands before one. */
export const NAMED_IN_QUERY =
  /([?&]\w{0,64}(?:token|key|passw\w{0,64}|secret|credentials?|passphrase|streamid)=)(?:[^&\s"';]|;(?!\s|$))+/gi;

/**
 * A text with a mask in the place of each login that an address in it carries, and of what its query calls a secret; all
 * else of the addresses stays.
 */
export function hideLogins(text: string, mask = MASK): string {
  if (!text.includes("://")) return text;
  return text.replace(/[^\s"]+/g, (word) => hideInWord(word, mask)).replace(NAMED_IN_QUERY, `$1${mask}`);
}

/** Whether an address in a text carries a login or a secret. */
export function hasLogin(text: string): boolean {
  return hideLogins(text) !== text;
}

/** More addresses than anybody writes into one word. */
const MOST_IN_WORD = 20;

function hideInWord(word: string, mask: string): string {
  let shown = "";
  let rest = word;
  for (let count = 0; count < MOST_IN_WORD; count += 1) {
    const at = rest.indexOf("://");
    if (at < 0) return shown + rest;
    const scheme = rest.slice(0, at + 3);
    rest = rest.slice(scheme.length);
    const login = rest.slice(0, loginLength(rest));
    // Words in brackets stand where one was hidden already.
    const isOpen = login === "" || isInterface(scheme, login) || /^\[[^\]@]*\]@$/.test(login);
    shown += scheme + (isOpen ? login : `${mask}@`);
    rest = rest.slice(login.length);
  }
  return shown + mask;
}
