/** Why a source is given up that still holds its connection: it may be silent, or send what is no media. */
export function silenceWords(timeoutMs: number): string {
  return `no media came for ${timeoutMs / 1000} s`;
}
