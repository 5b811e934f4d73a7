/** What is shown in the place of a secret within a text. */
export const MASK = "••••••";

/** What an address begins with, by which it is known as one. */
export const SCHEME = /^[a-z][\w+.-]*:\/\//i;

/**
 * The login of an address, with its `@`; "" where it has none. People paste passwords as they are, and media programs take
 * the last `@`: where a colon is followed by what is no port, a password is meant, whatever stands in it, and also where the
 * signs are written in another way.
 * @param behind what stands behind `://`
 */
export function loginOf(behind: string): string {
  const isPassword = /^[^/?#[]*(?::|%3a|：)(?!\d{1,5}(?:[/?#]|$))/i.test(behind);
  const isLikely = /^[^/?#@[]*:/.test(behind);
  const [within = ""] = isPassword ? [behind] : ((isLikely ? /^[^?#]*/ : /^[^/?#]*/).exec(behind) ?? []);
  const login = within.slice(0, within.lastIndexOf("@") + 1);
  return login === "" && isPassword ? (/^.*(?:%40|＠)/is.exec(within)?.[0] ?? "") : login;
}

/**
 * The login with a password that an address without `://` begins with (`admin:pw@host`, `//admin:pw@host`, `rtsp:/…`):
 * what stands before it, and that with its `@`.
 */
export function bareLogin(text: string): readonly [begin: string, login: string] | undefined {
  const [begin = ""] = /^(?:[a-z][\w+.-]*:(?=\/*[^/@:]+:))?\/*/i.exec(text) ?? [];
  const login = loginOf(text.slice(begin.length));
  return /(?::|%3a|：).+(?:@|%40|＠)$/is.test(login) ? [begin, login] : undefined;
}

/** What stands before the host of a multicast address is the interface that it comes by: `udp://eth0@239.0.0.1:5000`. */
export function isInterface(scheme: string, login: string): boolean {
  return !login.includes(":") && /(?<![\w+.-])(udp|rtp):\/\/$/i.test(scheme);
}

/** What a secret is called, in a query or by itself. */
const NAME = String.raw`[\w-]{0,64}(?:token|key|passw\w{0,64}|pwd|secret|credentials?|passphrase|signature|streamid|(?<![a-z\d])pass)=`;
/** Short words, which mean one in a query only, and where no other word ends with them. */
const SHORT_NAME = String.raw`[\w-]{0,64}(?<![a-z])(?:pw|auth|sig)=`;
/** The values of such; the first group is what stands before one. */
export const NAMED_IN_QUERY = new RegExp(
  String.raw`((?:[?&;]|(?<![^\s"'(]))${NAME}|[?&;]${SHORT_NAME})(?:[^&\s"';]|;(?!\s|$))+`,
  "gi",
);

/**
 * A text with a mask in the place of each login that an address in it carries, of the key of an RTMP stream, and of what a
 * query calls a secret; all else of the addresses stays.
 */
export function hideLogins(text: string, mask = MASK): string {
  return hideKeys(withoutLogins(text, mask), mask);
}

function withoutLogins(text: string, mask: string): string {
  if (!/[@?&;=＠]|%40/i.test(text)) return text;
  return text.replace(/[^\s"]+/g, (word) => hideInWord(word, mask)).replace(NAMED_IN_QUERY, `$1${mask}`);
}

/** The same of a value: one that is an address may have blanks and quotes in its login, its key and what its query says. */
export function hideInValue(value: string): string {
  if (!SCHEME.test(value)) return hideLogins(value);
  const open = hideInWord(value, MASK)
    .replace(WHOLE_KEY, (all: string, before: string, key: string, behind: string) =>
      isHidden(key) ? all : before + MASK + behind,
    )
    .replace(NAMED_TO_END, `$1${MASK}`);
  return hideLogins(open);
}

/** Whether an address in a text carries a login, or a secret by its name. The last part of an RTMP address is mostly a name. */
export function hasLogin(text: string): boolean {
  return withoutLogins(SCHEME.test(text) ? hideInWord(text, MASK) : text, MASK) !== text;
}

/** The last part of the path of an RTMP address within a text, and what stands before it; as far as an address goes there. */
const KEY_IN_TEXT =
  /(?<![\w+.-])(rtmp\w{0,2}:\/{0,2}(?!\/)(?:(?!:\/\/)[^\s"?#]){0,2000}\/)(\[[^\]"/?#]*\]|(?:(?!(?<!\w)rtmp\w{0,2}:\/)[^\s"?#/])+)/gi;
/** The same of an address that is all of a value. */
const WHOLE_KEY = /^(rtmp\w{0,2}:\/\/[^\s?#]*\/)([^\s?#/][^?#]*?)(\/*(?:[?#].*)?)$/is;
/** In the query of such a one a blank ends nothing. */
const NAMED_TO_END = new RegExp(String.raw`(?<=^\S*)([?&;]${NAME})[^&;]+`, "gi");

/** Already: by a server, which says with a sign before the mask that it is another one, or by words in brackets. */
function isHidden(key: string): boolean {
  return /^(?:≠?•+|\[[^\]]*\][;:,.)}>'|]*$)/.test(key);
}

function hideKeys(text: string, mask: string): string {
  if (!/rtmp/i.test(text)) return text;
  return text.replace(KEY_IN_TEXT, (_, before: string, key: string) => {
    // Signs of the sentence or statement around it.
    const [signs = ""] = /[;:,.)\]}>'|]+$/.exec(key) ?? [];
    // How an address is to be written is no address.
    const isForm = before.endsWith("://HOST/");
    return isForm || signs.length === key.length || isHidden(key) ? before + key : before + mask + signs;
  });
}

/** More addresses than anybody writes into one word. */
const MOST_IN_WORD = 20;

function hideInWord(word: string, mask: string, most = MOST_IN_WORD): string {
  const at = word.indexOf("://") + 3;
  const scheme = at < 3 ? word : word.slice(0, at);
  const [begin, bare] = bareLogin(scheme) ?? ["", ""];
  const shown = bare === "" ? scheme : `${begin}${mask}@${withoutLast(scheme.slice(begin.length + bare.length), mask)}`;
  if (at < 3) return shown;
  if (most === 0) return mask;
  const rest = word.slice(at);
  const login = loginOf(rest);
  // Words in brackets stand where one was hidden already.
  const isOpen = login === "" || isInterface(scheme, login) || /^\[[^\]@]*\]@$/.test(login);
  return shown + (isOpen ? login : `${mask}@`) + hideInWord(rest.slice(login.length), mask, most - 1);
}

/** What stands behind a login without a scheme; nobody knows what that is an address of, so the last of several parts may be a key. */
function withoutLast(place: string, mask: string): string {
  return place.replace(/^([^/?#]*\/[^/?#]+[^?#]*\/)([^/?#;"']+)/, `$1${mask}`);
}
