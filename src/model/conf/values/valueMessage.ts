import type { ConfValue } from "../../../generated/shapes/ConfTable.ts";
import { confMessages } from "../confMessages.ts";

const BY_SUFFIX = {
  time: confMessages.badTime,
  size: confMessages.badSize,
  percent: confMessages.badPercent,
  "bitrate-k": confMessages.badBitrate,
} as const;

/** What to say of a text that is none of the types a value may have. */
export function valueMessage(value: ConfValue): string {
  if (value.suffix !== undefined) return BY_SUFFIX[value.suffix];
  if (value.prefix !== undefined) return confMessages.badPrefix;
  if (value.types.includes("integer")) return confMessages.badInteger;
  if (value.types.includes("number")) return confMessages.badNumber;
  return confMessages.badBoolean;
}
