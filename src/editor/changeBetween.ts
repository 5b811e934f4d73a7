import type { editor, IRange } from "monaco-editor/editor";

/** The one change that makes a text of the model's: what is the same before and behind it stays, and so does the cursor there. */
export function changeBetween(
  model: editor.ITextModel,
  wanted: string,
): { readonly range: IRange; readonly text: string } | undefined {
  const written = model.getValue();
  if (written === wanted) return undefined;
  const least = Math.min(written.length, wanted.length);
  let before = 0;
  while (before < least && written.charCodeAt(before) === wanted.charCodeAt(before)) before++;
  let behind = 0;
  while (
    behind < least - before &&
    written.charCodeAt(written.length - 1 - behind) === wanted.charCodeAt(wanted.length - 1 - behind)
  )
    behind++;
  const from = model.getPositionAt(before);
  const to = model.getPositionAt(written.length - behind);
  const range = {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
  return { range, text: wanted.slice(before, wanted.length - behind) };
}
