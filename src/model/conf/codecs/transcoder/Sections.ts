import type { ContextGrammar } from "../../grammar/ContextGrammar.ts";

/** The four parts of a transcoder: what each may hold, by the words of the statement. */
export interface Sections {
  readonly global: ContextGrammar | undefined;
  readonly decoder: ContextGrammar | undefined;
  readonly audio: ContextGrammar | undefined;
  readonly video: ContextGrammar | undefined;
}
