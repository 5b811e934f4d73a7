// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Small pictures of the stream for lists, players and the DVR timeline.
 */
export interface Thumbnails {
/**
 * Whether pictures are made.
 */
enabled?: boolean
/**
 * Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor.
 */
url?: string
}
