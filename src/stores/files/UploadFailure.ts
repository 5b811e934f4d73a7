/** Files that were not uploaded, for a like reason. */
export interface UploadFailure {
  /** `taken`: something of their names is there. */
  readonly reason: "taken" | "other";
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Said of the last of them. */
  readonly words: string;
}
