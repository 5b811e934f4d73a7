// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Sessions of one kind added up.
 */
export interface HistoryReport {
/**
 * How it was played.
 */
type: string
/**
 * Two-letter code; absent when the rows are grouped by protocol alone.
 */
country?: string
/**
 * Mean length of a session, in milliseconds.
 */
avg_duration?: number
/**
 * All sessions together, in milliseconds.
 */
total_duration?: number
/**
 * Mean size of a session.
 */
avg_bytes?: number
/**
 * All sessions together.
 */
total_bytes?: number
/**
 * Number of sessions.
 */
count: number
}
