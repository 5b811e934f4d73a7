import { isPlainObject, type Json } from "../Json.ts";
import type { MediaEdit } from "./mediaEdits.ts";

/** One address of a stream before and after. */
export interface UrlReplacement {
  readonly name: string;
  /** Place among the stream's inputs, from 0. */
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

/** A stream as it is edited: the draft over the server. */
type ReadStream = (name: string) => Json | undefined;

/** Every input address of some streams that holds a text, and what it becomes. Nothing is found for an empty text. */
export function replacementsIn(
  read: ReadStream,
  names: readonly string[],
  find: string,
  replace: string,
): readonly UrlReplacement[] {
  if (find === "") return [];
  return names.flatMap((name) =>
    inputsOf(read(name)).flatMap((input, index) => {
      const from = urlOf(input);
      const to = from.replaceAll(find, () => replace);
      return to === from ? [] : [{ name, index, from, to }];
    }),
  );
}

/**
 * The edits that make some replacements; an address that would become empty is left out of its list. What is another
 * address by now, since somebody changed it after it was found, stays as it is.
 */
export function replacementEdits(read: ReadStream, replacements: readonly UrlReplacement[]): readonly MediaEdit[] {
  const byName = new Map<string, Map<number, UrlReplacement>>();
  for (const one of replacements) {
    const ofName = byName.get(one.name) ?? new Map<number, UrlReplacement>();
    byName.set(one.name, ofName.set(one.index, one));
  }
  return [...byName].flatMap(([name, ofName]): readonly MediaEdit[] => {
    const inputs = inputsOf(read(name));
    const isStill = (input: Json, index: number) => ofName.get(index)?.from === urlOf(input);
    if (!inputs.some(isStill)) return [];
    const urls = inputs.flatMap((input, index) => {
      const replacement = ofName.get(index);
      if (!replacement || !isStill(input, index)) return [input];
      if (replacement.to === "") return [];
      return [isPlainObject(input) ? { ...input, url: replacement.to } : replacement.to];
    });
    return [[["streams", name, "urls"], urls]];
  });
}

function inputsOf(stream: Json | undefined): readonly Json[] {
  const urls = isPlainObject(stream) ? stream["urls"] : undefined;
  return Array.isArray(urls) ? urls : [];
}

function urlOf(input: Json): string {
  const url = isPlainObject(input) ? input["url"] : input;
  return typeof url === "string" ? url : "";
}
