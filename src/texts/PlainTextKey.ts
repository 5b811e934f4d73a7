import type { TextKey } from "./TextKey.ts";
import type { TextParams } from "./TextParams.ts";

/** The name of a text that needs no values. */
export type PlainTextKey = { [Key in TextKey]: TextParams<Key> extends readonly [] ? Key : never }[TextKey];
