import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree, Statement } from "./ConfTree.ts";

/**
 * Gives the blocks whose key the text does not hold (mirrors) their ids: those of the text before, found by what stands
 * behind the word; the others one that neither text has used. Changes the chunks of `tree`.
 */
export function assignServerKeys(grammar: Grammar, tree: ConfTree, previous: ConfTree | undefined): void {
  const own = keyless(grammar, tree);
  const used = new Set(own.flatMap(({ chunk }) => chunk.serverKey ?? []));
  let next = previous?.nextServerKey ?? 0;
  for (const key of used) next = Math.max(next, Number(key) + 1);
  if (used.size < own.length) {
    const byHead = freeKeys(previous === undefined ? [] : keyless(grammar, previous), used);
    for (const statement of own) {
      statement.chunk.serverKey ??= byHead.get(headOf(statement))?.pop() ?? String(next++);
    }
  }
  tree.nextServerKey = next;
}

function freeKeys(known: readonly Statement[], used: ReadonlySet<string>): Map<string, string[]> {
  const byHead = new Map<string, string[]>();
  // Backwards, as they are taken from the end.
  for (const statement of known.toReversed()) {
    const { serverKey } = statement.chunk;
    if (serverKey === undefined || used.has(serverKey)) continue;
    const head = headOf(statement);
    const keys = byHead.get(head);
    if (keys === undefined) byHead.set(head, [serverKey]);
    else keys.push(serverKey);
  }
  return byHead;
}

function keyless(grammar: Grammar, tree: ConfTree): Statement[] {
  const found: Statement[] = [];
  for (const { statement } of tree.chunks) {
    if (statement !== undefined && grammar.root.rowByWord.get(statement.word)?.property.serverKeys === true)
      found.push(statement);
  }
  return found;
}

function headOf({ args }: Statement): string {
  return args.map(({ key = "", value }) => `${key}=${value}`).join(" ");
}
