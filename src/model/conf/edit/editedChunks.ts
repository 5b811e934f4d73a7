import type { PrintedStatement, Row } from "../grammar/ContextGrammar.ts";
import type { Layout } from "../print/printConf.ts";
import type { ConfChunk, Statement } from "../syntax/ConfTree.ts";
import { attachedStartOf, type Splice } from "./textSplices.ts";

/** What every step of an edit needs. */
export interface EditContext {
  readonly layout: Layout;
  /** Cuts new text into chunks. */
  parse(text: string): ConfChunk[];
  /** `editStatement`, handed down because a statement's block holds statements. */
  edit(
    row: Row,
    statement: Statement,
    before: PrintedStatement,
    after: PrintedStatement,
    context: EditContext,
  ): Splice[];
}

/** A chunk of another text that stands for the same entity. Text of several statements gives several chunks. */
export function withText(chunk: ConfChunk, text: string, context: EditContext): ConfChunk[] {
  const made = context.parse(text);
  const [first] = made;
  if (first !== undefined) first.isInline = chunk.isInline;
  for (const own of made) {
    own.serverKey = chunk.serverKey;
    own.bareItems = chunk.bareItems;
  }
  return made;
}

/** A chunk's text in two: what stands by itself before the block, and the block with the comments directly above it. */
export function chunkParts({ text, statement }: ConfChunk): { readonly detached: string; readonly attached: string } {
  const start = statement === undefined ? text.length : attachedStartOf(statement);
  return { detached: text.slice(0, start), attached: text.slice(start) };
}

/** The chunks of a file with its last line ended, so that text may stand behind it. */
export function withFinalEnd(chunks: readonly ConfChunk[], context: EditContext): readonly ConfChunk[] {
  const last = chunks.at(-1);
  if (last === undefined || /[\r\n]$/.test(last.text)) return chunks;
  return [...chunks.slice(0, -1), ...withText(last, last.text + context.layout.endOfLine, context)];
}

/** The chunks of a file with its last line open again, as its author had it. */
export function withoutFinalEnd(chunks: readonly ConfChunk[], context: EditContext): readonly ConfChunk[] {
  const last = chunks.at(-1);
  if (last === undefined || !/[\r\n]$/.test(last.text)) return chunks;
  return [...chunks.slice(0, -1), ...withText(last, last.text.replace(/(\r\n|\n|\r)$/, ""), context)];
}
