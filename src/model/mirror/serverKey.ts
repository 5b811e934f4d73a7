/**
 * What an origin server is known by, in the runtime's `servers` too: its URL as `scheme://host:port` with the port spelt
 * out, 80 when it names none, whatever the scheme. Without a scheme it is http; a login or a path does not count.
 */
export function serverKey(url: string): string {
  const {
    scheme = "http",
    host = "",
    port = "80",
  } = /^(?:(?<scheme>\w+):\/\/)?(?:[^/?#]*@)?(?<host>\[[^\]]*\]|[^:/?#]+)(?::(?<port>\d+))?/.exec(url.trim())?.groups ??
  {};
  return `${scheme}://${host}:${port}`.toLowerCase();
}
