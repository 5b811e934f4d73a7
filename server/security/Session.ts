/** One login of the console. */
export interface Session {
  /** Digest of the id in the cookie; the id itself is kept nowhere. */
  readonly key: string;
  readonly login: string;
  readonly createdAt: number;
  lastUsedAt: number;
}
