import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfDocument } from "./ConfDocument.ts";
import type { ServerKeys } from "./keys/ServerKeys.ts";

/** The config as it stands at one revision, in all its forms. */
export interface ConfigRevision {
  readonly rev: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  readonly config: JsonObject;
  readonly keys: ServerKeys;
  readonly document: ConfDocument;
}
