import { useMemo } from "react";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import { partInWords } from "../../model/diff/listChange.ts";
import { entityNameAt, inSentence, titleAt } from "../../model/diff/settingWords.ts";
import { parsePointer, valueAt } from "../../model/configPath.ts";
import { placeAt } from "../../model/entity/entityPlace.ts";
import type { JsonObject } from "../../model/Json.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import { changeText } from "../../texts/en/changeWords.ts";

const mostNamed = 3;

export interface GoneWordsProps {
  /** The draft before a discard. */
  readonly before?: DraftEdits;
  /** Pointers of the settings whose edits a reload, or another login, has lost, as they held a secret. */
  readonly lost?: readonly string[];
  /** What is said while the words are on their way, and where they cannot be had. */
  readonly short: string;
}

/** Which edits are gone: what a discard has taken back, and what it is again; or what was lost. */
export function GoneWords({ before, lost }: GoneWordsProps) {
  const { config, draft } = useStores();
  // Said once, of the moment of the discard: what is typed later is another matter.
  return useMemo(() => {
    if (before === undefined) return lostWords(lost ?? [], config.peek());
    return wordsOf(describeChanges(takenBack(before, draft.edits), config.peek(), entities));
  }, [before, lost, config, draft]);
}

function lostWords(pointers: readonly string[], tree: JsonObject): string {
  const settings = pointers.map((pointer) => {
    const path = parsePointer(pointer);
    const { entity } = entityNameAt(path, valueAt(tree, placeAt(path, entities).at), entities);
    return [entity, titleAt(path, entities)].filter((word) => word !== "").join(": ");
  });
  return changeText("changes.lost", { what: listed(settings, "; ") });
}

/** What is no more in a draft: whole edits, and of those that were cut down what they have lost. */
function takenBack(before: DraftEdits, left: DraftEdits): DraftEdits {
  const gone = [...before].filter(([pointer, edit]) => left.get(pointer) !== edit);
  return new Map(
    gone.map(([pointer, edit]) => {
      const now = left.get(pointer);
      return [pointer, now === undefined ? edit : { ...edit, base: now.mine }];
    }),
  );
}

function wordsOf(changes: ReturnType<typeof describeChanges>): string {
  const [first] = changes;
  if (first === undefined) return changeText("changes.backNone");
  const names = [...new Set(changes.map(entityOf))];
  const entity = listed(names, ", ");
  if (changes.length > 1) return changeText("changes.backMany", { count: changes.length, what: entity });
  const { kind, fieldTitle: field, from, isSecret, parts = [] } = first;
  if (kind === "deleted") return changeText("changes.backDeleted", { entity });
  if (kind === "created") return changeText("changes.backCreated", { entity });
  if (kind === "items")
    return changeText("changes.backParts", { field, entity, what: listed(parts.map(partInWords), "; ") });
  return kind === "value" && from !== undefined && isSecret !== true
    ? changeText("changes.backValue", { field, entity, from })
    : changeText("changes.back", { field: field === "" ? inSentence(entity) : field, entity });
}

function listed(words: readonly string[], between: string): string {
  const rest = words.length - mostNamed;
  return [...words.slice(0, mostNamed), ...(rest > 0 ? [changeText("changes.backRest", { count: rest })] : [])].join(
    between,
  );
}

function entityOf({ entityLabel, entityName }: ReturnType<typeof describeChanges>[number]): string {
  return [entityLabel, entityName].filter(Boolean).join(" ");
}
