// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Answer to a subscribed graph: {TOPIC: {RESOLUTION: [{label, data}]}} beside last_dts and partial_update. A partial update carries only new points; the held ones stay.
 */
export interface Pulse {
/**
 * Newest point, in milliseconds since 1970.
 */
last_dts?: number
/**
 * Only new points; append them.
 */
partial_update?: boolean
/**
 * Lines of one topic by resolution.
 */
[k: string]: {
/**
 * One line of a graph each.
 * 
 * Items: One line.
 */
minute?: {
/**
 * Name of the line.
 */
label: string
/**
 * In the order of time.
 */
data: number[][]
}[]
/**
 * One line of a graph each.
 * 
 * Items: One line.
 */
hour?: {
/**
 * Name of the line.
 */
label: string
/**
 * In the order of time.
 */
data: number[][]
}[]
/**
 * One line of a graph each.
 * 
 * Items: One line.
 */
custom?: {
/**
 * Name of the line.
 */
label: string
/**
 * In the order of time.
 */
data: number[][]
}[]
} | number | boolean | undefined
}
