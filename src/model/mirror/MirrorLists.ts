/** The two lists of a mirror that say what becomes of each of its streams; anything but a list counts as absent. */
export interface MirrorLists {
  /** Names taken as static; absent, all are. */
  readonly only?: unknown;
  /** Names ignored. */
  readonly except?: unknown;
}

export type MirroredMode = "static" | "onDemand" | "ignored";
