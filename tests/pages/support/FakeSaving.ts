import type {
  CheckedChange,
  SavingCalls,
  ScheduledChanges,
  ScheduledSave,
  TrialOutcome,
} from "../../../src/api/areas/savingApi.ts";
import type { ScheduledSaves } from "../../../src/generated/types/ScheduledSaves.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

/** The server around a save: it keeps what was asked in `made`, and fails once with `failure` when a test sets it. */
export class FakeSaving implements SavingCalls {
  readonly made: string[] = [];
  failure: Error | undefined;
  found: CheckedChange = { problems: [], unlisted: 0 };
  /** What became of the save on trial. */
  became: TrialOutcome = { kind: "waiting" };
  waiting: readonly ScheduledSave[] = [];

  async check(patch: JsonObject): Promise<CheckedChange> {
    this.#make(`check ${JSON.stringify(patch)}`);
    return this.found;
  }

  async keep(rev: number): Promise<void> {
    this.#make(`keep ${rev}`);
  }

  async undo(rev: number): Promise<void> {
    this.#make(`undo ${rev}`);
  }

  async outcome(rev: number): Promise<TrialOutcome> {
    this.#make(`outcome ${rev}`);
    return this.became;
  }

  /** Those that others have cancelled. */
  cancelled: NonNullable<ScheduledSaves["cancelled"]> = [];

  async scheduled(): Promise<ScheduledSaves> {
    this.#make("scheduled");
    return { saves: [...this.waiting], cancelled: this.cancelled };
  }

  /** What each that waits would change. */
  changes: ScheduledChanges = { edits: new Map(), unlisted: 0, hasConflicts: false };

  async scheduledChanges(id: string): Promise<ScheduledChanges> {
    this.#make(`changes ${id}`);
    return this.changes;
  }

  async cancel(id: string): Promise<void> {
    this.#make(`cancel ${id}`);
    this.waiting = this.waiting.filter((save) => save.id !== id);
  }

  #make(call: string): void {
    this.made.push(call);
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure;
  }
}
