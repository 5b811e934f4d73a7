import { type ConfLanguage, productConf } from "../../src/model/conf/ConfLanguage.ts";
import type { ConfTree } from "../../src/model/conf/syntax/ConfTree.ts";
import { applyMergePatch } from "../../src/model/patch/applyMergePatch.ts";
import { createMergePatch } from "../../src/model/patch/createMergePatch.ts";
import { configEntities } from "./configEntities.ts";
import type { ConfDocument } from "./ConfDocument.ts";
import type { ConfigLanguage } from "./ConfigLanguage.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { pathOf } from "../../src/model/path/pathOf.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import type { Rename } from "./delta/Rename.ts";
import type { ConfigProblem, TextPlace } from "./ConfigProblem.ts";
import { fromPlaces } from "./keys/fromPlaces.ts";
import { keysInOrder } from "./keys/keysInOrder.ts";
import type { ServerKeys } from "./keys/ServerKeys.ts";
import { toPlaces } from "./keys/toPlaces.ts";
import { renamePatch } from "../../src/model/conf/renamePatch.ts";

const conf: ConfLanguage = productConf;
/** Trees number keyless blocks in their own way; to the record they are known by their places. */
const trees = new WeakMap<object, { readonly tree: ConfTree; readonly keys: ServerKeys }>();

/** The product's raw-config language as the record of the config needs it. */
export const rawLanguage = {
  parse: (text: string): ConfDocument => documentOf(conf.parse(text)),
  print: (config: JsonObject): string => conf.print(config),
  edit(document: ConfDocument, delta: JsonObject, renames: readonly Rename[]): ConfDocument {
    const { tree, keys } = trees.get(document.memory ?? document) ?? remember(conf.parse(document.text));
    const wanted = applyMergePatch(document.config, delta);
    // A rename alone is recognised and keeps its block; what else the delta says comes after it.
    const renaming = renamePatch(document.config, renames, configEntities);
    const renamed = renames.length === 0 ? tree : conf.edit(tree, renaming).tree;
    const rest = renames.length === 0 ? delta : createMergePatch(documentOf(renamed).config, wanted);
    const { tree: next, problems } = conf.edit(renamed, fromPlaces(rest, keys));
    const lost = problems.map(({ pointer, message }): ConfigProblem => ({
      pointer,
      message,
      keyword: "text",
      level: "error",
    }));
    return documentOf(next, lost);
  },
  locate(document: ConfDocument, pointers: readonly string[]): readonly (TextPlace | undefined)[] {
    const { tree, keys } = trees.get(document.memory ?? document) ?? remember(conf.parse(document.text));
    return conf.locate(
      tree,
      pointers.map((pointer) => withKey(pointer, keys)),
    );
  },
} satisfies ConfigLanguage;

/** Pointers name keyless blocks by their places, the tree by the keys that it gave them. */
function withKey(pointer: string, keys: ServerKeys): string {
  const [collection = "", place = "", ...rest] = pathOf(pointer);
  const key = keys[collection]?.ids[Number(place)];
  return key === undefined ? pointer : pointerOf([collection, key, ...rest]);
}

function remember(tree: ConfTree): { readonly tree: ConfTree; readonly keys: ServerKeys } {
  const { config } = conf.read(tree);
  return { tree, keys: keysInOrder(config, configEntities, {}) };
}

function documentOf(tree: ConfTree, lost: readonly ConfigProblem[] = []): ConfDocument {
  const { config, problems, unlisted } = conf.read(tree);
  const keys = keysInOrder(config, configEntities, {});
  const memory = {};
  trees.set(memory, { tree, keys });
  const found = problems.map((problem): ConfigProblem => ({ ...problem, keyword: "text" }));
  return { text: tree.text, config: toPlaces(config, keys), problems: [...found, ...lost], unlisted, memory };
}
