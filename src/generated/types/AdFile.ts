// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A video file of a VOD location that is played as advertising.
 */
export interface AdFile {
/**
 * VOD prefix and file name: prefix/name.
 */
name: string
/**
 * How often the file is played, against the other files.
 */
weight?: number
}
