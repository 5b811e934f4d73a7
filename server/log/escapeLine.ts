import { withHiddenShown } from "../../src/model/names/hiddenCharacters.ts";

/** A text as one line of visible characters: breaks, terminal codes and marks that turn the reading direction are escaped. */
export function escapeLine(text: string): string {
  return withHiddenShown(text).replace(/[\t\r\n]/g, (end) => `[${names[end] ?? ""}]`);
}

const names: Readonly<Record<string, string>> = { "\t": "U+0009", "\r": "U+000D", "\n": "U+000A" };
