// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * By id; the image of each is fetched by that id.
 */
export interface LogoFiles {
/**
 * What is known of one uploaded picture.
 */
[k: string]: {
/**
 * Name of the file as it was uploaded.
 */
name?: string
/**
 * Media type of the picture: image/png.
 */
type: string
/**
 * Bytes of the picture.
 */
size: number
/**
 * Width of the picture.
 */
width?: number
/**
 * Height of the picture.
 */
height?: number
/**
 * Names of the streams that show it; it can be deleted while there are none.
 * 
 * Items: Name of one of them.
 */
streams?: string[]
}
}
