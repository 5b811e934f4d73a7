import { ServerError } from "../../ServerError.ts";

const MOST_BITS = 1_000_000_000;

/** A number of the config that goes into an argument. Digits in a text count too. @throws ServerError for anything else */
export function wholeNumber(value: unknown, name: string, least: number, most: number): number {
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === "number" && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ServerError("invalid", `${name} must be a whole number from ${least} to ${most}.`);
}

/**
 * What a word of the config stands for. Only words of the table ever get into an argument.
 * @throws ServerError that names the words there are
 */
export function chosenWord<T>(word: unknown, table: Readonly<Record<string, T>>, name: string): T {
  const found = typeof word === "string" && Object.hasOwn(table, word) ? table[word] : undefined;
  if (found !== undefined) return found;
  throw new ServerError("invalid", `${name} must be one of ${Object.keys(table).join(", ")}.`);
}

/** Bits per second, or `copy`. @throws ServerError for anything else */
export function bitrateOrCopy(value: unknown, name: string, least: number): number | "copy" {
  if (value === "copy") return value;
  if (typeof value === "number" && value >= least && value <= MOST_BITS) return Math.round(value);
  throw new ServerError(
    "invalid",
    `${name} must be the word copy or a number of bits per second from ${least} to ${MOST_BITS}.`,
  );
}
