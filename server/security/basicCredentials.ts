/** Login and password of an Authorization header of kind Basic (RFC 7617); undefined for any other. */
export function basicCredentials(header: string | undefined): { login: string; password: string } | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/_=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0 ? undefined : { login: text.slice(0, colon), password: text.slice(colon + 1) };
}
