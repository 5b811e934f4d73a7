/** Whether a character parts arguments: every control character, the blank, and a byte order mark. */
export function isBlank(code: number): boolean {
  return code <= 32 || code === 0xfeff;
}
