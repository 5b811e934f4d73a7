// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { ClusterServer } from "./ClusterServer.ts";
/**
 * Streams that several servers of the cluster have with settings that differ.
 */
export interface ClusterDrift {
/**
 * Those that differ.
 * 
 * Items: One stream.
 */
streams: {
/**
 * Name of the stream.
 */
name: string
/**
 * Host names of the servers, those with equal settings together; the largest group first.
 */
variants: string[][]
}[]
/**
 * Streams that more than one server has.
 */
compared: number
/**
 * When each server was asked last, by host name.
 */
servers: {
/**
 * One server as the cluster overview shows it.
 */
[k: string]: ClusterServer
}
}
