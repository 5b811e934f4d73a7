// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { MediaInfo } from "./MediaInfo.ts";
import type { Said } from "./Said.ts";
/**
 * What a camera or another source sends, as POST probe_source answers it, or why nothing came.
 */
export interface SourceProbe {
/**
 * What comes. Absent: nothing did.
 */
media_info?: MediaInfo
/**
 * Of all tracks together, over the seconds that were watched.
 */
bitrate?: number
/**
 * Why nothing came: the login, nobody is there, no stream at that path, no media, another address is named, or something else receives at the port.
 */
reason?: ("login" | "away" | "path" | "media" | "elsewhere" | "taken")
/**
 * The reason in a sentence, and what to do.
 */
message?: string
/**
 * The same with its code.
 */
said?: Said
/**
 * Until it was known, in milliseconds.
 */
took_ms: number
}
