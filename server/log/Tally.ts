/** How often something has happened since the start, by what came of it. What never happened counts 0. */
export class Tally<Outcome extends string> {
  readonly #counts: Map<Outcome, number>;

  constructor(outcomes: readonly Outcome[]) {
    this.#counts = new Map(outcomes.map((outcome) => [outcome, 0]));
  }

  get counts(): ReadonlyMap<Outcome, number> {
    return this.#counts;
  }

  add(outcome: Outcome): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }
}
