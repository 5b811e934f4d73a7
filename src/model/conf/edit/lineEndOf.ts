/** Where the line ends on which an offset stands, before its end-of-line characters. */
export function lineEndOf(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at++;
  return at;
}
