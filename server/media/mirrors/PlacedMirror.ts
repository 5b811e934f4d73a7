import type { Mirror } from "../../../src/generated/types/Mirror.ts";
import type { MirrorOrigin } from "./originsOf.ts";

/** A mirror of the config with its servers. */
export interface PlacedMirror {
  /** Its key in the config. */
  readonly id: string;
  readonly mirror: Mirror;
  readonly origins: readonly MirrorOrigin[];
}
