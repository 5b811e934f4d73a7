import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { formatPointer, isWithin } from "../../model/configPath.ts";
import type { Change } from "../../model/diff/Change.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";

/** The choices at the changes they are about. */
export function conflictChoices(
  changes: readonly Change[],
  conflicts: readonly Conflict[],
): ReadonlyMap<Change, ReactNode> {
  const choices = [...conflictsByChange(changes, conflicts)].map(
    ([change, own]) =>
      [change, own.map((conflict) => <ConflictChoice key={keyOf(conflict)} conflict={conflict} />)] as const,
  );
  return new Map(choices);
}

/** What another changed meanwhile of all that is edited, each with its choice; nothing where there is none. */
export const ConflictList = observer(function ConflictList() {
  const { draft } = useStores();
  const changes = draft.read((edits, server) => describeChanges(edits, server, entities));
  const choices = conflictChoices(changes, draft.conflicts);
  return <ChangeList changes={changeRows([...choices.keys()], choices)} />;
});

function keyOf({ path, item = "" }: Conflict): string {
  return `${formatPointer(path)} ${item}`;
}

/** Each conflict at the first of the changes it is about; of an entity that is gone, that is the first of all its own. */
function conflictsByChange(
  changes: readonly Change[],
  conflicts: readonly Conflict[],
): ReadonlyMap<Change, readonly Conflict[]> {
  const result = new Map<Change, Conflict[]>();
  for (const conflict of conflicts) {
    const change = changes.find(({ path }) => isWithin(path, conflict.path));
    if (change) result.set(change, [...(result.get(change) ?? []), conflict]);
  }
  return result;
}
