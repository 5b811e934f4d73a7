import { sharingNames } from "../entity/sharingNames.ts";
import type { Json } from "../Json.ts";
import type { MediaCollection } from "./mediaLists.ts";

/** Whether a name cannot be given to something new of a collection: that, or one it shares its addresses with, has it. */
export function isNameUsed(
  collection: MediaCollection,
  name: string,
  read: (collection: string) => Readonly<Record<string, Json>>,
): boolean {
  return sharingNames(collection).some((each) => Object.hasOwn(read(each), name));
}
