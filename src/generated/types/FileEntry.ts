// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One file or folder in the file browser.
 */
export interface FileEntry {
/**
 * Name without its folder.
 */
name: string
/**
 * Whether it is a folder.
 */
type: ("directory" | "file")
/**
 * Bytes of a file.
 */
size?: number
/**
 * Prefix of the VOD location it belongs to.
 */
prefix?: string
}
