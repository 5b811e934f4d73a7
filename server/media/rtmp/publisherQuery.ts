/** A publisher's query with its secret under the name that it is asked for by, wherever the client had it. */
export function publisherQuery(query: string, secret: string | undefined): string {
  if (secret === undefined || new URLSearchParams(query).has("password")) return query;
  return [query, `password=${encodeURIComponent(secret)}`].filter((part) => part !== "").join("&");
}
