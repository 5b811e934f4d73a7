import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { Editor } from "../../stores/Editor.ts";

/** Puts an edit into the draft; a setting that is saved at once goes on to the server, asked about first if it must be. */
export function editSaved(editor: Editor, path: ConfigPath, value: Json | undefined): void {
  const pointer = pointerOf(path);
  editor.edit(path, value);
  if (editor.descriptor.fields[pointer]?.save?.mode === "at-once") void editor.commitAtOnce(pointer);
}
