const prefix = "#play=";

/** The name a hash asks to play (`#play=NAME`), undefined for any other hash. @throws URIError for a damaged one */
export function playedName(hash: string): string | undefined {
  return hash.startsWith(prefix) ? decodeURIComponent(hash.slice(prefix.length)) : undefined;
}
