/** Country code of two letters for an address; none for one that is private or in no table. */
export type CountryLookup = (ip: string) => string | undefined;
