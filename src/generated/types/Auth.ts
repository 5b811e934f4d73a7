// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Who may watch. Without it everybody may.
 */
export interface Auth {
/**
 * How many viewers may watch at the same time; the next one is refused. Without it there is no limit.
 */
max_sessions?: number
/**
 * Who is asked about each viewer. Without it nobody is asked, and everybody may watch.
 */
url?: string
/**
 * Sent along to the auth backend with every question, by name.
 */
extra?: {
/**
 * Sent under this name.
 */
[k: string]: string
}
/**
 * Only players embedded in pages of these domains may play. Without it any page may.
 * 
 * Items: A domain; *.example.com stands for all below it.
 */
domains?: string[]
/**
 * Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.
 * 
 * Items: Code of two letters (ISO 3166).
 */
allowed_countries?: string[]
/**
 * Viewers from these countries may not watch; all others may.
 * 
 * Items: Code of two letters (ISO 3166).
 */
disallowed_countries?: string[]
}
