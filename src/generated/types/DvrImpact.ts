// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What changed limits would remove from the archives, as `dvr_impact` answers it. Nothing is removed by asking.
 */
export interface DvrImpact {
/**
 * Bytes that would go.
 */
bytes: number
/**
 * Recorded time that would go, of all streams together.
 */
duration: number
/**
 * How many lose recordings.
 */
stream_count: number
/**
 * Those that lose the most, 5 at most.
 * 
 * Items: Its name.
 */
stream_names: string[]
/**
 * The folders of an archive are still being read: there may be more.
 */
is_reading?: boolean
}
