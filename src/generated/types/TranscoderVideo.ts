// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { TrackLogo } from "./TrackLogo.ts";
/**
 * One encoded video of the output. Parameters without a field of their own are kept and handed to the encoder.
 */
export interface TranscoderVideo {
/**
 * Bits per second, or the word copy to pass the video of the source on as it is.
 */
bitrate: (number | string)
/**
 * What the video is encoded with.
 */
codec?: ("h264" | "hevc" | "mp2v")
/**
 * Size of the picture. Without it the size of the source stays.
 */
size?: {
/**
 * An even number of pixels; -1 follows from the height and the shape of the source.
 */
width?: number
/**
 * An even number of pixels; -1 follows from the width and the shape of the source.
 */
height?: number
/**
 * What happens when the shapes differ: crop cuts off, fit adds borders, scale distorts.
 */
strategy?: ("crop" | "fit" | "scale")
/**
 * Colour of the borders that fit adds.
 */
background?: string
}
/**
 * Trade of speed against quality. NVENC has presets of its own; the coder and l4t2 take those of the processor.
 */
preset?: ("veryslow" | "slower" | "slow" | "medium" | "fast" | "faster" | "veryfast" | "bd" | "default" | "ll" | "llhq" | "loseless" | "loselesshq" | "zerolatency")
/**
 * Which features of the codec may be used; older players know only the lower ones. Without it the encoder chooses.
 */
profile?: ("baseline" | "high" | "main" | "main10" | "simple")
/**
 * Upper limit of size and bitrate that the track promises to players. Without it the encoder chooses.
 */
level?: ("1" | "1.1" | "1.2" | "1.3" | "2" | "2.1" | "2.2" | "3" | "3.1" | "3.2" | "4" | "4.1" | "4.2" | "5" | "5.1" | "5.2" | "6" | "6.1" | "6.2" | "low" | "main" | "high1440" | "high")
/**
 * Frames per second. Without it as many as the source has.
 */
fps?: (24 | 25 | 30 | 50 | 60)
/**
 * Number of frames from one key frame to the next. Without it the encoder chooses; segments then differ in length.
 */
gop?: number
/**
 * The same number under the encoder's own name, as older configurations hold it; frames in GOP wins where both are set.
 */
g?: number
/**
 * Lets frames refer across key frames: a little better at the same bitrate, but segments no longer stand alone.
 */
disable_cgop?: boolean
/**
 * How many B-frames stand in a row. 0 is best for players in real time.
 */
bframes?: (0 | 1 | 2 | 3)
/**
 * How many earlier frames a frame may refer to.
 */
refs?: (1 | 2 | 3 | 4 | 5 | 6)
/**
 * Shape of a pixel as a ratio, for video whose pixels are not square.
 */
aspect?: {
/**
 * First number of the ratio.
 */
x?: number
/**
 * Second number of the ratio.
 */
y?: number
}
/**
 * A picture drawn into the source before it is resized: it shrinks and grows with the track.
 */
logo?: TrackLogo
/**
 * A picture drawn after the resize: its size and place are in pixels of this track.
 */
alogo?: TrackLogo
/**
 * A parameter of the encoder that has no field here.
 */
[k: string]: string | number | boolean | {

} | unknown[] | "h264" | "hevc" | "mp2v" | {
/**
 * An even number of pixels; -1 follows from the height and the shape of the source.
 */
width?: number
/**
 * An even number of pixels; -1 follows from the width and the shape of the source.
 */
height?: number
/**
 * What happens when the shapes differ: crop cuts off, fit adds borders, scale distorts.
 */
strategy?: ("crop" | "fit" | "scale")
/**
 * Colour of the borders that fit adds.
 */
background?: string
} | "veryslow" | "slower" | "slow" | "medium" | "fast" | "faster" | "veryfast" | "bd" | "default" | "ll" | "llhq" | "loseless" | "loselesshq" | "zerolatency" | "baseline" | "high" | "main" | "main10" | "simple" | "1" | "1.1" | "1.2" | "1.3" | "2" | "2.1" | "2.2" | "3" | "3.1" | "3.2" | "4" | "4.1" | "4.2" | "5" | "5.1" | "5.2" | "6" | "6.1" | "6.2" | "low" | "high1440" | 24 | 25 | 30 | 50 | 60 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | {
/**
 * First number of the ratio.
 */
x?: number
/**
 * Second number of the ratio.
 */
y?: number
} | TrackLogo | undefined
}
