// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A file of a VOD location that somebody watches.
 */
export interface VodFile {
/**
 * Path of the file below its VOD prefix.
 */
name: string
/**
 * Prefix of the VOD location.
 */
prefix?: string
/**
 * Where the file lies.
 */
url?: string
/**
 * Index in the list, as the server counts.
 */
position?: number
/**
 * Viewers at this moment.
 */
client_count?: number
/**
 * Readers that work on the file.
 */
worker_count?: number
/**
 * Read from the disk.
 */
bytes_in?: number
/**
 * Sent to viewers.
 */
bytes_out?: number
}
