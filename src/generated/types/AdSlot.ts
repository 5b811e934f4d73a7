// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A time of the day at which advertising starts.
 */
export interface AdSlot {
/**
 * Time of the day as HH:mm:ss, by the clock of the server. A proposed one shifts by 5 minutes until it is free.
 */
from: string
/**
 * How long the advertising lasts.
 */
duration: number
}
