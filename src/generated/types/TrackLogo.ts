// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A picture drawn into the video of this track.
 */
export interface TrackLogo {
/**
 * A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed.
 */
path: string
/**
 * Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle.
 */
x?: (number | string)
/**
 * Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle.
 */
y?: (number | string)
/**
 * Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size.
 */
r?: number
}
