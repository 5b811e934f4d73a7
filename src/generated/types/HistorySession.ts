// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One viewing session of the past. Its duration is deleted_at minus created_at; one that still runs has no deleted_at and counts until now.
 */
export interface HistorySession {
/**
 * Id of the session.
 */
id: string
/**
 * Stream that was watched.
 */
name?: string
/**
 * How it was played.
 */
type?: string
/**
 * Address of the viewer.
 */
ip?: string
/**
 * Two-letter code.
 */
country?: string
/**
 * Beginning, in milliseconds since 1970.
 */
created_at?: number
/**
 * End, in milliseconds since 1970; absent while it runs.
 */
deleted_at?: number
/**
 * Sent to the viewer.
 */
bytes_sent?: number
/**
 * User the auth backend named.
 */
user_id?: string
/**
 * Player of the viewer, as it names itself.
 */
user_agent?: string
/**
 * Why it ended, in a sentence; absent while it runs.
 */
reason?: string
/**
 * An operator closed it.
 */
killed?: boolean
}
