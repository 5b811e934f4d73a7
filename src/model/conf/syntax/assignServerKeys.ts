import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree } from "./ConfTree.ts";
import type { Statement } from "./Statement.ts";

/**
 * Gives the blocks whose key the text does not hold (mirrors) their ids: those of the text before, found by what stands
 * behind the word; the others one that neither text has used. Changes the chunks of `tree`.
 */
export function assignServerKeys(grammar: Grammar, tree: ConfTree, previous: ConfTree | undefined): void {
  const open = keyless(grammar, tree).filter(({ chunk }) => chunk.serverKey === undefined);
  if (open.length === 0) return;
  const used = new Set(keyless(grammar, tree).flatMap(({ chunk }) => chunk.serverKey ?? []));
  const known = previous === undefined ? [] : keyless(grammar, previous);
  const byHead = new Map<string, string[]>();
  let next = 0;
  for (const statement of known) {
    const { serverKey } = statement.chunk;
    if (serverKey === undefined) continue;
    next = Math.max(next, Number(serverKey) + 1);
    if (!used.has(serverKey)) byHead.set(headOf(statement), [...(byHead.get(headOf(statement)) ?? []), serverKey]);
  }
  for (const key of used) next = Math.max(next, Number(key) + 1);
  next = Math.max(next, previous?.nextServerKey ?? 0);
  for (const statement of open) {
    const same = byHead.get(headOf(statement))?.shift();
    statement.chunk.serverKey = same ?? String(next++);
  }
  tree.nextServerKey = next;
}

function keyless(grammar: Grammar, tree: ConfTree): Statement[] {
  return tree.chunks.flatMap(({ statement }) => {
    const row = statement === undefined ? undefined : grammar.root.rowByWord.get(statement.word);
    return statement !== undefined && row?.property.serverKeys === true ? [statement] : [];
  });
}

function headOf({ args }: Statement): string {
  return args.map(({ key = "", value }) => `${key}=${value}`).join(" ");
}
