// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Track } from "./Track.ts";
/**
 * What a stream consists of: the size of its picture and its tracks.
 */
export interface MediaInfo {
/**
 * Width of the main picture.
 */
width?: number
/**
 * Height of the main picture.
 */
height?: number
/**
 * Video and audio tracks in their order.
 * 
 * Items: One video or audio track of a stream.
 */
tracks?: Track[]
}
