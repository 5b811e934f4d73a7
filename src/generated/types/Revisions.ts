// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Saved configurations, newest first, as GET /flussonic/api/revisions answers them.
 */
export interface Revisions {
/**
 * Those of this page.
 * 
 * Items: One saved configuration.
 */
revisions: {
/**
 * Number of the revision.
 */
rev: number
/**
 * When it was saved, in milliseconds since 1970.
 */
at: number
/**
 * Who saved it; file for an edit by hand, server for its own writes.
 */
who: string
/**
 * Of the client that saved it; empty where there was none or it is not known.
 */
address: string
/**
 * How it came: form, text, import, restore, api, file, start or undo.
 */
way: string
/**
 * What whoever saved it wrote to it.
 */
comment?: string
/**
 * The change in a few words, without values.
 */
summary: string
/**
 * How many settings it changed, counted to 5000; absent while that is not worked out.
 */
changes?: number
/**
 * Which settings changed, up to 20, as paths: streams/news/clients_timeout; never their values.
 * 
 * Items: One of the list.
 */
paths: string[]
/**
 * Those of the paths whose entity came, and the sections that came with what is in them; also the entity that was asked for.
 * 
 * Items: One of the list.
 */
added?: string[]
/**
 * Those of the paths whose entity went, and the sections that went with what is in them; also the entity that was asked for.
 * 
 * Items: One of the list.
 */
removed?: string[]
/**
 * How many changed settings are not in the list.
 */
more_paths?: number
/**
 * It is marked as a configuration known to work.
 */
rescue?: boolean
/**
 * An edit by hand that was never served.
 */
aside?: boolean
/**
 * Its text is lost, or not what was saved.
 */
damaged?: boolean
/**
 * It is served now.
 */
current?: boolean
/**
 * Of one that was to be confirmed: waiting, kept or undone.
 */
confirmed?: string
/**
 * Of the last one that was to be confirmed: the login that kept it or took it back, server for its time. Absent once the server was started anew.
 */
decided_by?: string
/**
 * The address of whoever decided.
 */
decided_from?: string
/**
 * It was saved at a time set before.
 */
scheduled?: boolean
}[]
/**
 * Revisions that the filters leave, on all pages.
 */
total: number
/**
 * The revision that is marked as known to work, on whichever page it stands.
 */
rescue?: number
/**
 * The oldest revision that is kept and was served: nothing is there from before it.
 */
first?: number
/**
 * What is kept at least; the oldest others are removed.
 */
kept: {
/**
 * So many of the newest ones.
 */
revisions: number
/**
 * All those of so many days.
 */
days: number
}
}
