import { encodedName } from "./encodedName.ts";

/** Address of the player page of a stream; a static stream waits for the press of play. */
export function embedUrl(name: string, isStatic: boolean, token: string, tokenName = "token"): string {
  return `/${encodedName(name)}/embed.html?version=3&autoplay=${!isStatic}&${tokenName}=${encodeURIComponent(token)}`;
}
