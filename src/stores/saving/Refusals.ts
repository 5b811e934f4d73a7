import type { SaveFailure } from "../../api/saveFailure.ts";
import { computed, makeObservable, observableRef, reaction, runInAction } from "mobx";
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

/** The save that a refusal is of. */
export interface RefusedSave {
  /** It was to be saved as it was made: what is refused of it stays nowhere, for nobody to decide. */
  readonly isPress: boolean;
  readonly edits: DraftEdits;
}

/** Failures that say nothing of a save that was sent before. */
export const undecidedKinds: ReadonlySet<SaveFailure["kind"]> = new Set(["unreachable", "unauthorised", "server"]);

interface Refusal extends Pick<RefusedSave, "isPress"> {
  readonly failure: SaveFailure;
}

/** What the draft holds, and what of it another has changed as well. */
interface RefusedDraft {
  readonly edits: DraftEdits;
  readonly conflicts: readonly unknown[];
}

/**
 * What saves were refused for since the operator began, each until it is read or settled: saves that wait for each other
 * are told each. At the fields stands what was wrong with the last one, until its field is edited again.
 */
export class Refusals {
  private list: readonly Refusal[] = [];
  /** The problems of the last one, and the draft as it was refused. */
  private atFields: { readonly problems: readonly Problem[]; readonly edits: DraftEdits } | undefined = undefined;

  constructor(private readonly draft: RefusedDraft) {
    makeObservable<this, "list" | "atFields">(this, {
      list: observableRef,
      atFields: observableRef,
      failure: computed,
      byEntity: computed,
    });
    const isOpen = ({ isPress, failure }: Refusal): boolean => !isPress && failure.kind === "conflict";
    // Once all is decided there is nothing left of which it speaks. What a press was refused for is in no draft.
    reaction(
      () => (this.list.some(isOpen) ? this.draft.conflicts.length : 0),
      (open, before) => {
        if (open === 0 && before > 0) this.keep((one) => !isOpen(one));
      },
    );
  }

  add(failure: SaveFailure, isPress: boolean): void {
    runInAction(() => {
      this.list = [...this.list, { failure, isPress }];
    });
  }

  /** At its fields, in place of what was wrong with the save before. */
  showAtFields(problems: readonly Problem[]): void {
    runInAction(() => {
      this.atFields = { problems, edits: this.draft.edits };
    });
  }

  /** All in one: the last one, with the words of each; undefined where nothing was refused, or it is read or settled. */
  get failure(): SaveFailure | undefined {
    const last = this.list.at(-1)?.failure;
    if (last === undefined || this.list.length === 1) return last;
    const messages = new Set(this.list.map(({ failure }) => failure.message.replace(/\.$/, "")));
    return { ...last, message: [...messages].join("; ") };
  }

  has(kind: SaveFailure["kind"]): boolean {
    return this.list.some(({ failure }) => failure.kind === kind);
  }

  /** It is settled, or told somewhere else; what else was refused stands. */
  withdraw(failure: SaveFailure): void {
    this.keep((one) => one.failure !== failure);
  }

  /** What something of this kind was refused for holds no more. */
  withdrawEach(kind: SaveFailure["kind"]): void {
    this.keep(({ failure }) => failure.kind !== kind);
  }

  clear(): void {
    runInAction(() => {
      this.list = [];
    });
    this.showAtFields([]);
  }

  private keep(stands: (refusal: Refusal) => boolean): void {
    const others = this.list.filter(stands);
    if (others.length === this.list.length) return;
    if (others.length === 0) return this.clear();
    runInAction(() => {
      this.list = others;
    });
  }

  /** By the pointer of the entity (`/streams/news`, empty for the server's own settings); pointers are below it. */
  get byEntity(): ReadonlyMap<string, readonly Problem[]> {
    const found = new Map<string, Problem[]>();
    const { atFields } = this;
    const { edits } = this.draft;
    for (const problem of atFields?.problems ?? []) {
      const path = parsePointer(problem.pointer);
      if (atFields && !isSame(editsNear(atFields.edits, path), editsNear(edits, path))) continue;
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

/**
 * Of a press nothing is left to be seen but what is said, so that says what was pressed; of what others have changed
 * meanwhile there is nothing to choose. The checks name what is wrong by themselves.
 */
export function withPlace(failure: SaveFailure, { isPress, edits }: RefusedSave, tree: JsonObject): SaveFailure {
  if (!isPress || failure.kind === "invalid") return failure;
  const places = [...edits.values()];
  if (failure.kind === "conflict") return { ...failure, message: changedByOthers(places, tree) };
  const reason = failure.kind === "unauthorised" ? text("tray.loginOver") : failure.message;
  return { ...failure, message: `${placesOf(places, tree)}: ${reason}` };
}

/** An import has thousands. */
const MOST_NAMED = 4;

function placesOf(places: readonly Pick<Conflict, "path">[], tree: JsonObject): string {
  const all = [...new Set(places.map(({ path }) => placeInWords(path, entities, ", ", tree)))];
  if (all.length <= MOST_NAMED) return all.join("; ");
  const named = all.slice(0, MOST_NAMED - 1);
  return text("tray.andOthers", { what: named.join("; "), count: formatCount(all.length - named.length) });
}

function changedByOthers(places: readonly Pick<Conflict, "path">[], tree: JsonObject): string {
  return text("tray.othersChanged", { what: placesOf(places, tree) });
}

/** How many there are to decide, at the fields and in the review; of a press, which is in neither, of what it was. */
export function conflictFailure(
  conflicts: readonly Conflict[],
  { isPress }: Pick<RefusedSave, "isPress">,
  tree: JsonObject,
): SaveFailure {
  const message = isPress ? changedByOthers(conflicts, tree) : text("tray.conflicts", { count: conflicts.length });
  return { kind: "conflict", message, problems: [] };
}
