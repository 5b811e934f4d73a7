import type { When } from "../../components/states/WhenSign.tsx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { usedByWords, usersOfEach } from "../../model/entity/references/entityUsers.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { viewersAt } from "../../model/impact/Impact.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import { valueAt } from "../../model/configPath.ts";
import { cutOffWords, deedText } from "../../texts/en/deeds.ts";
import { text } from "../../texts/text.ts";

/** So many names are told in a question; the count tells of the others. */
const namesTold = 10;

interface Deletion {
  readonly titleOf: (key: string) => string;
  readonly when: When;
  /** The whole config, with what runs. */
  readonly tree: JsonObject;
  /** The config without them, where more of it changes with them. */
  readonly after?: JsonObject;
}

/** What is asked before items go: which, when, whom that cuts off, what remains of them, and who names them. */
export function deletionWords(
  { collection = "", plural }: EntityDescriptor,
  keys: readonly string[],
  { titleOf, when, tree, after = tree }: Deletion,
): string {
  const names = withHiddenShown(keys.slice(0, namesTold).map(titleOf).join(", "));
  const rest = keys.length - namesTold;
  const count = keys.length;
  const words = text("collection.deleteMany", {
    count,
    plural: inSentence(plural),
    names: rest > 0 ? text("collection.andMore", { names, count: rest }) : names,
  });
  const paths = keys.map((key) => [collection, key]);
  const isRecorded = paths.some((path) => {
    const item = valueAt(tree, path);
    return isPlainObject(item) && hasDvr(item);
  });
  return [
    words,
    when === "atOnce" ? "" : deedText("deeds.stagedDeletion", { count }),
    cutOffWords(viewersAt(paths, tree, entities)),
    isRecorded ? text("confirm.archiveRemains") : "",
    ...usedByWords(usersOfEach(after, paths, entities)),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
