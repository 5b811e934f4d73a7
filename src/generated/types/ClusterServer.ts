// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Said } from "./Said.ts";
/**
 * One server as the cluster overview shows it.
 */
export interface ClusterServer {
/**
 * Host name of the server.
 */
name: string
/**
 * Stands in the configuration; else it was found by itself.
 */
persistent?: boolean
/**
 * Ports the server answers at.
 */
ports?: {
/**
 * HTTP port.
 */
http?: number
/**
 * HTTPS port.
 */
https?: number
/**
 * RTMP port.
 */
rtmp?: number
}
/**
 * Is a peer of this server.
 */
is_peer?: boolean
/**
 * Streams are mirrored from it.
 */
is_source?: boolean
/**
 * CPU in use.
 */
cpu_usage?: number
/**
 * Memory in use.
 */
memory_usage?: number
/**
 * Viewers at this moment.
 */
client_count?: number
/**
 * Streams that are on air.
 */
stream_count?: number
/**
 * All streams there are, those that are not alive among them.
 */
total_streams?: number
/**
 * Bitrate coming in.
 */
input_bitrate?: number
/**
 * Bitrate going out.
 */
output_bitrate?: number
/**
 * Output as a share of the total bandwidth.
 */
bandwidth_usage?: number
/**
 * Version of the server.
 */
version?: string
/**
 * Since the server was started.
 */
uptime?: number
/**
 * Time since these figures were fetched, in milliseconds.
 */
fetch_delay?: number
/**
 * Why the server cannot be asked.
 */
error?: string
/**
 * The same with its code.
 */
said?: Said
}
