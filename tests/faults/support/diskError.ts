/** An error as the system gives it. */
export function diskError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: made up by a test`), { code });
}
