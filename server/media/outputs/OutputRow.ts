import type { Protocols } from "../../../src/generated/types/Protocols.ts";
import type { Visit } from "../MediaRoute.ts";
import type { OutputCall } from "./OutputCall.ts";

/** One address of a stream: a row of the outputs' tables. */
export interface OutputRow {
  /** Against the decoded path; its group `name` is the stream. */
  readonly pattern: RegExp;
  /** Whose switch it follows; without one it is there as long as the stream is played at all. */
  readonly protocol?: keyof Protocols;
  /** Lets in who asks, before anything of the stream is looked at. */
  readonly enter: (call: OutputCall) => Promise<Visit>;
}
