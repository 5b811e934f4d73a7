// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { DvrFolder } from "./DvrFolder.ts";
/**
 * Where the archives of a DVR lie, what they take, and how full its disks are. Measured every few seconds.
 */
export interface DvrStats {
/**
 * Bytes that the archives of the streams of this DVR take.
 */
used?: number
/**
 * Its beginning, in seconds since 1970; absent while nothing is recorded.
 */
from?: number
/**
 * The folders of an archive are still being read: there is more than is told.
 */
is_reading?: boolean
/**
 * Streams that run and are recorded here, those of locations and mirrors among them.
 */
stream_count?: number
/**
 * In the order of the alphabet, the first 20.
 * 
 * Items: Its name.
 */
stream_names?: string[]
/**
 * The folder of the root itself.
 */
root?: DvrFolder
/**
 * By the name of the disk; absent without RAID 0.
 */
disks?: {
/**
 * A folder that archives lie in, and the file system under it.
 */
[k: string]: DvrFolder
}
}
