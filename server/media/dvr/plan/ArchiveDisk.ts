import type { DvrDisk } from "../../../../src/generated/types/DvrDisk.ts";

/** A folder that archives lie in: the root itself, or a disk below it. */
export interface ArchiveDisk {
  readonly folder: string;
  readonly mode: NonNullable<DvrDisk["mode"]>;
}
