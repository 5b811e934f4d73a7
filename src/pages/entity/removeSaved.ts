import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { Editor } from "../../stores/Editor.ts";
import type { QuestionStore } from "../../stores/QuestionStore.ts";

/** Takes a group of settings away and saves that at once; after a no to the question everything stays as it was. */
export async function removeSaved(
  editor: Editor,
  path: ConfigPath,
  words: string | undefined,
  questions: QuestionStore,
): Promise<void> {
  if (words !== undefined && !(await questions.ask(words))) return;
  editor.edit(path, undefined);
  await editor.commitAtOnce(pointerOf(path));
}
