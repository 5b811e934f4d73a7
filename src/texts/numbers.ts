import { locale } from "./language.ts";

/** How many digits stand behind the decimal sign: `least` of them always. */
interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

/** Making one takes longer than writing a screen of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * The one way in which a number becomes words, in the language spoken: thousands apart, half rounded up. `12345.678` is
 * `12,346`, with `most: 1` `12,345.7`, in German `12.345,7`. What is typed into a setting stays as it is typed.
 */
export function inDigits(amount: number, { least = 0, most = least }: Decimals = {}): string {
  const key = `${locale()} ${least} ${most}`;
  let format = formats.get(key);
  if (format === undefined) {
    const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
    format = new Intl.NumberFormat(locale(), { ...digits, signDisplay: "negative" });
    formats.set(key, format);
  }
  return format.format(amount);
}

/** An amount as it is shown with so many decimals: for the choice of its unit, which must not show 1,000.0 of the smaller one. */
export function rounded(amount: number, decimals = 0): number {
  return Math.round(amount * 10 ** decimals) / 10 ** decimals;
}
