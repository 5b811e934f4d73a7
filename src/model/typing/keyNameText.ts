/** The key of a key/value pair as typed: a digit cannot stand first, so it is dropped. */
export function keyNameText(text: string): string {
  return text.replace(/^\d+/, "");
}
