// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.
 */
export interface Cache {
/**
 * Folder on the fast disk.
 */
path?: string
/**
 * Cached files older than this are removed, such as 48h or 7d. Without it only the size counts.
 */
time_limit?: (string | number)
/**
 * The oldest cached files are removed when the cache grows past this, such as 400G; without a unit it counts gigabytes. Without it only the time counts.
 */
disk_limit?: (string | number)
}
