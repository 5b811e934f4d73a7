import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { type ScheduledSave, trialOf } from "../../api/areas/savingApi.ts";
import { ApiError } from "../../api/ApiError.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Stores } from "../Stores.ts";

type ScheduledParts = Pick<Stores, "calls" | "draft" | "ownSaves" | "serverInfo">;

/** A save that was cancelled here, and its edits where this browser had made it. */
interface CancelledSave {
  readonly save: ScheduledSave;
  readonly edits: DraftEdits | undefined;
}

/** The saves that wait for their time, whoever made them. */
export class WaitingSaves {
  /** The next first; undefined until they are known. */
  saves: readonly ScheduledSave[] | undefined = undefined;
  /** Why they are not known, or one was not cancelled. */
  failure: string | undefined = undefined;
  cancelled: CancelledSave | undefined = undefined;

  /** What the server info told of saves when the list was asked for. */
  private told = "";

  constructor(
    private readonly parts: ScheduledParts,
    /** What was said of the changes comes back with them. */
    private readonly takeBackComment: (comment: string | undefined) => void = () => undefined,
  ) {
    makeAutoObservable<this, "parts" | "takeBackComment" | "told">(this, {
      parts: false,
      takeBackComment: false,
      told: false,
      saves: observableRef,
      cancelled: observableRef,
    });
    reaction(
      () => parts.serverInfo.info,
      () => this.follow(),
      { fireImmediately: true },
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
    const { calls, serverInfo } = this.parts;
    if ((serverInfo.info?.scheduled_count ?? 0) === 0) return this.take([]);
    try {
      this.take(await (await calls.saving()).scheduled());
    } catch (error) {
      this.fail(error);
    }
    return undefined;
  }

  /** @returns whether it is cancelled */
  async cancel(save: ScheduledSave): Promise<boolean> {
    const { calls, ownSaves } = this.parts;
    try {
      await (await calls.saving()).cancel(save.id);
    } catch (error) {
      this.fail(error);
      // Its time has come meanwhile, or another has cancelled it.
      if (error instanceof ApiError && (error.kind === "gone" || error.kind === "not-found")) await this.load();
      return false;
    }
    const edits = ownSaves.scheduled.get(save.id);
    ownSaves.scheduled.delete(save.id);
    runInAction(() => {
      this.failure = undefined;
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
    this.cancelled = undefined;
  }

  /** What one of them changes, as far as this browser knows: its values are told to nobody else. */
  editsOf({ id }: ScheduledSave): DraftEdits | undefined {
    return this.parts.ownSaves.scheduled.get(id);
  }

  forgetCancelled(): void {
    this.cancelled = undefined;
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
