import { prepareAll, readQuery } from "../../src/model/palette/matchWords.ts";
import { type PaletteEntry, searchPalette } from "../../src/model/palette/searchPalette.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const streams = 10_000;
const settings = 1000;
/** From the first letter to what it finds, as agreed. */
const budgetMs = 100;
const queries = ["c", "channel 77", "timeout", "chanenl-9999", "stream output timeout", "zzqqxx"];
const rounds = 9;

/**
 * Ctrl-K over 10,000 streams and 1,000 settings: cutting all names into words and the first result, and each further
 * letter, of the slowest query; beside the agreed budget.
 */
export function paletteSearchBench(): Figure[] {
  const entries = manyEntries();
  const first: number[] = [];
  const further: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const typed of queries) {
      const begun = performance.now();
      const prepared = prepareAll(entries);
      searchPalette(prepared, readQuery(typed), { recent: [], limitOf: () => 7 });
      first.push(performance.now() - begun);
      const again = performance.now();
      searchPalette(prepared, readQuery(typed), { recent: [], limitOf: () => 7 });
      further.push(performance.now() - again);
    }
  }
  return [
    figureOf("palette.first.median", median(first), budgetMs, "ms"),
    figureOf("palette.first.worst", Math.max(...first), budgetMs, "ms"),
    figureOf("palette.key.worst", Math.max(...further), budgetMs, "ms"),
  ];
}

function manyEntries(): readonly PaletteEntry[] {
  const row = (
    id: string,
    group: string,
    more: Pick<PaletteEntry, "title" | "place" | "names" | "paths" | "help">,
  ) => ({
    id,
    group,
    ...more,
  });
  return [
    ...Array.from({ length: streams }, (_, at) =>
      row(`s${at}`, "Streams", { title: `channel-${at}`, place: "Stream" }),
    ),
    ...Array.from({ length: settings }, (_, at) =>
      row(`x${at}`, "Settings", {
        title: `Client timeout ${at}`,
        place: "Stream › Output › Sessions",
        names: [`clients_timeout_${at}`],
        paths: [`output.clients_timeout_${at}`, `output/clients_timeout_${at}`, "sessions"],
        help: "How long a client that reads nothing more is counted as one that watches.",
      }),
    ),
  ];
}
