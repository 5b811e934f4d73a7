import type { JsonObject } from "../model/Json.ts";
import type { SaveFailure } from "./SaveFailure.ts";
import type { SaveRequest } from "./SaveRequest.ts";

/** A request under the name by which the server knows it again. */
export interface SentSave extends SaveRequest {
  readonly operationId: string;
}

/** What saving needs of the outside. */
export interface SaveCalls {
  /** @returns the new revision, undefined from a server that has none */
  readonly write: (save: SentSave) => Promise<number | undefined>;
  /** The config as the server holds it now, where it does not guard saves by itself; undefined where it does. */
  readonly readUnguarded: () => Promise<JsonObject | undefined>;
  readonly failureOf: (error: unknown) => SaveFailure;
  readonly newOperationId: () => string;
  /** Asks for the whole config anew, which comes by the live line. */
  readonly refresh: () => void;
}
