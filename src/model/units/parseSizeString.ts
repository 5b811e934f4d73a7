import { sizeFactors } from "./sizeFactors.ts";

/**
 * Bytes of a size string: a number and at most one unit of K, M, G, T, P, with or without a `b` behind it, in any case
 * (`1Kb`, `32gb`, `1.5T`). A bare number is in `bareUnit`: gibibytes as typed by a person, bytes in a stored value.
 */
export function parseSizeString(text: string, bareUnit: keyof typeof sizeFactors | "" = "G"): number | undefined {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*(?:([kmgtp])b?)?$/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const letter = unit === "" ? bareUnit : unit.toUpperCase();
  return Math.round(Number(number) * (isSizeUnit(letter) ? sizeFactors[letter] : 1));
}

function isSizeUnit(unit: string): unit is keyof typeof sizeFactors {
  return Object.hasOwn(sizeFactors, unit);
}
