import { BenchSkipped } from "./BenchSkipped.ts";
import type { Bench } from "./benches.ts";
import type { Figure } from "./Figure.ts";

/** What came of some benches. */
interface Measured {
  readonly figures: readonly Figure[];
  /** Names of benches that this machine cannot run. */
  readonly skipped: readonly string[];
}

/** Runs benches one after the other. @param print takes one JSON line a figure, and one a bench that was skipped */
export async function measureAll(benches: readonly Bench[], print: (line: string) => void): Promise<Measured> {
  const figures: Figure[] = [];
  const skipped: string[] = [];
  for (const bench of benches) {
    try {
      for (const { bench: name, ours, peer, ratio, unit } of await bench.run()) {
        const figure = { bench: name, ours, peer, ratio, unit };
        figures.push(figure);
        print(JSON.stringify(figure));
      }
    } catch (error) {
      if (!(error instanceof BenchSkipped)) throw error;
      skipped.push(bench.name);
      print(JSON.stringify({ bench: bench.name, skipped: error.message }));
    }
  }
  return { figures, skipped };
}
