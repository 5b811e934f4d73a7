/**
 * Why a player may not play on the page it is on, or nothing when it may. A player that names no page (no Referer) is
 * embedded in none of the domains, so it may not: an application gets a stream of its own, without this list.
 */
export function refusalByDomain(
  domains: readonly string[] | undefined,
  referer: string | undefined,
): string | undefined {
  if (domains === undefined || domains.length === 0 || domains.includes("*")) return undefined;
  const host = hostOf(referer ?? "");
  if (host === undefined) return "This may be played on certain web pages only, and the player names no page it is on.";
  if (domains.some((domain) => isOfDomain(host, domain))) return undefined;
  return `This may not be played on pages of ${host}.`;
}

function isOfDomain(host: string, domain: string): boolean {
  const below = domain.startsWith("*.");
  const base = hostOf(`http://${below ? domain.slice(2) : domain}`);
  if (base === undefined) return false;
  return below ? host.endsWith(`.${base}`) : host === base;
}

/** In small letters and punycode. */
function hostOf(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : "";
  return host === "" ? undefined : host;
}
