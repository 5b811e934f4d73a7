// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.
 */
export type StreamInput = ({
/**
 * Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream.
 */
url: string
/**
 * Sources with a smaller number are tried first; without one the order of the list counts.
 */
priority?: string
/**
 * Without a frame for this long the next source is tried. Without it the stream's own timeout counts.
 */
source_timeout?: number
/**
 * What the server calls itself when it fetches this source over HTTP.
 */
user_agent?: string
/**
 * For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream.
 */
buffer?: number
/**
 * For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP).
 */
rtp?: "udp"
/**
 * For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken.
 */
tracks?: string
/**
 * For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken.
 */
program?: number
/**
 * For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken.
 */
pids?: string
/**
 * Whether DVB subtitles of the source are passed on; while it is not set they are dropped.
 */
allow_subtitles?: ("true" | "false")
/**
 * Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are.
 */
subtitles?: ("ocr_add" | "ocr_replace")
/**
 * The older switch for subtitle recognition: it adds text to the pictures. Where both are set, subtitle recognition wins.
 */
dvbsubs_ocr?: ("true" | "false")
/**
 * A parameter of the source that has no field here. A name that has a field is refused: the field holds its value.
 */
[k: string]: string | number | boolean | {

} | unknown[] | "udp" | "true" | "false" | "ocr_add" | "ocr_replace" | undefined
} | string)
