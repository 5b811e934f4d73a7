/** The key of a mirrored server in the runtime: its URL with the port spelt out, 80 when it names none. */
export function serverKey(url: string): string {
  const {
    scheme = "http",
    host = "",
    port = "80",
  } = /^(?:(?<scheme>\w+):\/\/)?(?<host>\[[^\]]*\]|[^:/?#]+)(?::(?<port>\d+))?/.exec(url)?.groups ?? {};
  return `${scheme}://${host}:${port}`;
}
