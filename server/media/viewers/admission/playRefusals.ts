import type { Auth } from "../../../../src/generated/types/Auth.ts";
import { isProtocolOn, protocolInFull, servedProtocols } from "../../../../src/model/stream/protocols.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";
import type { AccessSettings } from "./AccessSettings.ts";
import { openRefusal, type Refusal } from "./Decision.ts";

type Played = Pick<ViewerRequest, "name" | "proto">;

/** Why something is played to nobody in the way that is asked for: it, or its protocol, is switched off. */
export function refusalByOutput(settings: AccessSettings, { name, proto }: Played): Refusal | undefined {
  if (settings.isDisabled) return { ...openRefusal(`The stream ${name} is switched off.`), kind: "not_found" };
  if (proto === "download") {
    return settings.hasDownloads ? undefined : openRefusal(`${name} may be watched, but not downloaded.`);
  }
  const words = protocolInFull(proto);
  if (words === undefined || isProtocolOn(settings.protocols, proto)) return undefined;
  return openRefusal(`${words} is switched off for ${name}.`);
}

/**
 * Why nothing of it is shown at all, not even a picture: it takes a publisher, is recorded or is sent on, but every
 * protocol that it could be played over is switched off.
 */
export function refusalOfUnplayed({ protocols, hasDownloads }: AccessSettings, name: string): Refusal | undefined {
  const isPlayed = hasDownloads || servedProtocols("streams").some((protocol) => isProtocolOn(protocols, protocol));
  return isPlayed ? undefined : openRefusal(`Playing is switched off for ${name}.`);
}

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

/** Why a viewer may not watch from its country, or nothing when it may. An unknown country is on no list. */
export function refusalByCountry(
  { allowed_countries: allowed, disallowed_countries: disallowed }: Auth,
  country: string | undefined,
): string | undefined {
  const from = country ?? "an unknown country";
  const isOn = (list: readonly string[]) => list.some((code) => code.toUpperCase() === country);
  if (allowed !== undefined && !isOn(allowed))
    return `This may not be watched from ${from}: it is not among the allowed.`;
  if (disallowed !== undefined && isOn(disallowed)) return `This may not be watched from ${from}.`;
  return undefined;
}
