// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { StreamStats } from "./StreamStats.ts";
/**
 * A stream that a publisher or an origin server has brought; its settings are those of its location or mirror.
 */
export interface PublishedStream {
/**
 * Full name with the prefix of its location or mirror.
 */
name: string
/**
 * The name viewers see.
 */
title?: string
/**
 * Runs all the time; else it starts with the first client.
 */
static?: boolean
/**
 * Index in the list, as the server counts.
 */
position?: number
/**
 * Notes on the stream.
 */
meta?: {
/**
 * A note for operators.
 */
comment?: string
}
/**
 * Where the stream comes from.
 * 
 * Items: One source.
 */
urls?: string[]
/**
 * What the server reports of a running stream.
 */
stats?: StreamStats
}
