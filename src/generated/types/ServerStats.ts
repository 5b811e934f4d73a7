// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Totals of the server that change all the time.
 */
export interface ServerStats {
/**
 * Host name the server gives itself; its peers know it by this.
 */
hostname?: string
/**
 * The video-surveillance plugin runs.
 */
vsaas?: boolean
/**
 * Streams configured, published and mirrored.
 */
total_streams?: number
/**
 * Streams that are on air.
 */
online_streams?: number
/**
 * Viewers at this moment.
 */
total_clients?: number
/**
 * Bitrate coming in.
 */
input_kbit?: number
/**
 * Bitrate going out.
 */
output_kbit?: number
/**
 * VOD files that somebody watches.
 */
opened_files?: number
/**
 * Since the server was started.
 */
uptime?: number
}
