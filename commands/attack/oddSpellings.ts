/** How an address can be spelled oddly: a router, a proxy or a browser may still read the plain one in it. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  "an escaped letter": (path) => path.replace(/[a-z]/i, escaped),
  "letters escaped throughout": (path) => path.replaceAll(/[a-z]/gi, escaped),
  "a letter escaped at the end": (path) => path.replace(/[a-z](?=[^a-z]*$)/i, escaped),
  "a letter escaped twice": (path) => path.replace(/[a-z]/i, (letter) => escaped(letter).replace("%", "%25")),
  "an escaped slash": (path) => path.replace(/(?<=.)\//, "%2F"),
  "an overlong slash": (path) => path.replace(/(?<=.)\//, "%c0%af"),
  "a doubled slash in front": (path) => `/${path}`,
  "a doubled slash within": (path) => path.replace(/(?<=.)\//, "//"),
  "a dot segment in front": (path) => `/.${path}`,
  "a dot segment within": (path) => path.replace(/(?<=.)\//, "/./"),
  "a way back": (path) => `/x/..${path}`,
  "a way back from the console": (path) => `/admin/..${path}`,
  "an escaped way back": (path) => `/x/%2e%2E${path}`,
  "a way back with an escaped slash": (path) => `/x/..%2f${path.slice(1)}`,
  "a way back with a parameter": (path) => `/x/..;${path}`,
  "a backslash in front": (path) => `/\\${path.slice(1)}`,
  "backslashes for slashes": (path) => path.replaceAll("/", "\\"),
  "a backslash within": (path) => path.replace(/(?<=.)\//, "\\"),
  "an escaped backslash": (path) => path.replace(/(?<=.)\//, "%5c"),
  "capital letters": (path) => path.toUpperCase(),
  "a parameter": (path) => path.replace(/(?<=[^/])(?=\/|$)/, ";x"),
  "a dot behind": (path) => `${path}.`,
  "a parameter behind": (path) => `${path};x`,
  "a NUL behind": (path) => `${path}%00`,
  "a space behind": (path) => `${path}%20`,
  "no slash in front": (path) => path.slice(1),
  "a whole address": (path) => `http://127.0.0.1${path}`,
  "the address of another host": (path) => `http://evil.test${path}`,
  "a whole address with a login": (path) => `http://a:b@evil.test${path}`,
};

/** Every odd spelling of a path that differs from it, under the words for it. */
export function oddSpellings(path: string): readonly (readonly [words: string, address: string])[] {
  return Object.entries(spellings)
    .map(([words, spell]) => [words, spell(path)] as const)
    .filter(([, address]) => address !== path && address !== "");
}

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}
