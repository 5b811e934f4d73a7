import type { CountryLookup } from "./CountryLookup.ts";
import { loadGeoip } from "./loadGeoip.ts";

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
