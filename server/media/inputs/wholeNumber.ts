import { ServerError } from "../../ServerError.ts";

/** A number of the config that goes into an argument. Digits in a text count too. @throws ServerError for anything else */
export function wholeNumber(value: unknown, name: string, least: number, most: number): number {
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === "number" && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ServerError("invalid", `${name} must be a whole number from ${least} to ${most}.`);
}
