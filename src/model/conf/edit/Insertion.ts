import type { Statement } from "../syntax/Statement.ts";
import type { Row } from "../grammar/Row.ts";

/** A statement to be put into a block. */
export interface Insertion {
  /** Behind this one, before this one, or where its row belongs. */
  readonly place: { readonly after: Statement } | { readonly before: Statement } | { readonly row: Row };
  /** Without blanks around it. */
  readonly text: (indent: string) => string;
}
