// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Records the stream into an archive. Without it nothing is recorded.
 */
export interface StreamDvr {
/**
 * A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.
 */
reference?: string
/**
 * Folder the archive is written to. A relative one lies in the server's data folder.
 */
root?: string
/**
 * Recordings older than this are removed. Without it they stay until the disk is full.
 */
dvr_limit?: number
/**
 * The oldest recordings are removed when the disk is fuller than this share.
 */
disk_limit?: number
/**
 * The oldest recordings are removed when the archive grows past this size. In the config text a number without a unit counts gigabytes.
 */
disk_space?: number
/**
 * Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.
 */
dvr_replicate?: boolean
/**
 * HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.
 */
replication_port?: number
}
