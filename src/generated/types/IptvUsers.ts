// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { IptvUser } from "./IptvUser.ts";
/**
 * One page of the users that a filter leaves, as GET /flussonic/api/iptv/users?filter=TEXT&page=N answers it; by name, then id.
 */
export interface IptvUsers {
/**
 * The users of this page, each as the calls take it.
 * 
 * Items: Somebody with a playlist. Users live in the IPTV database: what is typed is saved at once, and is no part of a revision.
 */
users: IptvUser[]
/**
 * Counted from 1.
 */
page: number
/**
 * Users on a full page.
 */
page_size: number
/**
 * Users that the filter leaves, on all pages.
 */
total: number
}
