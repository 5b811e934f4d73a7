// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Said } from "./Said.ts";
/**
 * A mirror as the cluster sees it.
 */
export interface ClusterSource {
/**
 * http or https.
 */
proto?: string
/**
 * Host name of the origin.
 */
name: string
/**
 * Port of the origin.
 */
port?: number
/**
 * Put before the names of its streams.
 */
prefix?: string
/**
 * Streams taken from it.
 */
stream_count?: number
/**
 * Names that run all the time.
 * 
 * Items: One of the list.
 */
only?: string[]
/**
 * Names that are not taken.
 * 
 * Items: One of the list.
 */
except?: string[]
/**
 * Id of the mirror in the configuration.
 */
id?: string
/**
 * What the mirror is called.
 */
title?: string
/**
 * Why the server cannot be asked.
 */
error?: string
/**
 * The same with its code.
 */
said?: Said
}
