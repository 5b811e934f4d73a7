// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Auth } from "./Auth.ts";
import type { Drm } from "./Drm.ts";
import type { Protocols } from "./Protocols.ts";
import type { VodFile } from "./VodFile.ts";
/**
 * Folders whose files viewers may watch under one prefix.
 */
export interface Vod {
/**
 * First part of the name of every file: prefix/FILE. Another name cuts off whoever plays one now; streams that use its files go on.
 */
prefix: string
/**
 * Notes on the VOD location.
 */
meta?: {
/**
 * A note for operators; viewers never see it.
 */
comment?: string
/**
 * The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.
 */
drm_id?: string
}
/**
 * Viewers get no files of a disabled location; its settings stay.
 */
disabled?: boolean
/**
 * Folders of this disk, or storage addresses (s3://), in the order they are searched.
 * 
 * Items: One folder or storage address.
 */
urls?: {
/**
 * Folder or storage address the files are read from.
 */
url: string
}[]
/**
 * So many requests to the disk run at once; further ones wait.
 */
read_queue?: number
/**
 * So many readers of one file run at once.
 */
max_readers?: number
/**
 * Files may be fetched whole or in parts; HTTP Range is supported.
 */
download?: boolean
/**
 * Files of one name and several bitrates are served as one multi-bitrate file.
 */
auto_mbr?: boolean
/**
 * Who may watch. Without it everybody may.
 */
auth?: Auth
/**
 * Encrypts the output with keys from a vendor. Without it the output is not encrypted.
 */
drm?: Drm
/**
 * What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest.
 */
protocols?: Protocols
/**
 * Index of the VOD location among the VOD locations; in the raw text the order of the blocks.
 */
position?: number
/**
 * Files that somebody watches now, by name.
 */
files?: {
/**
 * A file of a VOD location that somebody watches.
 */
[k: string]: VodFile
}
}
