/** Auth addresses that mean the users of this server: `iptv://…`, and its own `/tv/auth` by the names of this machine. */
export function isIptvAddress(address: string): boolean {
  if (/^iptv:\/\//i.test(address)) return true;
  const url = address.startsWith("/") ? `http://localhost${address}` : address;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname, username, password } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return isHere && pathname === "/tv/auth" && username === "" && password === "";
}
