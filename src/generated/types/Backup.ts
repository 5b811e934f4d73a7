// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Played in a loop while no source works. Without a file there is no fallback.
 */
export interface Backup {
/**
 * A file of a VOD location, as prefix/name.
 */
file?: string
/**
 * The fallback starts this long after the last frame of the source. Without it the source timeout counts.
 */
timeout?: number
/**
 * Whether the fallback video goes into the archive as well.
 */
dvr?: boolean
}
