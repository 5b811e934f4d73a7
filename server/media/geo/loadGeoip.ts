import { createRequire } from "node:module";
import type { CountryLookup } from "./CountryLookup.ts";

/**
 * The packaged table of countries (GeoLite2 of MaxMind), some megabytes that stay in memory.
 *
 * @throws what Node throws for an optional package that is not installed
 */
export function loadGeoip(): CountryLookup {
  const table: unknown = createRequire(import.meta.url)("geoip-country");
  if (typeof table !== "object" || table === null || !("lookup" in table) || typeof table.lookup !== "function") {
    throw new TypeError("The package geoip-country has no function lookup: install the version of package.json.");
  }
  const lookup: (ip: string) => unknown = table.lookup.bind(table);
  return (ip) => {
    const found = lookup(ip);
    return typeof found === "object" && found !== null && "country" in found ? textOf(found.country) : undefined;
  };
}

function textOf(country: unknown): string | undefined {
  return typeof country === "string" && country !== "" ? country : undefined;
}
