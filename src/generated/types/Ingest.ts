// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { ClusterServer } from "./ClusterServer.ts";
/**
 * Which servers of the cluster run which streams.
 */
export interface Ingest {
/**
 * Streams of the cluster by name.
 * 
 * Items: One stream.
 */
streams: {
/**
 * Name of the stream.
 */
name: string
/**
 * Host names of the servers it runs on.
 * 
 * Items: One of the list.
 */
running_at: string[]
/**
 * Host names of the servers that have it and do not run it.
 * 
 * Items: One of the list.
 */
idle_at?: string[]
/**
 * Host names of the servers that had it when they answered last.
 * 
 * Items: One of the list.
 */
unknown_at?: string[]
}[]
/**
 * When each server was asked last, by host name.
 */
servers?: {
/**
 * One server as the cluster overview shows it.
 */
[k: string]: ClusterServer
}
}
