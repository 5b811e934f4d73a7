import type { MeasuredSetting } from "../../../generated/contracts/CrossCheck.ts";
import type { Json } from "../../Json.ts";
import { parseSizeString, parseTimeString } from "../../units/unitStrings.ts";

/**
 * A value as a quantity: seconds, bytes, a number of items, milliseconds since 1970, or the text itself. Undefined for one
 * that is none, which the schema's own check tells.
 */
export function measuredValue(
  value: Json | undefined,
  how: Omit<MeasuredSetting, "path">,
): number | string | undefined {
  switch (how.as) {
    case "number":
      return scaled(value, how.factor);
    case "count":
      return typeof value === "object" && value !== null ? Object.keys(value).length : undefined;
    case "time":
      return typeof value === "string" ? parseTimeString(value) : scaled(value, how.factor);
    case "size":
      return typeof value === "string" ? parseSizeString(value) : scaled(value, how.factor);
    case "clock":
      return typeof value === "string" ? secondsOfDay(value) : undefined;
    case "date":
      return typeof value === "string" ? instant(value) : undefined;
    case "text":
      return typeof value === "string" ? value : undefined;
  }
}

function scaled(value: Json | undefined, factor = 1): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value * factor : undefined;
}

/** `HH:mm:ss`, `HH:mm` or `HHmm`. */
function secondsOfDay(text: string): number | undefined {
  const [, hours, minutes, seconds = "0"] = /^([01]\d|2[0-3]):?([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function instant(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
