import { plain } from "./plain.ts";

/** A value as code in a line of Markdown. */
export function code(value: unknown): string {
  return `\`${plain(value)}\``;
}
