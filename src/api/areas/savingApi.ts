import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { ScheduledSaves } from "../../generated/types/ScheduledSaves.ts";
import { formatPointer } from "../../model/configPath.ts";
import type { DraftEdits, FieldEdit } from "../../model/draft/fieldEdits.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";
import { saveFailureOf } from "../saveFailure.ts";

/** What a check finds; nothing is applied by it. */
export interface CheckedChange {
  readonly problems: readonly Problem[];
  /** How many more there are than are listed. */
  readonly unlisted: number;
}

/** A save that waits for its time. */
export type ScheduledSave = ScheduledSaves["saves"][number];

/** What it changes, without any secret. */
export interface ScheduledChanges {
  readonly edits: DraftEdits;
  /** How much it changes beside those. */
  readonly unlisted: number;
  /** Others have changed the same since: as things are, it will not be applied. */
  readonly hasConflicts: boolean;
}

/** A save that is taken back unless somebody keeps it; of one of this browser less may be known. */
export interface Trial {
  readonly rev: number;
  /** Epoch milliseconds by the server's clock. */
  readonly until: number;
  /** Milliseconds until then, as it was told: by a clock that nobody sets. */
  readonly leftMs?: number;
  readonly who?: string;
  readonly address?: string;
  readonly comment?: string;
  readonly changes?: number;
}

/** The save on trial as the server info tells of it; undefined where none is, or nobody can tell when it ends. */
export function trialOf(told: unknown): Trial | undefined {
  if (!isPlainObject(told)) return undefined;
  const { rev, until, left_ms: leftMs, who, address, comment, changes } = told;
  if (typeof rev !== "number" || typeof until !== "number") return undefined;
  return {
    rev,
    until,
    ...(typeof leftMs === "number" && { leftMs }),
    // A login from before such were refused may hold what cannot be seen, and look like another.
    ...(typeof who === "string" && { who: withHiddenShown(who) }),
    ...(typeof address === "string" && { address }),
    ...(typeof comment === "string" && { comment }),
    ...(typeof changes === "number" && { changes }),
  };
}

/** What became of a save on trial. */
export interface TrialOutcome {
  /** Undefined: the server does not say. */
  readonly kind: "waiting" | "kept" | "undone" | undefined;
  /** Who kept it or took it back, as far as that is told; `server` for its time. */
  readonly who?: string;
  readonly address?: string;
}

/** What can be asked and done around a save; each throws ApiError, `gone` where nothing is on trial any more. */
export interface SavingCalls {
  /** What saving a merge patch would be refused for. */
  check(patch: JsonObject): Promise<CheckedChange>;
  /** Keeps a save on trial: over a connection of its own, as who can send this has not locked himself out. */
  keep(rev: number): Promise<void>;
  /** Takes a save on trial back at once. */
  undo(rev: number): Promise<void>;
  outcome(rev: number): Promise<TrialOutcome>;
  /** Those that wait, the next first, and the last that were cancelled. */
  scheduled(): Promise<ScheduledSaves>;
  /** What one of them would change of the config as it is now. @throws ApiError `gone` where it does not fit any more */
  scheduledChanges(id: string): Promise<ScheduledChanges>;
  cancel(id: string): Promise<void>;
}

export function createSavingCalls(http: HttpClient): SavingCalls {
  return {
    check: async (patch) => {
      const answer = asObject(await http.post("/flussonic/api/check_config", patch));
      const { unlisted } = answer;
      return { problems: problemsOf(answer), unlisted: typeof unlisted === "number" ? unlisted : 0 };
    },
    keep: async (rev) => void (await http.post("/flussonic/api/confirm_config", { rev })),
    undo: async (rev) => void (await http.post("/flussonic/api/undo_config", { rev })),
    outcome: async (rev) => {
      const answer = await http.get(`/flussonic/api/revisions?before=${rev + 1}&limit=1`);
      const rows = isPlainObject(answer) ? listOf(answer["revisions"]) : [];
      return outcomeOf(rows.find((row) => row["rev"] === rev) ?? {});
    },
    scheduled: async () => {
      const address = "/flussonic/api/scheduled_saves";
      const [check, answer] = await Promise.all([loadCheck("scheduled-saves"), http.get(address)]);
      if (isScheduledSaves(answer, check)) return answer;
      throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
    },
    scheduledChanges: async (id) => {
      const address = `/flussonic/api/scheduled_saves/${encodeURIComponent(id)}/changes`;
      const { edits, unlisted, conflicts } = asObject(await http.get(address));
      return {
        edits: new Map(
          listOf(edits)
            .map(editOf)
            .map((edit) => [formatPointer(edit.path), edit]),
        ),
        unlisted: typeof unlisted === "number" ? unlisted : 0,
        hasConflicts: conflicts === true,
      };
    },
    cancel: async (id) => void (await http.delete(`/flussonic/api/scheduled_saves/${encodeURIComponent(id)}`)),
  };
}

/** Problems of an answer are read as those of a refused save. */
function problemsOf(answer: JsonObject): readonly Problem[] {
  return saveFailureOf(new ApiError("invalid", "", { body: answer })).problems;
}

function asObject(answer: unknown): JsonObject {
  if (isPlainObject(answer)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}

function editOf({ path, base, mine }: JsonObject): FieldEdit {
  const names = Array.isArray(path) ? path.filter((name) => typeof name === "string") : [];
  if (names.length === 0) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  return { path: names, base, mine };
}

function outcomeOf({ confirmed, decided_by: who, decided_from: address }: JsonObject): TrialOutcome {
  return {
    kind: confirmed === "waiting" || confirmed === "kept" || confirmed === "undone" ? confirmed : undefined,
    ...(typeof who === "string" && { who: withHiddenShown(who) }),
    ...(typeof address === "string" && { address }),
  };
}

function isScheduledSaves(answer: unknown, check: CompiledCheck): answer is ScheduledSaves {
  return isPlainObject(answer) && check(answer);
}
