// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One viewer of a stream at this moment.
 */
export interface Session {
/**
 * Id the session is closed by.
 */
id: string
/**
 * What is watched, told among the sessions of a location or VOD location.
 */
name?: string
/**
 * How the viewer plays: hls, dash, rtmp. A server may call it proto; type is read first.
 */
type?: string
/**
 * Read where type is absent.
 */
proto?: string
/**
 * Address of the viewer.
 */
ip?: string
/**
 * Two-letter code.
 */
country?: string
/**
 * Sent to the viewer so far.
 */
bytes_sent?: number
/**
 * Time since the session was opened, in milliseconds.
 */
duration?: number
/**
 * Token of the viewer's address.
 */
token?: string
/**
 * User the auth backend named.
 */
user_id?: string
/**
 * Player of the viewer.
 */
user_agent?: string
}
