// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What of a stream lies in its archive.
 */
export interface DvrInfo {
/**
 * Configured depth of the archive.
 */
depth?: number
/**
 * Bytes the archive takes.
 */
disk_size?: number
/**
 * Seconds that are really recorded, without the gaps.
 */
duration?: number
/**
 * Beginning of the archive, in seconds since 1970.
 */
from?: number
/**
 * Recorded pieces in their order.
 * 
 * Items: A piece without a gap.
 */
ranges?: {
/**
 * Beginning of the piece, in seconds since 1970.
 */
from: number
/**
 * Length of the piece.
 */
duration: number
}[]
}
