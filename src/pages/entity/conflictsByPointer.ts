import type { FieldConflict } from "../../forms/FieldConflict.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { Editor } from "../../stores/Editor.ts";

/** The conflicts of an entity as its form takes them: by pointer below the entity. */
export function conflictsByPointer(editor: Editor): Readonly<Record<string, FieldConflict>> {
  return Object.fromEntries(
    editor.conflicts.map(({ path, mine, theirs }) => [pointerOf(path.slice(2)), { mine, theirs }]),
  );
}
