import { chosenLanguage } from "./chosenLanguage.ts";
import type { TextKey } from "./TextKey.ts";
import type { TextParams } from "./TextParams.ts";
import { textIn } from "./textIn.ts";

/** A text of the console in its language: `text("confirm.delete", { name: "news" })`. */
export function text<Key extends TextKey>(key: Key, ...values: TextParams<Key>): string {
  return textIn(chosenLanguage.current, key, ...values);
}
