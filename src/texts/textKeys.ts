import type { en } from "./en.ts";

/** The name of a text: the area, a dot, and what the text is for. */
export type TextKey = Exclude<keyof typeof en, OfOne>;

/** The words of a text for a count of one stand beside it, and are never asked for. */
export type OfOne = `${string}|one`;

/** A placeholder in capitals (`{NAME}`) is shown as it stands: it is part of the words. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends Uppercase<Name> ? never : Name) | NamesIn<Rest>
  : never;

/** What a text must be given to be shown: one value for each of its placeholders, nothing when it has none. */
export type ParamsOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<NamesIn<Text>, string | number>>];

export type TextParams<Key extends TextKey> = ParamsOf<(typeof en)[Key]>;
