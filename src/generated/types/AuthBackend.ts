// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { AuthRules } from "./AuthRules.ts";
/**
 * Decides who may watch: tokens first, then IPs, countries and user agents, then the backends, and last the default.
 */
export interface AuthBackend {
/**
 * Streams refer to the backend as auth://NAME.
 */
name: string
/**
 * Who no rule and no backend decided about may watch. Off: may not.
 */
allow_default?: true
/**
 * Viewers who may watch.
 */
allow?: AuthRules
/**
 * Viewers who may not watch.
 */
deny?: AuthRules
/**
 * Addresses that are all asked at once about a viewer no rule decided about.
 * 
 * Items: One address.
 */
backends?: {
/**
 * Address that answers whether a viewer may watch.
 */
url: string
}[]
/**
 * Index of the backend among the backends; in the raw text the order of the blocks.
 */
position?: number
}
