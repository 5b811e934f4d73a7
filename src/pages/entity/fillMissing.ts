import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { Editor } from "../../stores/Editor.ts";

/** Puts a value into those of the edited entities that have none there. */
export function fillMissing(editor: Editor, path: ConfigPath, value: Json): void {
  for (const one of editor.each) if (valueAt(one.value ?? {}, path) === undefined) one.edit(path, value);
}
