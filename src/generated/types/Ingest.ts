// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Which servers of the cluster run which streams.
 */
export interface Ingest {
/**
 * Streams of the cluster by name.
 * 
 * Items: One stream.
 */
streams: {
/**
 * Name of the stream.
 */
name: string
/**
 * Host names of the servers it runs on.
 * 
 * Items: One of the list.
 */
running_at: string[]
}[]
}
