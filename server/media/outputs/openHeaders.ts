/** Headers of every media answer: players on any site may read it, and nothing guesses its type or keeps an error. */
export const openHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "content-length, content-type, date, etag, retry-after",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};
