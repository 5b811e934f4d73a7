import type { ConfTree, Statement } from "../../../../src/model/conf/syntax/ConfTree.ts";

/** A config text with comments, blank lines and words of nobody's between its statements, each marked with a number. */
export function addNoise(
  tree: ConfTree,
  isHere: (place: number) => boolean,
): { text: string; marks: readonly string[] } {
  const marks: string[] = [];
  let place = 0;
  const mark = (): string => {
    const name = `mark${marks.length}x`;
    marks.push(name);
    return `\n  # ${name} \n\tzz_${name}   v "a;b"  ;\n\n`;
  };
  const text = tree.chunks.map((chunk) => {
    const inserts: [number, string][] = [];
    const visit = (statement: Statement, depth: number): void => {
      if (depth < 2) for (const child of statement.body ?? []) visit(child, depth + 1);
      if (isHere(place++)) inserts.push([statement.end, mark()]);
    };
    if (chunk.statement !== undefined) visit(chunk.statement, 0);
    let result = "";
    let at = 0;
    for (const [offset, noise] of inserts.toSorted(([one], [other]) => one - other)) {
      result += chunk.text.slice(at, offset) + noise;
      at = offset;
    }
    return result + chunk.text.slice(at);
  });
  return { text: text.join(""), marks };
}
