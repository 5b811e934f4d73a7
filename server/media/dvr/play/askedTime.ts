import { ServerError } from "../../../ServerError.ts";
import type { TimeAsked } from "./TimeAsked.ts";

const MOST_S = 86_400;

/** Reads `FROM-DURATION` of an address, in seconds; DURATION may be `now`. @throws ServerError for more than a day */
export function askedTime(from: string, duration: string, nowMs: number): TimeAsked {
  const fromS = Number(from);
  const seconds = duration === "now" ? nowMs / 1000 - fromS : Number(duration);
  if (seconds <= 0) {
    throw new ServerError(
      "bad_request",
      "The address asks for no time at all: it is FROM-DURATION, in seconds since 1970 and seconds.",
    );
  }
  if (seconds > MOST_S) {
    throw new ServerError("bad_request", `At most ${MOST_S} seconds of an archive are given at once: ask for less.`);
  }
  return {
    fromMs: fromS * 1000,
    toMs: duration === "now" ? Number.POSITIVE_INFINITY : (fromS + Number(duration)) * 1000,
  };
}
