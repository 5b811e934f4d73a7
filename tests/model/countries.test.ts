import { describe, expect, it } from "vitest";
import { countryCodes, countryName, parseCountry } from "../../src/model/countries.ts";

describe("a country", () => {
  it.each([
    ["de", "DE"],
    ["germany", "DE"],
    ["France", "FR"],
    ["xy", "XY"],
    ["nowhere", "nowhere"],
    ["", ""],
  ])("%s is stored as %s", (typed, stored) => {
    expect(parseCountry(typed)).toBe(stored);
  });

  it("has a name by its code, in small letters too, and none by another word", () => {
    expect([countryName("AL"), countryName("al"), countryName("ALB"), countryName("1")]).toEqual([
      "Albania",
      "Albania",
      undefined,
      undefined,
    ]);
  });

  it("is offered by name, without those that are no more and codes of none", () => {
    const codes = countryCodes();
    expect(codes.slice(0, 2)).toEqual(["AF", "AX"]);
    expect(codes.length).toBeGreaterThan(240);
    expect(codes.filter((code) => ["DD", "SU", "UK", "EU", "ZZ"].includes(code))).toEqual([]);
  });
});
