// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Saves that wait for their time, the next one first, as GET /flussonic/api/scheduled_saves answers them.
 */
export interface ScheduledSaves {
/**
 * Those that wait.
 * 
 * Items: One that waits.
 */
saves: {
/**
 * What it is cancelled by.
 */
id: string
/**
 * When it will be applied, in milliseconds since 1970.
 */
at: number
/**
 * Who made it.
 */
by: string
/**
 * Of the client that made it.
 */
address: string
/**
 * What whoever made it wrote to it.
 */
comment?: string
/**
 * When it was made, in milliseconds since 1970.
 */
made_at: number
/**
 * How many settings it would have changed then.
 */
changes: number
/**
 * Which settings changed, up to 20, as paths: streams/news/clients_timeout; never their values.
 * 
 * Items: One of the list.
 */
paths: string[]
/**
 * Those of the paths whose entity comes, and the sections that come with what is in them.
 * 
 * Items: One of the list.
 */
added?: string[]
/**
 * Those of the paths whose entity goes, and the sections that go with what is in them.
 * 
 * Items: One of the list.
 */
removed?: string[]
}[]
/**
 * The last ones that were cancelled since the server started, and by whom.
 * 
 * Items: One of them.
 */
cancelled?: {
/**
 * As it had while it waited.
 */
id: string
/**
 * When it would have been applied, in milliseconds since 1970.
 */
at: number
/**
 * Who cancelled it.
 */
by: string
/**
 * Of the client that cancelled it.
 */
address: string
}[]
}
