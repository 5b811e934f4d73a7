/**
 * An address with something else in the place of what may be a secret: its login, the values of its query, and for RTMP
 * the last part of the path, which is the key of the stream with most services. Undefined for what is no address.
 * @param hide what stands for a secret
 */
export function hideInAddress(address: string, hide: (secret: string) => string): string | undefined {
  const parts = /^([a-z][a-z0-9+.-]*:\/\/)(?:([^?#]*)@)?([^/?#]*)([^?#]*)(.*)$/is.exec(address);
  if (parts === null) return undefined;
  const [, scheme = "", login, host = "", path = "", query = ""] = parts;
  const kept = (text: string): string => (text === "" ? "" : hide(text));
  const keyed = /^rtmp/i.test(scheme) ? /^(\/[^/]+.*\/)([^/]+)$/s.exec(path) : null;
  return [
    scheme,
    login === undefined ? "" : `${isInterface(scheme) ? login : kept(login)}@`,
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

/** What stands before the host of a multicast address is the interface that it comes by: `udp://eth0@239.0.0.1:5000`. */
function isInterface(scheme: string): boolean {
  return /^(udp|rtp):/i.test(scheme);
}
