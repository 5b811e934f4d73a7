import type { RevisionMeta } from "./storage/RevisionMeta.ts";
import type { SaveAnswer } from "./SaveAnswer.ts";

const KEPT = 1000;

/** Remembers what was answered to which operation id, so that a save that is sent again is not applied again. */
export class Operations {
  readonly #answers = new Map<string, SaveAnswer>();

  constructor(metas: readonly RevisionMeta[]) {
    for (const { operation_id: id, rev } of metas) if (id !== undefined) this.remember(id, { rev, operation_id: id });
  }

  answerTo(operationId: string | undefined): SaveAnswer | undefined {
    return operationId === undefined ? undefined : this.#answers.get(operationId);
  }

  remember(operationId: string, answer: SaveAnswer): void {
    this.#answers.set(operationId, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }
}
