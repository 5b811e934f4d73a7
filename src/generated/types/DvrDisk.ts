// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One disk of a storage and what the server may do with it.
 */
export interface DvrDisk {
/**
 * Folder of the disk below the root.
 */
name: string
/**
 * Default: read and written. Keep: read, its parts are not deleted. Readonly: read only. Abandon: not used any more. Migrate: its parts are moved to the other disks. Rescue: what can still be read is moved away.
 */
mode?: ("" | "keep" | "readonly" | "abandon" | "migrate" | "rescue")
/**
 * Index of the disk among the storage's disks.
 */
position?: number
}
