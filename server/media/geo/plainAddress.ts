/** An address as rules and people write it: IPv4 without the IPv6 around it, and no network card. */
export function plainAddress(ip: string): string {
  const [address = ""] = ip.split("%");
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return (inside?.[1] ?? address).toLowerCase();
}
