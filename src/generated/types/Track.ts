// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One video or audio track of a stream.
 */
export interface Track {
/**
 * Id of the track: v1, a1.
 */
track_id?: string
/**
 * What the track carries.
 */
content?: ("video" | "audio" | "text")
/**
 * Name of the codec: h264, hevc, mp2v, aac, mp2a, opus.
 */
codec?: string
/**
 * Measured bitrate of the track itself, without the packets it comes in, in kilobits per second.
 */
bitrate?: number
/**
 * Width of the picture.
 */
width?: number
/**
 * Height of the picture.
 */
height?: number
/**
 * Width and height as the operator reads them: 1920x1080.
 */
size?: string
/**
 * Pictures per second.
 */
fps?: number
/**
 * Profile of the codec: baseline, main, high.
 */
profile?: string
/**
 * Level of the codec: 4.1.
 */
level?: string
/**
 * Layout of the picture: yuv420p.
 */
pixel_format?: string
/**
 * Distance of two key frames, in frames.
 */
gop?: number
/**
 * B-frames in a row.
 */
bframes?: number
/**
 * Audio channels.
 */
channels?: number
/**
 * Audio samples per second.
 */
sample_rate?: number
/**
 * Three-letter code of the language.
 */
lang?: string
/**
 * MPEG-TS packet id.
 */
pid?: number
}
