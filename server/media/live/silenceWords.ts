/** Why a source is given up that still holds its connection. */
export function silenceWords(timeoutMs: number): string {
  return `nothing came for ${timeoutMs / 1000} s`;
}
