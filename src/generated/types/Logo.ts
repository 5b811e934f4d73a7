// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A picture laid over the video, which is encoded anew for it. Without an edge it stands in the center.
 */
export interface Logo {
/**
 * A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn.
 */
path?: string
/**
 * Width of the logo in the picture; 0 or nothing keeps the picture's own.
 */
width?: number
/**
 * Height of the logo in the picture; 0 or nothing keeps the picture's own.
 */
height?: number
/**
 * Distance from the top edge. Takes the place of the bottom distance.
 */
top?: number
/**
 * Distance from the bottom edge. Takes the place of the top distance.
 */
bottom?: number
/**
 * Distance from the left edge. Takes the place of the right distance.
 */
left?: number
/**
 * Distance from the right edge. Takes the place of the left distance.
 */
right?: number
}
