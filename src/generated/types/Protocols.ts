// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest.
 */
export interface Protocols {
/**
 * Play over HLS: only this one (and others set so), all except this one, or neutral.
 */
hls?: boolean
/**
 * Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral.
 */
mss?: boolean
/**
 * Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral.
 */
hds?: boolean
/**
 * Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral.
 */
mpegts?: boolean
/**
 * Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral.
 */
dash?: boolean
/**
 * Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral.
 */
m4f?: boolean
/**
 * Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral.
 */
m4s?: boolean
/**
 * Play over RTMP: only this one (and others set so), all except this one, or neutral.
 */
rtmp?: boolean
/**
 * Play over RTSP: only this one (and others set so), all except this one, or neutral.
 */
rtsp?: boolean
}
