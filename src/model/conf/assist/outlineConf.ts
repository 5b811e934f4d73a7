import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree, Statement } from "../syntax/ConfTree.ts";

/** One block or setting of the file, as an outline shows it. */
export interface OutlineItem {
  /** `stream news`, or the word of a setting. */
  readonly name: string;
  readonly detail: string;
  readonly isBlock: boolean;
  /** Lines from 1, the last one included. */
  readonly from: number;
  readonly to: number;
  /** The blocks inside. */
  readonly children: readonly OutlineItem[];
}

/** The blocks of a file with those inside, and the settings beside them: for the outline, the lines above the text, and folding. */
export function outlineConf(grammar: Grammar, tree: ConfTree): readonly OutlineItem[] {
  return tree.chunks.flatMap(({ statement }) =>
    statement === undefined ? [] : [outlined(statement, grammar.root, tree)],
  );
}

function outlined(statement: Statement, grammar: ContextGrammar | undefined, tree: ConfTree): OutlineItem {
  const { chunk, word, body = [], args } = statement;
  const row = grammar?.rowByWord.get(word);
  const [head] = args;
  // Of a setting its value is left out: it may be a secret, and it stands in the text.
  const name = statement.body !== undefined && head !== undefined && head.key === undefined ? ` ${head.value}` : "";
  const inside = body.filter((child) => child.body !== undefined);
  return {
    name: `${word}${name}`,
    detail: (statement.body && row?.grammar?.context.title) ?? row?.property.title ?? "",
    isBlock: statement.body !== undefined,
    from: tree.positionOf(chunk, statement.start).line,
    to: tree.positionOf(chunk, Math.max(statement.start, statement.end - 1)).line,
    children: inside.map((child) => outlined(child, row?.grammar, tree)),
  };
}
