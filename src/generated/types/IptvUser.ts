// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Somebody with a playlist. Users live in the IPTV database: what is typed is saved at once, and is no part of a revision.
 */
export interface IptvUser {
/**
 * Number of the user, given by the server; it stands in the playlist address.
 */
id?: number
/**
 * Name of the user.
 */
name: string
/**
 * Email address of the user.
 */
email: string
/**
 * Token of the user's playlist address. Left empty for a new user, the server makes one.
 */
key?: string
/**
 * So many players of this user may run at once. Absent: no limit.
 */
max_sessions?: number
}
