import type { ConfValue } from "../../../generated/contracts/ConfTable.ts";

type Suffix = NonNullable<ConfValue["suffix"]>;

const TIME: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };
const SIZE: Readonly<Record<string, number>> = { b: 1, k: 2 ** 10, m: 2 ** 20, g: 2 ** 30, t: 2 ** 40, p: 2 ** 50 };
const BITRATE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9 };

/** The forms of each unit: a number and a letter. The letter may lack where no other unit competes for the value. */
const FORMS: Readonly<Record<Suffix, { form: RegExp; letters: Readonly<Record<string, number>> }>> = {
  time: { form: /^(\d+(?:\.\d+)?)([smhdw])?$/i, letters: TIME },
  size: { form: /^(\d+(?:\.\d+)?) ?(?:([kmgtp])(?:i?b)?|(b))?$/i, letters: SIZE },
  "bitrate-k": { form: /^(\d+(?:\.\d+)?)([kmg])?$/i, letters: BITRATE },
  percent: { form: /^(\d+(?:\.\d+)?)(%)?$/, letters: { "%": 1 } },
};

/** The number a text like 7d, 40G, 2000k or 97% stands for, in seconds, bytes, bits a second, percent. */
export function readUnit(
  text: string,
  suffix: Suffix,
): { readonly number: number; readonly hasLetter: boolean } | undefined {
  const { form, letters } = FORMS[suffix];
  const found = form.exec(text);
  if (found === null) return undefined;
  const letter = (found[2] ?? found[3])?.toLowerCase();
  const factor = letter === undefined ? 1 : (letters[letter] ?? 1);
  return { number: Number(found[1]) * factor, hasLetter: letter !== undefined };
}

/** From large to small; the largest that divides evenly is written. Weeks, T and P are read but not every server knows them. */
const UNITS: Readonly<
  Record<NonNullable<ConfValue["suffix"]>, readonly (readonly [letter: string, factor: number])[]>
> = {
  time: [
    ["d", 86_400],
    ["h", 3600],
    ["m", 60],
    ["s", 1],
  ],
  size: [
    ["G", 2 ** 30],
    ["M", 2 ** 20],
    ["K", 2 ** 10],
  ],
  "bitrate-k": [["k", 1000]],
  percent: [["%", 1]],
};

/** A number with the largest unit letter that divides it evenly; bare where none does. Nothing is said of zero but its unit. */
export function writeUnit(value: number, suffix: NonNullable<ConfValue["suffix"]>): string {
  if (!Number.isSafeInteger(value) || value < 0) return String(value);
  const units = UNITS[suffix];
  const fitting = value === 0 ? units.at(-1) : units.find(([, factor]) => value % factor === 0);
  return fitting === undefined ? String(value) : `${value / fitting[1]}${fitting[0]}`;
}
