import { useMemo } from "react";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import { changeText } from "../../texts/en/changeWords.ts";

const mostNamed = 3;

interface DiscardedWordsProps {
  /** The draft before the discard. */
  readonly before: DraftEdits;
}

/** What a discard has taken back: the one setting and what it is again, or how many changes and where. */
export function DiscardedWords({ before }: DiscardedWordsProps) {
  const { config, draft } = useStores();
  // Said once, of the moment of the discard: what is typed later is another matter.
  return useMemo(() => {
    const left = draft.edits;
    const gone = new Map([...before].filter(([pointer, edit]) => left.get(pointer) !== edit));
    return wordsOf(describeChanges(gone, config.peek(), entities));
  }, [before, config, draft]);
}

function wordsOf(changes: ReturnType<typeof describeChanges>): string {
  const [first] = changes;
  if (first === undefined) return changeText("changes.backNone");
  const names = [...new Set(changes.map(entityOf))];
  const more = names.length > mostNamed ? ", …" : "";
  const what = names.slice(0, mostNamed).join(", ") + more;
  if (changes.length > 1) return changeText("changes.backMany", { count: changes.length, what });
  const { kind, fieldTitle: field, from, isSecret } = first;
  if (kind === "deleted") return changeText("changes.backDeleted", { entity: what });
  if (kind === "created") return changeText("changes.backCreated", { entity: what });
  return kind === "value" && from !== undefined && isSecret !== true
    ? changeText("changes.backValue", { field, entity: what, from })
    : changeText("changes.back", { field: field === "" ? inSentence(what) : field, entity: what });
}

function entityOf({ entityLabel, entityName }: ReturnType<typeof describeChanges>[number]): string {
  return [entityLabel, entityName].filter(Boolean).join(" ");
}
