import type { AuthBackend } from "../../../../src/generated/types/AuthBackend.ts";
import type { AuthRules } from "../../../../src/generated/types/AuthRules.ts";
import { isInNetwork } from "./isInNetwork.ts";

/** Whom rules are about. */
export interface Ruled {
  readonly token: string | undefined;
  readonly ip: string;
  /** In capitals, as tables of countries have it. */
  readonly country: string | undefined;
  readonly userAgent: string | undefined;
}

/** What the first rule says that names the viewer: tokens before addresses, countries and players, allowing before denying. */
export function decideByRules(backend: AuthBackend, viewer: Ruled): { isAllowed: boolean; words: string } | undefined {
  for (const { words, fits } of RULES) {
    if (fits(backend.allow ?? {}, viewer)) return { isAllowed: true, words };
    if (fits(backend.deny ?? {}, viewer)) return { isAllowed: false, words };
  }
  return undefined;
}

interface Rule {
  readonly words: string;
  readonly fits: (rules: AuthRules, viewer: Ruled) => boolean;
}

const RULES: readonly Rule[] = [
  { words: "its token", fits: ({ tokens = [] }, { token }) => token !== undefined && tokens.includes(token) },
  { words: "its address", fits: ({ ips = [] }, { ip }) => ips.some((network) => isInNetwork(ip, network)) },
  {
    words: "its country",
    fits: ({ countries = [] }, { country }) =>
      country !== undefined && countries.some((code) => code.toUpperCase() === country),
  },
  { words: "its player", fits: ({ uas = [] }, { userAgent }) => userAgent !== undefined && uas.includes(userAgent) },
];
