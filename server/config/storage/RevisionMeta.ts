import type { ServerKeys } from "../keys/ServerKeys.ts";

/** What is kept of a revision beside its text. */
export interface RevisionMeta {
  readonly rev: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The login that saved it, `file` for an edit by hand, `server` for its own writes. */
  readonly who: string;
  readonly operation_id?: string;
  readonly summary: string;
  /** Of the text, in hex: a damaged revision is never restored. */
  readonly sha256: string;
  readonly keys: ServerKeys;
  /** A hand edit that was put aside: it was never served, and is kept to be read. */
  readonly aside?: true;
}
