import type { DvrImpact } from "../../generated/types/DvrImpact.ts";
import { dvrStorageText } from "../../texts/en/dvrStorage.ts";
import { formatBytes } from "../units/formatQuantity.ts";
import { formatDuration } from "../units/formatTime.ts";

/** So many streams are named; the count tells of the others. */
const mostNames = 3;

/** What of the recordings a save removes, in a sentence or two; undefined where it is nothing. */
export function lossWords(impact: DvrImpact): string | undefined {
  const { bytes, duration, stream_count: count, stream_names: names, is_reading: isReading } = impact;
  if (count === 0) return undefined;
  const told = { duration: formatDuration(duration * 1000), size: formatBytes(bytes) };
  const words = dvrStorageText("dvr.losses.many", { ...told, count, names: listed(names, count) });
  return isReading === true ? `${words} ${dvrStorageText("dvr.losses.reading")}` : words;
}

function listed(names: readonly string[], count: number): string {
  const told = names.slice(0, mostNames);
  const others = count - told.length;
  return others > 0 ? dvrStorageText("dvr.losses.others", { names: told.join(", "), count: others }) : told.join(", ");
}
