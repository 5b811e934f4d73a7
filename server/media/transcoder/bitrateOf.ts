import { ServerError } from "../../ServerError.ts";

const MOST = 1_000_000_000;

/** Bits per second, or `copy`. @throws ServerError for anything else */
export function bitrateOf(value: unknown, name: string, least: number): number | "copy" {
  if (value === "copy") return value;
  if (typeof value === "number" && value >= least && value <= MOST) return Math.round(value);
  throw new ServerError(
    "invalid",
    `${name} must be the word copy or a number of bits per second from ${least} to ${MOST}.`,
  );
}
