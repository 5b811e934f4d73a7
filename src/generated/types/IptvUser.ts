// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Somebody with a playlist. Users live in the IPTV database, not in the config: they are saved at once by their own calls.
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
