import { decodedText } from "./decodedText.ts";
import type { PulseQuery } from "./PulseQuery.ts";

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
  const periodS = periodOf(groups["count"], groups["unit"]);
  if (periodS !== undefined && (periodS < 1 || periodS > 3600)) return undefined;
  const { group, aggregator } = groups;
  return {
    group: group === "max" || group === "min" || group === "sum" ? group : undefined,
    periodS,
    aggregator: aggregator === "tavg8" || aggregator === "savg" ? aggregator : undefined,
    metric,
    tags: tagsOf(groups["tags"]),
  };
}

function periodOf(count: string | undefined, unit: string | undefined): number | undefined {
  if (count === undefined || (unit !== "s" && unit !== "m" && unit !== "h")) return undefined;
  return Number(count) * SECONDS[unit];
}

function tagsOf(text: string | undefined): Readonly<Record<string, string>> {
  const pairs = (text ?? "").split(",").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.split("=");
      return [key.trim(), decodedText(value.trim())];
    }),
  );
}
