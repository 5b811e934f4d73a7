/** One login of the console. */
export interface Session {
  /** Digest of the id in the cookie; the id itself is kept nowhere. */
  readonly key: string;
  readonly login: string;
  /** Mark of the password that opened it: once that lets nobody in any more, neither does the session. */
  account: string;
  readonly createdAt: number;
  lastUsedAt: number;
}
