/** An address as rules and people write it: IPv4 without the IPv6 around it, and no network card; "" where there is none. */
export function plainAddress(ip: string | undefined): string {
  const [address = ""] = (ip ?? "").split("%");
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return (inside?.[1] ?? address).toLowerCase();
}

/** Whether an address is this machine's own. */
export function isLoopback(ip: string | undefined): boolean {
  return /^127\.|^::1$/.test(plainAddress(ip));
}
