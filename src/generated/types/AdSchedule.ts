// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { AdFile } from "./AdFile.ts";
import type { AdSlot } from "./AdSlot.ts";
/**
 * Times of the day at which advertising is played, and the files it is drawn from. A new one has an empty name, no files and no slots, and cannot be saved before it has a name.
 */
export interface AdSchedule {
/**
 * Name of the schedule.
 */
name: string
/**
 * When advertising starts and how long it lasts; each start time stands once.
 * 
 * Items: A time of the day at which advertising starts.
 */
slots?: AdSlot[]
/**
 * Advertising files; one with a greater weight is played more often.
 * 
 * Items: A video file of a VOD location that is played as advertising.
 */
files?: AdFile[]
/**
 * Index of the schedule among the schedules.
 */
position?: number
}
