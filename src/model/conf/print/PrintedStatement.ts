import type { PrintedObject } from "./PrintedObject.ts";

/** A statement to be written. */
export interface PrintedStatement {
  readonly word: string;
  /** What makes it the same statement before and after a change; equal ones are told apart by occurrence. */
  readonly id: string;
  /** Ready for the text, in quotes where needed. Of an object only what stands before its own arguments. */
  readonly args: readonly string[];
  readonly object?: PrintedObject;
}
