/** Address of the events socket at the host that served the page; `credentials` as `readSocketTicket` gives them. */
export function socketAddress(
  { protocol, host }: Pick<Location, "protocol" | "host">,
  credentials: string | undefined,
): string {
  const query = credentials === undefined ? "" : `?credentials=${encodeURIComponent(credentials)}`;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/flussonic/api/events${query}`;
}
