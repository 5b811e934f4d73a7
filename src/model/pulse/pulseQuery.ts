/** A question to the pulse in a user's words: `sum:10s-savg:stream_out{name=news}`. */
export interface PulseQuery {
  /** How the lines of a metric become one; without it each stays a line. */
  readonly group: "max" | "min" | "sum" | undefined;
  /** From 1 to 3600. */
  readonly periodS: number | undefined;
  /** `savg`: the mean of a period. `tavg8`: the mean of the last eight periods, a smoother line. */
  readonly aggregator: "tavg8" | "savg" | undefined;
  readonly metric: string;
  readonly tags: Readonly<Record<string, string>>;
}

const PART = String.raw`[^;{}\n\t,=:]+`;
const PAIR = `${PART}=${PART}`;
const QUERY = new RegExp(
  String.raw`^(?:(?<group>max|min|sum):)?(?:(?<count>\d{1,4})(?<unit>[smh])(?:-(?<aggregator>tavg8|savg))?:)?` +
    String.raw`(?<metric>${PART})(?:\{(?<tags>(?:${PAIR}(?:,${PAIR})*)?)\})?$`,
);
const SECONDS = { s: 1, m: 60, h: 3600 };

/**
 * Reads `[GROUP:][PERIOD[-AGGREGATOR]:]METRIC[{TAG=VALUE,...}]`, periods from 1s to 1h; undefined for another form.
 * No part may hold `; { } , = :`, a tab or a line break: in the value of a tag they are URL-encoded.
 */
export function parsePulseQuery(text: string): PulseQuery | undefined {
  const groups = QUERY.exec(text)?.groups;
  const metric = groups?.["metric"];
  if (groups === undefined || metric === undefined) return undefined;
  const periodS = readPeriod(groups["count"], groups["unit"]);
  if (periodS !== undefined && (periodS < 1 || periodS > 3600)) return undefined;
  const { group, aggregator } = groups;
  return {
    group: group === "max" || group === "min" || group === "sum" ? group : undefined,
    periodS,
    aggregator: aggregator === "tavg8" || aggregator === "savg" ? aggregator : undefined,
    metric,
    tags: readTags(groups["tags"]),
  };
}

function readPeriod(count: string | undefined, unit: string | undefined): number | undefined {
  if (count === undefined || (unit !== "s" && unit !== "m" && unit !== "h")) return undefined;
  return Number(count) * SECONDS[unit];
}

function readTags(text: string | undefined): Readonly<Record<string, string>> {
  const pairs = (text ?? "").split(",").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.split("=");
      return [key.trim(), decodedText(value.trim())];
    }),
  );
}

/** A URL-encoded text as it was meant; one that is not encoded stays. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
