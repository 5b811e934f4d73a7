import type { Protocols } from "../../../src/generated/types/Protocols.ts";
import type { OutputCall } from "./OutputCall.ts";

/** One address of a stream: a row of the outputs' tables. */
export interface OutputRow {
  /** Against the decoded path; its group `name` is the stream. */
  readonly pattern: RegExp;
  /** Whose switch it follows; without one it is always there. */
  readonly protocol?: keyof Protocols;
  /** Answers by itself; what it returns is the reply. */
  readonly handle: (call: OutputCall) => Promise<unknown>;
}
