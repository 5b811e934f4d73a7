import type { EditProblem } from "./EditProblem.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";

/** A config text after a change. */
export interface ConfEdit {
  readonly text: string;
  readonly tree: ConfTree;
  /** Values the delta holds and the text has no place for; all else of the delta is in the text. */
  readonly problems: readonly EditProblem[];
}
