// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * How audio is encoded. Without these settings the server uses its defaults.
 */
export interface TranscoderAudio {
/**
 * Bits per second, or the word copy to pass the audio of the source on as it is.
 */
bitrate: (number | string)
/**
 * What the audio is encoded with.
 */
codec?: ("aac" | "mp2a" | "opus")
/**
 * Samples per second. Bypass keeps the rate of the source.
 */
sample_rate?: (0 | 8000 | 16000 | 32000 | 44100 | 48000)
/**
 * How many channels come out. Without it as many as the source has.
 */
channels?: (1 | 2 | 4 | 5 | 6 | 8)
}
