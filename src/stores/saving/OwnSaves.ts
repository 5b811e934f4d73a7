import { makeAutoObservable, observableRef } from "mobx";
import type { TextStorage } from "../../api/browserPage.ts";
import type { SaveAnswer } from "../../api/configApi.ts";
import { entities } from "../../generated/entities.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import { parseDraft, serialiseDraft } from "../../model/draft/storedDraft.ts";

/** A save of this browser that the server takes back unless it is kept. */
interface OwnTrial {
  readonly rev: number;
  /** Epoch milliseconds by the server's clock. */
  readonly until: number;
  readonly edits: DraftEdits;
  /** The text that was saved, where it was one: its comments are no edits. Never stored: it holds secrets. */
  readonly written?: string | undefined;
}

/**
 * What this browser has saved and may come back: on trial, or at a time. Its edits are kept until that is decided, so that
 * nothing that was typed is lost; over a reload those on trial, without secrets.
 */
export class OwnSaves {
  trial: OwnTrial | undefined;
  /** It was saved since the page was loaded: whoever saved it looks at what comes of it now. */
  isFresh = false;
  /** Whoever holds edits of a save drops them with it. */
  timesForgotten = 0;
  /** By the server's name for the save. */
  readonly scheduled = new Map<string, DraftEdits>();

  constructor(private readonly storage: TextStorage) {
    const [rev, until, ...draft] = (storage.read() ?? "").split(" ");
    const { edits } = parseDraft(draft.join(" ")) ?? {};
    this.trial = edits && { rev: Number(rev), until: Number(until), edits };
    makeAutoObservable<this, "storage">(this, {
      storage: false,
      scheduled: false,
      isFresh: false,
      trial: observableRef,
    });
  }

  note({ rev, confirmUntilMs, scheduledId }: SaveAnswer, edits: DraftEdits, written?: string): void {
    if (scheduledId !== undefined) this.scheduled.set(scheduledId, edits);
    if (rev === undefined || confirmUntilMs === undefined) return;
    this.trial = { rev, until: confirmUntilMs, edits, written };
    this.isFresh = true;
    this.storage.write(`${rev} ${confirmUntilMs} ${serialiseDraft(edits, entities)}`);
  }

  /** The trial is decided. */
  forgetTrial(): void {
    this.trial = undefined;
    this.storage.write(undefined);
  }

  /** At logout, and under another login: the next operator of this tab is offered nothing of it. */
  forgetAll(): void {
    this.forgetTrial();
    this.scheduled.clear();
    this.timesForgotten += 1;
  }
}
