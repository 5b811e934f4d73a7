// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Session } from "./Session.ts";
/**
 * One frame of the events socket.
 */
export interface ConfigEvent {
/**
 * Name: current_config, current_config_delta, user.list, pulse.traffic, log.entry; others are ignored.
 */
event: string
/**
 * Whole tree, merge patch, sessions or series, as the event says.
 */
data?: {
[k: string]: unknown
}
/**
 * More is waiting: ask for the next delta at once.
 */
partial_update?: boolean
/**
 * Revision of the config behind this frame; changes of what the server reports do not count.
 */
rev?: number
/**
 * Stream of user.list and log.entry.
 */
name?: string
/**
 * Viewers of the stream, in user.list.
 * 
 * Items: One viewer of a stream at this moment.
 */
sessions?: Session[]
}
