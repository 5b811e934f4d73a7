import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import type { ConfigProblem, TextPlace } from "../ConfigProblem.ts";
import type { Rename } from "../delta/Rename.ts";

/** A text that the thread may remember; it is sent along where it has forgotten it. */
interface KnownText {
  readonly document: number | undefined;
  readonly text?: string;
}

/** What the thread is asked to do. */
export type ThreadTask =
  | { readonly kind: "parse"; readonly text: string; readonly against: number | undefined }
  | { readonly kind: "edit"; readonly of: KnownText; readonly delta: JsonObject; readonly renames: readonly Rename[] }
  | { readonly kind: "locate"; readonly of: KnownText; readonly pointers: readonly string[] }
  | { readonly kind: "check"; readonly config: JsonObject; readonly touched: readonly ConfigPath[] };

/** A document as it comes from the thread: what it says as a merge patch to one that both sides know, or whole. */
export interface ThreadDocument {
  readonly document: number;
  /** Absent where it is the text that was sent. */
  readonly text?: string;
  readonly config: { readonly patch: JsonObject } | { readonly whole: JsonObject };
  readonly problems: readonly ConfigProblem[];
  readonly unlisted: number;
}

/** What the thread answers to a task of each kind. */
export interface ThreadResults {
  readonly parse: ThreadDocument;
  readonly edit: ThreadDocument;
  readonly locate: readonly (TextPlace | undefined)[];
  readonly check: readonly ConfigProblem[];
}

/** `forgotten`: the document is not known any more; the same task with its text will do. */
export type ThreadAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly forgotten: true }
  | { readonly id: number; readonly failure: string };
