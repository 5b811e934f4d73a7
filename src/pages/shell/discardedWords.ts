import { entities } from "../../generated/entities.ts";
import { changesOf } from "../../model/diff/changesOf.ts";
import type { DraftEdits } from "../../model/draft/draftEdits.ts";
import type { JsonObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";

const mostNamed = 3;

/** What a discard has taken back: the one setting, or how many and where. */
export function discardedWords(before: DraftEdits, left: DraftEdits, server: JsonObject): string {
  const gone = new Map([...before].filter(([pointer, edit]) => left.get(pointer) !== edit));
  const changes = changesOf(gone, server, entities);
  const [first] = changes;
  if (first === undefined) return text("tray.discarded");
  const entityOf = ({ entityLabel, entityName }: typeof first) => [entityLabel, entityName].filter(Boolean).join(" ");
  if (changes.length === 1) {
    return text("tray.discardedOne", { what: [entityOf(first), first.fieldTitle].filter(Boolean).join(": ") });
  }
  const names = [...new Set(changes.map(entityOf))];
  const more = names.length > mostNamed ? ", …" : "";
  return text("tray.discardedMany", { count: changes.length, what: names.slice(0, mostNamed).join(", ") + more });
}
