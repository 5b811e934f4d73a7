import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree, Statement } from "../syntax/ConfTree.ts";
import type { FileRange } from "./findReferences.ts";

/** One block or setting of the file, as an outline shows it. */
export interface OutlineItem extends FileRange {
  /** `stream news`, or the word of a setting. */
  readonly name: string;
  readonly detail: string;
  readonly isBlock: boolean;
  readonly children: readonly OutlineItem[];
}

/** The blocks of a file with what stands in them: for the outline, the way above the text, and folding. */
export function outlineConf(grammar: Grammar, tree: ConfTree): readonly OutlineItem[] {
  return tree.chunks.flatMap(({ statement, text }) =>
    statement === undefined ? [] : [outlined(statement, grammar.root, tree.offsetOf(statement.chunk), text)],
  );
}

function outlined(statement: Statement, grammar: ContextGrammar | undefined, base: number, text: string): OutlineItem {
  const row = grammar?.rowByWord.get(statement.word);
  const head = statement.args[0];
  // Of a setting its value is left out: it may be a secret, and it stands in the text.
  const name = statement.body !== undefined && head !== undefined && head.key === undefined ? ` ${head.value}` : "";
  return {
    name: `${statement.word}${name}`,
    detail: (statement.body && row?.grammar?.context.title) ?? row?.property.title ?? "",
    isBlock: statement.body !== undefined,
    start: base + statement.start,
    end: base + Math.min(statement.end, text.length),
    children: (statement.body ?? []).map((child) => outlined(child, row?.grammar, base, text)),
  };
}
