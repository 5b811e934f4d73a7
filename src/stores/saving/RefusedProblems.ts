import type { SaveFailure } from "../../api/saveFailure.ts";
import { computed, makeObservable, observableRef, runInAction } from "mobx";
import { entities } from "../../generated/entities.ts";
import { placeAt } from "../../model/entity/entityPlace.ts";
import { parsePointer, formatPointer } from "../../model/configPath.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { type DraftEdits, editsNear } from "../../model/draft/fieldEdits.ts";
import type { JsonObject } from "../../model/Json.ts";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { text } from "../../texts/text.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** What of a save its refusal speaks of. */
export interface Press {
  /** It was to be saved as it was made: what is refused of it stays nowhere, for nobody to decide. */
  readonly isPress: boolean;
  readonly edits: DraftEdits;
}

/** Failures that say nothing of a save that was sent before. */
export const undecidedKinds: ReadonlySet<SaveFailure["kind"]> = new Set(["unreachable", "unauthorised", "server"]);

interface Refusal {
  readonly problems: readonly Problem[];
  /** The draft as it was refused. */
  readonly edits: DraftEdits;
}

/** What was wrong with the last save, at its fields; a problem goes as soon as its field is edited again. */
export class RefusedProblems {
  private refusal: Refusal | undefined = undefined;

  constructor(private readonly draft: { readonly edits: DraftEdits }) {
    makeObservable<this, "refusal">(this, { refusal: observableRef, byEntity: computed });
  }

  set(problems: readonly Problem[]): void {
    runInAction(() => {
      this.refusal = { problems, edits: this.draft.edits };
    });
  }

  /** By the pointer of the entity (`/streams/news`, empty for the server's own settings); pointers are below it. */
  get byEntity(): ReadonlyMap<string, readonly Problem[]> {
    const found = new Map<string, Problem[]>();
    const { refusal } = this;
    const { edits } = this.draft;
    for (const problem of refusal?.problems ?? []) {
      const path = parsePointer(problem.pointer);
      if (refusal && !isSame(editsNear(refusal.edits, path), editsNear(edits, path))) continue;
      const { at, rest } = placeAt(path, entities);
      const root = formatPointer(at);
      found.set(root, [...(found.get(root) ?? []), { ...problem, pointer: formatPointer(rest) }]);
    }
    return found;
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Several refusals told in one: the last one, with the words of all. */
export function inOne(failures: readonly SaveFailure[]): SaveFailure | undefined {
  const last = failures.at(-1);
  if (last === undefined || failures.length === 1) return last;
  const messages = new Set(failures.map(({ message }) => message.replace(/\.$/, "")));
  return { ...last, message: [...messages].join("; ") };
}

/** Of a press nothing is left to be seen but what is said: where the server did not look at it, that says what was pressed. */
export function withPlace(failure: SaveFailure, { isPress, edits }: Press, tree: JsonObject): SaveFailure {
  if (!isPress || !undecidedKinds.has(failure.kind)) return failure;
  const reason = failure.kind === "unauthorised" ? text("tray.loginOver") : failure.message;
  return { ...failure, message: `${placesOf([...edits.values()], tree)}: ${reason}` };
}

/** An import has thousands. */
const MOST_NAMED = 4;

function placesOf(places: readonly Pick<Conflict, "path">[], tree: JsonObject): string {
  const all = [...new Set(places.map(({ path }) => placeInWords(path, entities, ", ", tree)))];
  if (all.length <= MOST_NAMED) return all.join("; ");
  const named = all.slice(0, MOST_NAMED - 1);
  return text("tray.andOthers", { what: named.join("; "), count: formatCount(all.length - named.length) });
}

/** How many there are to decide, at the fields and in the review; of a press, which is in neither, of what it was. */
export function conflictFailure(
  conflicts: readonly Conflict[],
  { isPress }: Pick<Press, "isPress">,
  tree: JsonObject,
): SaveFailure {
  const message = isPress
    ? text("tray.othersChanged", { what: placesOf(conflicts, tree) })
    : text("tray.conflicts", { count: conflicts.length });
  return { kind: "conflict", message, problems: [] };
}
