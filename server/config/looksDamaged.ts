/**
 * Why a text that was found on disk cannot be what somebody wrote; undefined when it may well be. A text that stops in
 * the middle of the last good one is taken for cut off, though it may happen to be readable.
 */
export function looksDamaged(text: string | undefined, lastGood: string | undefined): string | undefined {
  if (text === undefined) return "the file is missing";
  if (/[\0\uFFFD]/.test(text)) return "it holds bytes that are no text";
  if (lastGood === undefined) return undefined;
  if (text.trim() === "" && lastGood.trim() !== "") return "it is empty";
  if (text.length < lastGood.length && lastGood.startsWith(text)) return "it is cut off";
  return undefined;
}
