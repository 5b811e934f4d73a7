// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * How often each advertising file was played, by stream name.
 */
export interface AdStats {
/**
 * Files played in one stream.
 * 
 * Items: One advertising file.
 */
[k: string]: {
/**
 * VOD prefix and file name.
 */
name: string
/**
 * How often it was inserted.
 */
show_count?: number
/**
 * How many viewers saw it.
 */
view_count?: number
}[]
}
