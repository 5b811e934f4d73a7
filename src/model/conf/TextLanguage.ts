import type { JsonObject } from "../Json.ts";
import type { Rename } from "../entity/entityPlace.ts";
import type { ConfProblem } from "./confProblems.ts";

/**
 * A language that a config is written in: text to tree, tree to config, changes of the config back to the text. Ours is made
 * of the schemas (`ConfLanguage`); another product's config is JSON (`JsonLanguage`).
 */
export interface TextLanguage<Tree extends { readonly text: string } = { readonly text: string }> {
  /** A text as a tree that holds every byte of it, whatever it holds. */
  parse(text: string): Tree;
  /** The config a tree says, and all that is wrong with the text. */
  read(tree: Tree): TextReading;
  /**
   * The text after a merge patch of the config: only what it must change is changed.
   * @param renames entities that go on under another key
   * @throws HostileKeyError for a key no config may hold
   */
  edit(tree: Tree, delta: JsonObject, renames?: readonly Rename[]): TextEdit<Tree>;
  /** Where values stand in the text: each at its own place, else at the nearest place above it. */
  locate(tree: Tree, pointers: readonly string[]): readonly (TextRange | undefined)[];
  /** What of the text nobody may be shown, as it is not understood: it may be a secret by any name. */
  unread(tree: Tree): readonly TextRange[];
  /** The words that secrets stand behind, to be known also where they are commented out. */
  readonly secretWords: readonly string[];
  /** A config as fresh text. */
  print(config: JsonObject): string;
}

interface TextReading {
  readonly config: JsonObject;
  readonly problems: readonly ConfProblem[];
  /** How many more problems there are. */
  readonly unlisted: number;
}

interface TextEdit<Tree> {
  readonly text: string;
  readonly tree: Tree;
  /** Values the delta holds and the text has no place for; all else of the delta is in the text. */
  readonly problems: readonly { readonly pointer: string; readonly message: string }[];
}

/** A range of the file; lines and columns count from 1, columns in UTF-16 units. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
