import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { entityNameAt, entityTitle, formatValue, inSentence, plainDefault } from "../../model/diff/settingWords.ts";
import { entityIndex } from "../../model/entity/entityPlace.ts";
import { usedByWords, usersOfEach } from "../../model/entity/references/entityUsers.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { impactNow, viewersAt } from "../../model/impact/Impact.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import { type ConfigPath, formatPointer, valueAt, withValueAt } from "../../model/configPath.ts";
import { cutOffWords, deedText } from "../../texts/en/deeds.ts";
import { text } from "../../texts/text.ts";
import { impacts } from "../../generated/impacts.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import { compareNames } from "../../model/naturalOrder.ts";
import { planImpact } from "../../model/impact/ImpactPlan.ts";
import type { Editor } from "./Editor.ts";
import type { Question } from "../QuestionStore.ts";
import { itemText } from "../../texts/en/itemPages.ts";

/** So many names are told in a question; the count tells of the others. */
const namesTold = 10;

interface Deletion {
  readonly titleOf: (key: string) => string;
  readonly when: "atOnce" | "staged";
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
  // As they are looked up, in whatever order they were picked.
  const names = toldNames(keys.map(titleOf).toSorted(compareNames));
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

/**
 * What is asked before a setting that is saved at once is set in several entities: in how many, in which, and whom that
 * cuts off. Undefined where it changes none of them.
 * @param tree the whole config, with what runs
 */
export function severalQuestion(
  { descriptor, each }: Editor,
  path: ConfigPath,
  value: Json | undefined,
  tree: JsonObject,
): Question | undefined {
  const field = descriptor.fields[formatPointer(path)];
  const preset = plainDefault(field);
  const changed = each.filter((one) => !deepEqual(valueAt(one.value, path) ?? preset, value ?? preset));
  if (changed.length === 0) return undefined;
  const names = changed.map(({ path: at, value: held }) => entityTitle(descriptor, at?.at(-1) ?? "", held));
  const viewers = viewersCutOff(
    changed.map(({ path: at = [] }) => [...at, ...path]),
    value,
    tree,
  );
  const words = [
    itemText("pages.severalAtOnce", { count: names.length, names: toldNames(names) }),
    cutOffWords(viewers),
  ];
  return {
    title: itemText("pages.setInSeveral", {
      setting: inSentence(field?.title ?? path.at(-1) ?? ""),
      names: namesInWords(descriptor, names),
      value: formatValue(value, field),
    }),
    words: words.filter((sentence) => sentence !== "").join(" "),
    verb: itemText("pages.set"),
    isDangerous: viewers > 0,
  };
}

/** Viewers of the streams and files whose viewing ends by it. */
function viewersCutOff(paths: readonly ConfigPath[], value: Json | undefined, tree: JsonObject): number {
  const patch = paths.reduce<Json | undefined>((all, path) => withValueAt(all, path, value ?? null), {});
  const plan = planImpact(isPlainObject(patch) ? patch : {}, [], { tree, entities, impacts });
  const ended = impactNow(plan, tree, entities).streams.filter(({ ends }) => ends.has("viewers"));
  return ended.reduce((sum, { viewers }) => sum + viewers, 0);
}
