import type { ConfValue } from "../../../generated/shapes/ConfTable.ts";
import { readUnit } from "./readUnit.ts";

/** The number a text stands for, unit letters and factor applied; undefined where it is none. */
export function readNumber(value: ConfValue, text: string): number | undefined {
  const plain = /^-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)$/i.test(text) ? Number(text) : undefined;
  // Beside text, only the one way a number is written is a number: all else keeps its letters. A bitrate is never text,
  // but for words such as `copy`.
  if (value.types.includes("string") && value.suffix !== "bitrate-k")
    return plain !== undefined && String(plain) === text && fits(value, plain) ? plain : undefined;
  const number = plain ?? (value.suffix === undefined ? undefined : readUnit(text, value.suffix)?.number);
  if (number === undefined) return undefined;
  const scaled = value.factor === undefined ? number : unscale(number * value.factor);
  return fits(value, scaled) ? scaled : undefined;
}

function fits(value: ConfValue, number: number): boolean {
  return value.types.includes("number") || Number.isInteger(number);
}

/** 4.35 × 1000 is 4350.000000000001 in binary; nobody measures a setting to the twelfth digit. */
function unscale(number: number): number {
  return Number(number.toPrecision(12));
}
