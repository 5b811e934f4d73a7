import type { JsonObject } from "../../src/model/Json.ts";
import { productConf } from "../../src/model/conf/ConfLanguage.ts";
import type { TextLanguage } from "../../src/model/conf/TextLanguage.ts";
import { configEntities } from "../../src/model/config/configEntities.ts";
import type { ConfigProblem, TextPlace } from "./configProblems.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import {
  fromPlaces,
  keysInOrder,
  pointerFromPlace,
  type ServerKeys,
  toPlaces,
} from "../../src/model/config/serverKeys.ts";

/** A config text that was read: what it says, and what is wrong with it. */
export interface ConfDocument {
  readonly text: string;
  readonly config: JsonObject;
  readonly problems: readonly ConfigProblem[];
  /** How many more problems there are than those. */
  readonly unlisted?: number;
  /** What the language remembers of the text, so that an edit need not read all of it again. */
  readonly memory?: object;
}

/**
 * The raw-config language as the record needs it. Collections whose keys the server gives (`sources`) are keyed here
 * by the place of their block in the text, `"0"`, `"1"`, ...; new blocks of a delta by `"-1"`, `"-2"`, ...
 */
export interface ConfigLanguage {
  /**
   * What cannot be read is a problem of level `error`.
   * @param previous a text that this one is most likely much like
   */
  parse(text: string, previous?: ConfDocument): ConfDocument | Promise<ConfDocument>;
  /** The text with the delta applied by minimal edits; renamed entities keep their block. */
  edit(document: ConfDocument, delta: JsonObject, renames: readonly Rename[]): ConfDocument | Promise<ConfDocument>;
  /** Where values stand in the text, by their pointers: each at its own place, else at that of what holds it. */
  locate(
    document: ConfDocument,
    pointers: readonly string[],
  ): readonly (TextPlace | undefined)[] | Promise<readonly (TextPlace | undefined)[]>;
  print(config: JsonObject): string;
}

/** A language that answers at once. */
export interface DirectLanguage extends ConfigLanguage {
  parse(text: string): ConfDocument;
  edit(document: ConfDocument, delta: JsonObject, renames: readonly Rename[]): ConfDocument;
  locate(document: ConfDocument, pointers: readonly string[]): readonly (TextPlace | undefined)[];
}

interface NumberedTree<Tree> {
  readonly tree: Tree;
  /** The keys that the tree gave to keyless blocks; to the record they are known by their places. */
  readonly keys: ServerKeys;
}

/** The trees of documents, by their memories, so that an edit need not read the text again. */
class NumberedTrees<Tree extends { readonly text: string }> {
  private readonly known = new WeakMap<object, NumberedTree<Tree>>();

  constructor(private readonly conf: TextLanguage<Tree>) {}

  of({ memory, text }: ConfDocument): NumberedTree<Tree> {
    const known = memory === undefined ? undefined : this.known.get(memory);
    if (known !== undefined) return known;
    const tree = this.conf.parse(text);
    return { tree, keys: keysInOrder(this.conf.read(tree).config, configEntities, {}) };
  }

  /** What a tree says, with what an edit that made it could not say. */
  read(tree: Tree, lost: readonly ConfigProblem[] = []): ConfDocument {
    const { config, problems, unlisted } = this.conf.read(tree);
    const keys = keysInOrder(config, configEntities, {});
    const memory = {};
    this.known.set(memory, { tree, keys });
    const found = problems.map((problem): ConfigProblem => ({ ...problem, keyword: problem.keyword ?? "text" }));
    return { text: tree.text, config: toPlaces(config, keys), problems: [...found, ...lost], unlisted, memory };
  }
}

/** A language as the record of the config needs it. */
export function documentLanguage<Tree extends { readonly text: string }>(conf: TextLanguage<Tree>): DirectLanguage {
  const trees = new NumberedTrees(conf);
  return {
    parse: (text: string): ConfDocument => trees.read(conf.parse(text)),
    print: (config: JsonObject): string => conf.print(config),
    edit(document: ConfDocument, delta: JsonObject, renames: readonly Rename[]): ConfDocument {
      const { tree, keys } = trees.of(document);
      const { tree: next, problems } = conf.edit(tree, fromPlaces(delta, keys), renames);
      const lost = problems.map(({ pointer, message }): ConfigProblem => ({
        pointer,
        message,
        keyword: "text",
        level: "error",
      }));
      return trees.read(next, lost);
    },
    locate(document: ConfDocument, pointers: readonly string[]): readonly (TextPlace | undefined)[] {
      const { tree, keys } = trees.of(document);
      return conf.locate(
        tree,
        pointers.map((pointer) => pointerFromPlace(pointer, keys)),
      );
    },
  };
}

/** The product's own. */
export const rawLanguage = documentLanguage(productConf());
