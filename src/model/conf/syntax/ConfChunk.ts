import type { Statement } from "./Statement.ts";
import type { SyntaxProblem } from "./SyntaxProblem.ts";

/**
 * One statement of the top level with all that belongs to it: the comments and blank lines before it, a comment behind
 * it, its end of line. The texts of the chunks joined are the file, byte for byte. An edit replaces chunks and shares
 * the others, and what was read from a chunk is remembered with it.
 */
export class ConfChunk {
  /** Values of list items that JSON holds bare (`"udp://…"` for `{url: "udp://…"}`); the text has one form for both. */
  bareItems: ReadonlySet<string> | undefined;
  /** Id of an entity whose key the text does not hold. */
  serverKey: string | undefined;
  /** Whether it begins behind another statement on the same line. */
  isInline = false;
  text = "";
  statement: Statement | undefined;
  readonly problems: SyntaxProblem[] = [];
  /** Problems beyond those listed: broken text of any size must not make a problem a character. */
  unlistedProblems = 0;
}
