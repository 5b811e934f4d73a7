import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { type ScheduledChanges, type ScheduledSave, trialOf } from "../../api/areas/savingApi.ts";
import { ApiError, type ApiErrorKind } from "../../api/ApiError.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Stores } from "../Stores.ts";

type ScheduledParts = Pick<Stores, "calls" | "draft" | "ownSaves" | "serverInfo">;

/** A save that was cancelled, and its edits where this browser had made it. */
interface CancelledSave {
  readonly save: Pick<ScheduledSave, "at" | "comment">;
  readonly edits: DraftEdits | undefined;
  /** Another who has cancelled it. */
  readonly by?: { readonly login: string; readonly address: string };
}

/** Why it is not known what a save would change. */
interface UntoldChanges {
  readonly failure: string;
  /** It fits the config no more, and would be refused as things are. */
  readonly isRefused: boolean;
}

/** The server has looked at what a save would change, and it cannot be done. */
const refusals: ReadonlySet<string> = new Set<ApiErrorKind>(["gone", "conflict", "invalid"]);

/** The saves that wait for their time, whoever made them. */
export class WaitingSaves {
  /** The next first; undefined until they are known. */
  saves: readonly ScheduledSave[] | undefined = undefined;
  /** Why they are not known, or one was not cancelled. */
  failure: string | undefined = undefined;
  cancelled: CancelledSave | undefined = undefined;
  /** By id what they change of the config as it is now, or why that is not known. */
  changes: ReadonlyMap<string, ScheduledChanges | UntoldChanges> = new Map();
  /** Told once that one was looked at: each has edits that are nowhere else. */
  private later: readonly CancelledSave[] = [];

  /** By their ids those that are cancelled here: the list may tell of it before the answer does. */
  private readonly cancelling = new Set<string>();

  /** What was asked last of their changes: one after the other, as there may be many. */
  private asking: Promise<void> = Promise.resolve();
  /** Of those that wait for their turn. */
  private readonly toAsk = new Set<string>();

  /** What the server info told of saves when the list was asked for. */
  private told = "";

  constructor(
    private readonly parts: ScheduledParts,
    /** What was said of the changes comes back with them. */
    private readonly takeBackComment: (comment: string | undefined) => void = () => undefined,
  ) {
    makeAutoObservable<this, "parts" | "takeBackComment" | "told" | "cancelling" | "later" | "asking" | "toAsk">(this, {
      later: false,
      asking: false,
      toAsk: false,
      changes: observableRef,
      cancelling: false,
      parts: false,
      takeBackComment: false,
      told: false,
      saves: observableRef,
      cancelled: observableRef,
    });
    // At once and not by the reaction, as in TrialStore.
    this.follow();
    reaction(
      () => parts.serverInfo.info,
      () => this.follow(),
    );
  }

  /** Asks for the list where what the server tells has changed; one that could not be read, with each answer of the server. */
  private follow(): void {
    const { info } = this.parts.serverInfo;
    const told = `${info?.scheduled_count ?? 0} ${trialOf(info?.pending_save)?.rev ?? ""}`;
    if (told === this.told && this.failure === undefined) return;
    this.told = told;
    void this.load();
  }

  async load(): Promise<void> {
    const { calls, ownSaves, serverInfo } = this.parts;
    const isNone = (serverInfo.info?.scheduled_count ?? 0) === 0;
    // What has become of an own one is asked for all the same.
    if (isNone && ownSaves.scheduled.size === 0) return this.take([]);
    try {
      const { saves, cancelled = [] } = await (await calls.saving()).scheduled();
      this.noteOthers(saves, cancelled);
      this.take(saves);
    } catch (error) {
      this.fail(error);
    }
    return undefined;
  }

  /** Asks what one of them changes of the config as it is now, where the server tells that. */
  readChanges(id: string): void {
    const { calls, serverInfo } = this.parts;
    // One that waits for its turn is answered by the config of then.
    if (!serverInfo.can("scheduled_changes") || this.toAsk.has(id)) return;
    this.toAsk.add(id);
    this.asking = this.asking.then(async () => {
      this.toAsk.delete(id);
      if (this.saves?.some((save) => save.id === id) !== true) return;
      const told = await calls
        .saving()
        .then((saving) => saving.scheduledChanges(id))
        .catch((error: unknown) => ({
          failure: error instanceof Error ? error.message : String(error),
          isRefused: error instanceof ApiError && refusals.has(error.kind),
        }));
      runInAction(() => {
        this.changes = new Map(this.changes).set(id, told);
      });
    });
  }

  /** @returns whether it is cancelled */
  async cancel(save: ScheduledSave): Promise<boolean> {
    const { calls, ownSaves } = this.parts;
    this.cancelling.add(save.id);
    try {
      await (await calls.saving()).cancel(save.id);
    } catch (error) {
      this.cancelling.delete(save.id);
      this.fail(error);
      // Its time has come meanwhile, or another has cancelled it.
      if (error instanceof ApiError && (error.kind === "gone" || error.kind === "not-found")) await this.load();
      return false;
    }
    const edits = ownSaves.scheduled.get(save.id);
    ownSaves.scheduled.delete(save.id);
    runInAction(() => {
      this.failure = undefined;
      // Its own words come at once; what was cancelled before may still be wanted.
      if (this.cancelled?.edits !== undefined) this.later = [this.cancelled, ...this.later];
      this.cancelled = { save, edits };
      this.saves = this.saves?.filter(({ id }) => id !== save.id);
    });
    return true;
  }

  /** What the cancelled one would have changed goes into the draft again; what was typed there meanwhile stays. */
  editAgain(): void {
    const { edits, save } = this.cancelled ?? {};
    if (edits === undefined) return;
    this.parts.draft.putBackUntouched(edits);
    this.takeBackComment(save?.comment);
    this.forgetCancelled();
  }

  /** Who made one here is told who has cancelled it, and gets its edits back; of one that was made there is nothing to give back. */
  private noteOthers(
    saves: readonly ScheduledSave[],
    cancelled: readonly { readonly id: string; readonly at: number; readonly by: string; readonly address: string }[],
  ): void {
    const { scheduled } = this.parts.ownSaves;
    const isWaiting = new Set(saves.map(({ id }) => id));
    for (const [id, edits] of scheduled) {
      const ended = cancelled.find((one) => one.id === id);
      if (isWaiting.has(id) || ended === undefined || this.cancelling.has(id)) continue;
      scheduled.delete(id);
      const { comment } = this.saves?.find((one) => one.id === id) ?? {};
      const save = { at: ended.at, ...(comment !== undefined && { comment }) };
      const told = { save, edits, by: { login: withHiddenShown(ended.by), address: ended.address } };
      runInAction(() => {
        if (this.cancelled === undefined) this.cancelled = told;
        else this.later = [...this.later, told];
      });
    }
  }

  /** What one of them changes, as far as this browser knows. */
  editsOf({ id }: ScheduledSave): DraftEdits | undefined {
    return this.parts.ownSaves.scheduled.get(id);
  }

  /** It was seen: the next one's turn. */
  forgetCancelled(): void {
    [this.cancelled] = this.later;
    this.later = this.later.slice(1);
  }

  private take(saves: readonly ScheduledSave[]): void {
    runInAction(() => {
      this.saves = saves;
      this.failure = undefined;
    });
  }

  private fail(error: unknown): void {
    runInAction(() => {
      this.failure = error instanceof Error ? error.message : String(error);
    });
  }
}
