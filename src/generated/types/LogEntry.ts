// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One line of a stream's log.
 */
export interface LogEntry {
/**
 * Stream the line is about.
 */
name?: string
/**
 * Log it stands in, where that is of several streams: the pointer to a location, /lives/talk.
 */
log?: string
/**
 * The line.
 */
text: string
/**
 * In milliseconds since 1970.
 */
time?: number
/**
 * How grave it is: debug, info, notice, warning, error.
 */
level?: string
}
