import type { ReactNode } from "react";

/** An address or a name that may be longer than its line: it breaks behind its slashes and signs, and not inside a word. */
export function breakable(words: string): ReactNode {
  const pieces = words.split(/(?<=[/?&=,;:@])(?!\/)/);
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]));
}
