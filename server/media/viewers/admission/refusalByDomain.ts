/** The page a player is on. */
interface Page {
  /** As the player's browser names it. */
  readonly referer: string | undefined;
  /** The name this server was asked under. */
  readonly ownHost?: string | undefined;
}

/**
 * Why a player may not play on the page it is on, or nothing when it may. A player that names no page (no Referer) is
 * embedded in none of the domains, so it may not: an application gets a stream of its own, without this list. Pages of
 * this server itself are the console and the player page, which is given to pages of the domains only.
 */
export function refusalByDomain(
  domains: readonly string[] | undefined,
  { referer, ownHost }: Page,
): string | undefined {
  if (domains === undefined || domains.length === 0 || domains.includes("*")) return undefined;
  const host = hostOf(referer ?? "");
  if (host === undefined) return "This may be played on certain web pages only, and the player names no page it is on.";
  if (host === hostOf(`http://${ownHost ?? ""}`)) return undefined;
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
