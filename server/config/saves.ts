import type { ScheduledSaves } from "../../src/generated/types/ScheduledSaves.ts";
import { ServerError, type ServerErrorKind } from "../ServerError.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import type { RevisionMeta, SaveOrigin } from "./storage/RevisionMeta.ts";

/** Who does something to the config, and where from. */
export interface ConfigCaller {
  readonly who: string;
  readonly address?: string | undefined;
  /** Of a call: whether its login still holds when its turn comes. */
  readonly isStillIn?: (() => boolean) | undefined;
}

/** @throws ServerError `unauthorized` for who was shut out while the saves before theirs were made */
export function refuseEnded({ isStillIn }: ConfigCaller): void {
  if (isStillIn?.() === false) throw new ServerError("unauthorized", "Log in again: your login has ended meanwhile.");
}

/** What every save says beside its content. */
export interface SaveRequest extends SaveOrigin, ConfigCaller {
  /** The revision the save was made for; `any` writes over whatever is there. */
  readonly ifMatch: number | "any" | undefined;
  /** A repeated save with the same id is applied once. */
  readonly operationId?: string | undefined;
  /** Key of the console's session: it stays alive when this save changes the password. */
  readonly session?: string | undefined;
  /** Mark of the password that lets them in: what waits for its time is dropped once that lets nobody in. */
  readonly account?: string | undefined;
  /** Seconds after which the save is taken back, unless it has been confirmed. */
  readonly confirmWithinS?: number | undefined;
  /** What goes on under another name in one collection, where whoever saves tells it; else it is found by what looks alike. */
  readonly toldRenames?: ToldRenames | undefined;
}

/** The renames of one collection as they are told: there are no others in it. */
export interface ToldRenames {
  readonly collection: string;
  readonly renames: readonly Rename[];
}

/** Where a save came from, as it is kept with its revision. */
export function originOf({ way = "api", address, comment, scheduled }: SaveRequest): SaveOrigin {
  return { way, address, comment, scheduled };
}

/** The answer to a save, on the wire as it is. */
export interface SaveAnswer {
  readonly rev: number;
  readonly operation_id?: string;
  /** Milliseconds since 1970: without `confirm_config` by then the save is taken back. */
  readonly confirm_until?: number;
}

/** What came of saves; one that waits is taken back later or is not. A save that is sent again counts once. */
export type SaveOutcome = "saved" | "conflict" | "invalid" | "failed" | "rolled_back";

/** What a save counts as that was refused. */
export function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof ServerError)) return "failed";
  if (error.kind === "invalid" || error.kind === "bad_request") return "invalid";
  return conflicts.has(error.kind) ? "conflict" : "failed";
}

/** Somebody else was faster, or something else is to be settled first. */
const conflicts: ReadonlySet<ServerErrorKind> = new Set([
  "conflict",
  "precondition_failed",
  "revision_required",
  "pending",
  "hand_edit",
]);

const KEPT = 1000;

/**
 * Remembers what was answered to which operation id, so that a save that is sent again is not applied again. What was sent
 * is remembered while the server runs and no longer: on the disk its digest would help to guess the password in it.
 */
export class SaveOperations {
  readonly #answers = new Map<string, { readonly answer: SaveAnswer; readonly sent?: string | undefined }>();

  constructor(metas: readonly RevisionMeta[]) {
    for (const { operation_id: id, rev } of metas) if (id !== undefined) this.remember(id, { rev, operation_id: id });
  }

  /** @param sent digest of what is sent @throws ServerError `conflict` where the id came with something else before */
  answerTo(operationId: string | undefined, sent?: string): SaveAnswer | undefined {
    const known = operationId === undefined ? undefined : this.#answers.get(operationId);
    if (sent !== undefined && known?.sent !== undefined && known.sent !== sent) throw usedId();
    return known?.answer;
  }

  remember(operationId: string, answer: SaveAnswer, sent?: string): void {
    this.#answers.set(operationId, { answer, sent });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }
}

/** The same operation id came with another save: answered as the former it would seem to be made. */
export function usedId(): ServerError {
  return new ServerError("conflict", "A save with this X-Operation-Id was made already. Send another id.");
}

type WaitingSave = Readonly<ScheduledSaves["saves"][number]>;

/** A moment by the server's time of day, as people say it: `Thu, 26 Nov 2026, 03:00 UTC`. @param at milliseconds since 1970 */
export function momentInWords(at: number): string {
  return moments.format(at);
}

const moments = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

/** A save that is to be made, for the audit log. */
export function scheduledInWords({ at, changes, comment }: WaitingSave): string {
  const what = changes === 1 ? "1 change" : `${changes} changes`;
  return `A save of ${what} was scheduled for ${momentInWords(at)}.${commentInWords(comment)}`;
}

/** One that will not be made, as somebody has cancelled it. */
export function cancelledInWords({ at, by, comment }: WaitingSave): string {
  return `The save that ${by} scheduled for ${momentInWords(at)} was cancelled.${commentInWords(comment)}`;
}

function commentInWords(comment: string | undefined): string {
  return comment === undefined ? "" : ` Comment: ${comment}`;
}
