import type { ConfTable } from "../../generated/shapes/ConfTable.ts";
import type { JsonObject } from "../Json.ts";
import type { ConfEdit } from "./edit/ConfEdit.ts";
import { editConf } from "./edit/editConf.ts";
import { Grammar } from "./grammar/Grammar.ts";
import { printConf } from "./print/printConf.ts";
import { ChunkReadings } from "./read/ChunkReadings.ts";
import type { ConfReading } from "./read/ConfReading.ts";
import { readConfig } from "./read/readConfig.ts";
import { assignServerKeys } from "./syntax/assignServerKeys.ts";
import { ConfTree } from "./syntax/ConfTree.ts";
import { parseChunks } from "./syntax/parseChunks.ts";

/**
 * The raw-config language of one table: text to tree, tree to config, changes of the config back to the text.
 * `productConf` is the product's own; tests and tools make theirs of other tables.
 */
export class ConfLanguage {
  private readonly grammar: Grammar;
  private readonly readings = new ChunkReadings();

  constructor(table: ConfTable) {
    this.grammar = new Grammar(table);
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

  /** The config a tree says, and all that is wrong with the text. Quick for a tree that shares blocks with one read before. */
  read(tree: ConfTree): ConfReading {
    return readConfig(this.grammar, tree, this.readings);
  }

  /**
   * The text after a merge patch of the config: only statements it must change are changed.
   * @throws HostileKeyError for a key no config may hold
   */
  edit(tree: ConfTree, delta: JsonObject): ConfEdit {
    return editConf(this.grammar, this.readings, tree, delta);
  }

  /** A config as fresh text. */
  print(config: JsonObject): string {
    return printConf(this.grammar, config);
  }
}
