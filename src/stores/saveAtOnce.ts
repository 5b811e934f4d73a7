import { sliceOf } from "../model/draft/draftSlices.ts";
import type { Json } from "../model/Json.ts";
import type { ConfigPath } from "../model/path/ConfigPath.ts";
import type { Stores } from "./Stores.ts";

/**
 * Saves changes as they are made, after whatever is being saved now, and nothing else of the draft. A refusal is told
 * where every refused save is, and leaves the draft as it was.
 */
export async function saveAtOnce(
  { draft, save }: Pick<Stores, "draft" | "save">,
  changes: readonly (readonly [path: ConfigPath, value: Json | undefined])[],
): Promise<boolean> {
  const before = draft.edits;
  const paths = changes.map(([path]) => path);
  draft.editEach(changes);
  const isSaved = await save.commitNext(() => sliceOf(draft.edits, paths));
  if (!isSaved) draft.putBackEach(paths, before);
  return isSaved;
}
