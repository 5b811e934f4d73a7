import type { FolderPlace } from "../../api/FolderPlace.ts";

/** One file on its way into a folder of a VOD. */
export interface Upload {
  readonly id: string;
  readonly place: FolderPlace;
  readonly file: File;
  readonly mayReplace: boolean;
  readonly state: UploadState;
}

export type UploadState =
  | { readonly kind: "waiting" }
  /** `share` of its bytes, 0 to 1. */
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "complete" }
  /** `taken`: something of that name is there. */
  | { readonly kind: "failed"; readonly reason: "taken" | "other"; readonly words: string };
