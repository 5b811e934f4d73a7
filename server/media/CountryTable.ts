import { createRequire } from "node:module";

/** Country code of two letters for an address; none for one that is private or in no table. */
type CountryLookup = (ip: string) => string | undefined;

/** Tells the countries of viewers. The table is read when the first one comes; without it every country is unknown. */
export class CountryTable {
  #lookup: CountryLookup | undefined;

  constructor(private readonly load: () => CountryLookup = loadGeoip) {}

  of(ip: string): string | undefined {
    this.#lookup ??= this.#loadOrNone();
    return this.#lookup(ip);
  }

  #loadOrNone(): CountryLookup {
    try {
      return this.load();
    } catch {
      // The package is optional: a viewer without a country is better than no viewer.
      return () => undefined;
    }
  }
}

/**
 * The packaged table of countries (GeoLite2 of MaxMind), some megabytes that stay in memory.
 *
 * @throws what Node throws for an optional package that is not installed
 */
function loadGeoip(): CountryLookup {
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
