import { sizeFactors } from "./sizeFactors.ts";

/**
 * Bytes as a size string that reads back as the same number: in the largest unit that shows it with at most two
 * decimals, in kibibytes with as many as it takes otherwise. Never a bare number, which would read as gibibytes.
 */
export function formatSizeString(bytes: number): string {
  for (const [unit, factor] of Object.entries(sizeFactors)) {
    const amount = bytes / factor;
    if (amount >= 1 && Number(amount.toFixed(2)) === amount) return `${amount}${unit}`;
  }
  return `${bytes / sizeFactors.K}K`;
}
