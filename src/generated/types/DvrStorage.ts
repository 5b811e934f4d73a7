// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { DvrDisk } from "./DvrDisk.ts";
import type { DvrStats } from "./DvrStats.ts";
/**
 * A global archive configuration that streams refer to by its name.
 */
export interface DvrStorage {
/**
 * Streams refer to the storage by this name.
 */
name: string
/**
 * Folder or storage address the archives lie in. No stream and no other storage may use the same one.
 */
root: string
/**
 * The archive is spread over the disks below the root. Off: the root is one folder.
 */
raid?: 0
/**
 * So many of the disks are written at the same time, from 1 to the number of disks.
 */
active?: number
/**
 * Second folder or storage address every recorded part is copied to.
 */
copy?: string
/**
 * Folder for the index of the archive, best on a fast disk. Absent: beside the archive.
 */
index?: string
/**
 * Keeps no index of the archive; it is read from the disks when the server starts.
 */
no_index?: boolean
/**
 * The oldest parts are deleted while the disk is fuller than this, in percent.
 */
disk_limit?: number
/**
 * Parts older than this are deleted.
 */
dvr_limit?: number
/**
 * The oldest parts are deleted while the archive is larger than this.
 */
disk_space?: number
/**
 * Hours of the day (UTC) that are recorded; a range may cross midnight. Without one: always.
 */
schedule?: number[][]
/**
 * Folders below the root that the archive is spread over, by name.
 */
disks?: {
/**
 * One disk of a storage and what the server may do with it.
 */
[k: string]: DvrDisk
}
/**
 * Index of the storage among the storages; in the raw text the order of the blocks.
 */
position?: number
/**
 * Where the archives of a DVR lie, what they take, and how full its disks are. Measured every few seconds.
 */
stats?: DvrStats
}
