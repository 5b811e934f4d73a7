import type { RevisionMeta } from "./storage/RevisionStore.ts";

/** What every save says beside its content. */
export interface SaveRequest {
  /** The revision the save was made for; `any` writes over whatever is there. */
  readonly ifMatch: number | "any" | undefined;
  /** A repeated save with the same id is applied once. */
  readonly operationId?: string | undefined;
  /** The login that saves. */
  readonly who: string;
  /** Key of the console's session: it stays alive when this save changes the password. */
  readonly session?: string | undefined;
  /** Seconds after which the save is taken back, unless it has been confirmed. */
  readonly confirmWithinS?: number | undefined;
}

/** The answer to a save, on the wire as it is. */
export interface SaveAnswer {
  readonly rev: number;
  readonly operation_id?: string;
  /** Milliseconds since 1970: without `confirm_config` by then the save is taken back. */
  readonly confirm_until?: number;
}

const KEPT = 1000;

/** Remembers what was answered to which operation id, so that a save that is sent again is not applied again. */
export class SaveOperations {
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
