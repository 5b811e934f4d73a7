/** Where the server says what happens: one line each, never a secret, never a line break from outside. */
export interface ServerLog {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Something that works, but that the operator should look after. */
  warning(event: string, facts?: Readonly<Record<string, unknown>>): void;
  error(event: string, facts?: Readonly<Record<string, unknown>>): void;
}
