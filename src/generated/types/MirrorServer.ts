// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Said } from "./Said.ts";
/**
 * Health of one origin server. Its dot is red with an error, green with streams, grey with neither.
 */
export interface MirrorServer {
/**
 * Names of the streams the server offers.
 * 
 * Items: One of the list.
 */
stream_names?: string[]
/**
 * Why the server cannot be reached; absent when it can.
 */
error?: string
/**
 * The same with its code.
 */
said?: Said
}
