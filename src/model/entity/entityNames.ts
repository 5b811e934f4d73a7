import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities, type EntityName } from "../../generated/entities.ts";
import { text } from "../../texts/text.ts";
import { inSentence } from "../diff/settingWords.ts";
import { hiddenIn } from "../hiddenCharacters.ts";
import type { Json, JsonObject } from "../Json.ts";
import { isHostileKey } from "../merge/hostileKeys.ts";

/** What entities of a kind are called in a sentence: one by its name, several by how many they are: `3 streams`. */
export function namesInWords(
  { plural }: Pick<EntityDescriptor, "plural">,
  names: readonly string[],
  count = names.length,
): string {
  const [name = ""] = names;
  return count === 1 ? name : text("pages.several", { count, plural: inSentence(plural) });
}

/** The name of an entity's schema. @throws Error for one that was not generated */
export function kindOf({ name }: EntityDescriptor): EntityName {
  if (!isEntityName(name)) throw new Error(`no schema is called ${name}`);
  return name;
}

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

/**
 * Whether an address with the name would be another one: that of the list, or of what is above. Browsers and servers
 * follow such dots wherever they stand between slashes, of either kind.
 */
export function makesNoAddress(name: string): boolean {
  return name.split(/[/\\]/).some((part) => part === "." || part === "..");
}

/** Whether the addresses of what has the name are the console's, so that nobody can play it over HTTP. */
export function isConsoleName(name: string): boolean {
  return /^(?:admin|flussonic)(?:\/|$)/.test(name);
}

/** Why nothing may have a name, in words; undefined for one that may be given. An empty one is no name yet. */
export function nameFault(name: string): string | undefined {
  if (isHostileKey(name)) return text("check.nameReserved");
  if (makesNoAddress(name)) return text("check.nameOfDots");
  const hidden = hiddenIn(name);
  return hidden.length > 0 ? text("check.nameHidden", { characters: hidden.join(", ") }) : undefined;
}

/** Why a name cannot be given to something new of a collection, in words; undefined for one that can. */
export function newNameFault(
  collection: string,
  name: string,
  read: (collection: string) => Readonly<Record<string, Json>>,
): string | undefined {
  return nameFault(name) ?? (isNameUsed(collection, name, read) ? text("check.nameUsed") : undefined);
}

/** Whether a name cannot be given to something new of a collection: that, or one it shares its addresses with, has it. */
export function isNameUsed(
  collection: string,
  name: string,
  read: (collection: string) => Readonly<Record<string, Json>>,
): boolean {
  return sharingNames(collection).some((each) => Object.hasOwn(read(each), name));
}

const folders = ["lives", "vods"];

/** The collections in which a name may stand once: what is below a location and below a VOD location has one kind of address. */
export function sharingNames(collection: string): readonly string[] {
  return folders.includes(collection) ? folders : [collection];
}

/** The first name not taken: `news-copy`, `news-copy2`, ... */
export function freeName(base: string, isTaken: (name: string) => boolean): string {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${base}${number}`;
  return name;
}

/** The settings of an entity under another name, without its place in the list: the copy comes last. */
export function cloneEntity(entity: JsonObject, name: string, { key, order }: EntityDescriptor): JsonObject {
  const settings = Object.fromEntries(Object.entries(entity).filter(([property]) => property !== order));
  return key === undefined ? settings : { ...settings, [key]: name };
}
