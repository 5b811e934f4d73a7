/** The value of an integer field: digits only; an empty text and any other is null. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(value) ? value : null;
}
