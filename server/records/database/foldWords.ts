/** Words as they are searched, where they are kept and where they are asked for: capital or small, whatever the script. */
export function foldWords(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
