import type { Auth } from "../../../../src/generated/types/Auth.ts";

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
