import type { Server } from "../../../../src/generated/types/Server.ts";
import type { BackendDesk } from "./BackendDesk.ts";
import type { Question } from "./Question.ts";

/** A question that an auth address of the config is to decide. */
export interface AuthQuestion {
  readonly question: Question;
  /** Sent along with every question. */
  readonly extra: Readonly<Record<string, string>>;
  readonly config: Server;
  readonly desk: BackendDesk;
  readonly nowMs: number;
}
