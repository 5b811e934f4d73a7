import { confTable } from "../../generated/confTable.ts";
import type { ConfTable } from "../../generated/contracts/ConfTable.ts";
import type { JsonObject } from "../Json.ts";
import type { Rename } from "../entity/entityPlace.ts";
import { completeConf, type Suggestion } from "./assist/completeConf.ts";
import {
  type FileRange,
  findDefinition,
  findNamed,
  findReferences,
  type NamedEntity,
  pathAt,
} from "./assist/findReferences.ts";
import { fixesOf, type PlacedFix, withMeantWord } from "./assist/fixConf.ts";
import { formatConf, type FormattedLine } from "./assist/formatConf.ts";
import { outlineConf, type OutlineItem } from "./assist/outlineConf.ts";
import { type Signature, signatureConf } from "./assist/signatureConf.ts";
import type { ConfProblem } from "./confProblems.ts";
import type { ConfigPath } from "../configPath.ts";
import { type Hover, hoverConf } from "./assist/hoverConf.ts";
import { type ConfEdit, editConf } from "./edit/editConf.ts";
import { editRenamed } from "./edit/editRenamed.ts";
import { Grammar } from "./grammar/Grammar.ts";
import { printConf } from "./print/printConf.ts";
import { ChunkReadings, type ConfReading, readConf } from "./read/readConf.ts";
import { type ConfRange, locateValues } from "./read/locateValues.ts";
import { unreadParts } from "./read/unreadParts.ts";
import { ConfTree } from "./syntax/ConfTree.ts";
import { parseChanged, parseChunks } from "./syntax/StatementParser.ts";
import { secretWords } from "./textSecrets.ts";
import { assignServerKeys } from "./syntax/assignServerKeys.ts";

/**
 * The raw-config language of one table: text to tree, tree to config, changes of the config back to the text.
 * `productConf` is the product's own; tests and tools make theirs of other tables.
 */
export class ConfLanguage {
  readonly secretWords: readonly string[];
  private readonly grammar: Grammar;
  private readonly readings = new ChunkReadings();

  constructor(table: ConfTable) {
    this.grammar = new Grammar(table);
    this.secretWords = secretWords(table);
  }

  /**
   * A text as a tree that holds every byte of it, whatever it holds.
   * @param previous the tree this text takes the place of: what it says of the same mirrors keeps its ids
   */
  parse(text: string, previous?: ConfTree): ConfTree {
    const tree = new ConfTree(parseChunks(text, this.grammar), text);
    assignServerKeys(this.grammar, tree, previous);
    return tree;
  }

  /** The same tree that `parse` makes, quicker: what is as it was shares its chunks, and what was read of them. */
  reparse(text: string, previous: ConfTree): ConfTree {
    const tree = new ConfTree(parseChanged(text, this.grammar, previous), text);
    assignServerKeys(this.grammar, tree, previous);
    return tree;
  }

  /** The config a tree says, and all that is wrong with the text. Quick for a tree that shares blocks with one read before. */
  read(tree: ConfTree): ConfReading {
    return readConf(this.grammar, tree, this.readings);
  }

  /**
   * The text after a merge patch of the config: only statements it must change are changed.
   * @param renames entities that go on under another key, and keep their block whatever else is changed in them
   * @throws HostileKeyError for a key no config may hold
   */
  edit(tree: ConfTree, delta: JsonObject, renames: readonly Rename[] = []): ConfEdit {
    return renames.length === 0
      ? editConf(this.grammar, this.readings, tree, delta)
      : editRenamed(this.grammar, this.readings, tree, delta, renames);
  }

  /** What may stand at an offset: words of the block, values, names of the file's own entities. */
  complete(tree: ConfTree, offset: number): readonly Suggestion[] {
    return completeConf(this.grammar, tree, this.read(tree).config, offset);
  }

  /** What the word at an offset means. */
  hover(tree: ConfTree, offset: number): Hover | undefined {
    return hoverConf(this.grammar, tree, offset);
  }

  /** Where the entity that is named at an offset is defined: go to definition. */
  definition(tree: ConfTree, offset: number): FileRange | undefined {
    return findDefinition(this.grammar, this.readings, tree, offset);
  }

  /** All places that name the entity that is named, or defined, at an offset. */
  references(tree: ConfTree, offset: number): readonly FileRange[] {
    return findReferences(this.grammar, this.readings, tree, offset);
  }

  /** The entity that is named or defined at an offset, where the file defines it. */
  named(tree: ConfTree, offset: number): NamedEntity | undefined {
    return findNamed(this.grammar, this.readings, tree, offset);
  }

  /** Path of the setting at an offset, to be found in a form. */
  pathAt(tree: ConfTree, offset: number): ConfigPath | undefined {
    return pathAt(this.grammar, tree, offset);
  }

  /** What mends a problem by one press. */
  fixes(tree: ConfTree, problem: ConfProblem): readonly PlacedFix[] {
    return fixesOf(this.grammar, tree, problem);
  }

  /** Problems of unknown words with the word that was likely meant. */
  withMeantWords(tree: ConfTree, problems: readonly ConfProblem[]): readonly ConfProblem[] {
    return problems.map((problem) => withMeantWord(this.grammar, tree, problem));
  }

  /** How the statement around an offset is written. */
  signature(tree: ConfTree, offset: number): Signature | undefined {
    return signatureConf(this.grammar, tree, offset);
  }

  /** The blocks of the file with what stands in them. */
  outline(tree: ConfTree): readonly OutlineItem[] {
    return outlineConf(this.grammar, tree);
  }

  /** Lines, counted from 1, with the indentation of their blocks. */
  format(tree: ConfTree, fromLine: number, toLine: number): readonly FormattedLine[] {
    return formatConf(tree, fromLine, toLine);
  }

  /**
   * Where values stand in the text, for problems that a check of the config found: each at its own place, else at the
   * nearest place above it.
   */
  locate(tree: ConfTree, pointers: readonly string[]): readonly (ConfRange | undefined)[] {
    return locateValues(this.grammar, tree, pointers);
  }

  /** What of the text nobody may be shown, as it is not understood. */
  unread(tree: ConfTree): readonly ConfRange[] {
    return unreadParts(tree, this.read(tree), this.grammar.optionsOfParts);
  }

  /** A config as fresh text. */
  print(config: JsonObject): string {
    return printConf(this.grammar, config);
  }
}

let made: { readonly table: ConfTable; readonly language: ConfLanguage } | undefined;

/** The raw-config language of this product, as its schemas say: made once, and anew when they are edited meanwhile. */
export function productConf(): ConfLanguage {
  if (made?.table !== confTable) made = { table: confTable, language: new ConfLanguage(confTable) };
  return made.language;
}
