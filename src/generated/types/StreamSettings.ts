// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Said } from "./Said.ts";
/**
 * What a stream is set to on each server of the cluster, without secrets.
 */
export interface StreamSettings {
/**
 * Name of the stream.
 */
name: string
/**
 * By host name.
 */
servers: {
/**
 * One server.
 */
[k: string]: {
/**
 * Revision of its configuration that this was read at.
 */
rev?: number
/**
 * Of the stream; digests stand in the place of secrets. Absent where the server has no such stream.
 */
settings?: {

}
/**
 * Why the server cannot be asked.
 */
error?: string
/**
 * The same with its code.
 */
said?: Said
}
}
}
