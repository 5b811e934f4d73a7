import type { When } from "../../components/states/WhenSign.tsx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { entityNameAt, inSentence } from "../../model/diff/settingWords.ts";
import { entityIndex } from "../../model/entity/entityPlace.ts";
import { usedByWords, usersOfEach } from "../../model/entity/references/entityUsers.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { viewersAt } from "../../model/impact/Impact.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import { type ConfigPath, valueAt } from "../../model/configPath.ts";
import { cutOffWords, deedText } from "../../texts/en/deeds.ts";
import { text } from "../../texts/text.ts";

/** So many names are told in a question; the count tells of the others. */
const namesTold = 10;

interface Deletion {
  readonly titleOf: (key: string) => string;
  readonly when: When;
  /** The whole config, with what runs. */
  readonly tree: JsonObject;
}

/** What is asked before items go: which, when, whom that cuts off, what remains of them, and who names them. */
export function deletionWords(
  { collection = "", plural }: EntityDescriptor,
  keys: readonly string[],
  { titleOf, when, tree }: Deletion,
): string {
  const count = keys.length;
  const names = toldNames(keys.map(titleOf));
  const paths = keys.map((key) => [collection, key]);
  return [
    text("collection.deleteMany", { count, plural: inSentence(plural), names }),
    when === "atOnce" ? "" : deedText("deeds.stagedDeletion", { count }),
    ...lossesOf(paths, tree, tree),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/**
 * What is told before entities of several kinds go at once: the same of all of them; empty where none does.
 * @param after the config without them
 */
export function goneWords(
  deleted: ReadonlyMap<string, readonly string[]>,
  tree: JsonObject,
  after: JsonObject,
): string {
  const { byCollection } = entityIndex(entities);
  const named = (path: ConfigPath) => entityNameAt(path, valueAt(tree, path), entities);
  const groups = [...deleted].map(([collection, keys]) => keys.map((key) => [collection, key]));
  const paths = groups.flat();
  if (paths.length === 0) return "";
  const kinds = groups.map((all) => {
    const [first = [], ...others] = all;
    if (others.length === 0) return withHiddenShown(named(first).entity);
    const plural = inSentence(byCollection.get(first[0] ?? "")?.plural ?? "");
    const names = toldNames(all.map((path) => named(path).entityName));
    return text("collection.deletedMany", { count: all.length, plural, names });
  });
  return [text("collection.deleted", { what: kinds.join("; ") }), ...lossesOf(paths, tree, after)].join(" ");
}

/** The first of some names, and how many more there are; none passes for another. */
function toldNames(names: readonly string[]): string {
  const told = withHiddenShown(names.slice(0, namesTold).join(", "));
  const rest = names.length - namesTold;
  return rest > 0 ? text("collection.andMore", { names: told, count: rest }) : told;
}

/**
 * Whom it cuts off that entities go, what remains of them, and who still names them.
 * @param after the config without them
 */
function lossesOf(paths: readonly ConfigPath[], tree: JsonObject, after: JsonObject): readonly string[] {
  const isRecorded = paths.some((path) => {
    const item = valueAt(tree, path);
    return isPlainObject(item) && hasDvr(item);
  });
  return [
    cutOffWords(viewersAt(paths, tree, entities)),
    isRecorded ? text("confirm.archiveRemains") : "",
    ...usedByWords(usersOfEach(after, paths, entities)),
  ].filter((sentence) => sentence !== "");
}
