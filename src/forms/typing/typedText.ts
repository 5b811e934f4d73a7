import type { TypingRules } from "../../generated/shapes/FormDescriptor.ts";
import { withoutWhitespace } from "../../model/typing/withoutWhitespace.ts";

/** Text as it may stand in the input: white space stripped, all but digits dropped, whatever the setting's rules say. */
export function typedText(text: string, rules: TypingRules | undefined): string {
  const stripped = rules?.strip === "whitespace" ? withoutWhitespace(text) : text;
  return rules?.only === "digits" ? stripped.replaceAll(/\D+/g, "") : stripped;
}
