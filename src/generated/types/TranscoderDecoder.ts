// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * How the source is decoded before any track is encoded.
 */
export interface TranscoderDecoder {
/**
 * Makes whole pictures out of interlaced video. Adaptive looks at motion, bob and weave are quicker.
 */
deinterlace?: ("off" | "on" | "adaptive" | "bob" | "weave")
/**
 * How many pictures come out: one for each frame, or one for each field, which doubles the frames per second. Without it one for each frame.
 */
deinterlace_rate?: ("frame" | "field")
/**
 * How many threads decode the source. Without it the decoder chooses.
 */
threads?: number
/**
 * The part of the source picture that is kept. Without it all of it is.
 */
crop?: {
/**
 * First column that is kept.
 */
left?: number
/**
 * First line that is kept.
 */
top?: number
/**
 * How many columns are kept.
 */
width?: number
/**
 * How many lines are kept.
 */
height?: number
}
}
