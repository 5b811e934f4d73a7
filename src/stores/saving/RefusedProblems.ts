import { computed, makeObservable, observableRef, runInAction } from "mobx";
import { entities } from "../../generated/entities.ts";
import { placeAt } from "../../model/entity/entityPlace.ts";
import { parsePointer, formatPointer } from "../../model/configPath.ts";
import { type DraftEdits, editsNear } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

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
