/** One thing wrong with a value: where, what in our words, and the rule that found it. */
export interface Problem {
  /** JSON pointer below the checked entity; from the config's root in a server's answer. */
  readonly pointer: string;
  /** JSON Schema keyword, or a name of our own for rules over several entities. */
  readonly keyword: string;
  readonly message: string;
  /** A warning does not block saving. */
  readonly level: "error" | "warning";
  readonly page?: string;
  readonly section?: string;
}
