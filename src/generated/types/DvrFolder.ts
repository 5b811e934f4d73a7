// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Said } from "./Said.ts";
/**
 * A folder that archives lie in, and the file system under it.
 */
export interface DvrFolder {
/**
 * Where it lies on the server.
 */
folder?: string
/**
 * ok: it can be used; new: made with the first recording; failed: recordings cannot be written or read, `error` says why.
 */
state?: ("ok" | "new" | "failed")
/**
 * What is wrong, and what to do about it.
 */
error?: string
/**
 * The same with its code.
 */
said?: Said
/**
 * Of the file system, as far as the server may fill it.
 */
total?: number
/**
 * Room that is left on the file system.
 */
free?: number
/**
 * The file system, by a name that means nothing else: folders of the same one share its room.
 */
device?: string
/**
 * Bytes that the archives of this DVR take here.
 */
used?: number
}
