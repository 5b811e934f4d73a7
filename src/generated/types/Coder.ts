// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * One coder module of a chassis.
 */
export interface Coder {
/**
 * Name of the module.
 */
id: string
/**
 * State of the module.
 */
status: ("working" | "starting" | "booting" | "offline" | "unknown")
/**
 * How far booting has come.
 */
stage?: number
/**
 * Streams the module works for.
 */
streams?: number
/**
 * Watts.
 */
power?: number
/**
 * Degrees Celsius.
 */
temperature?: number
/**
 * Share of the module in use.
 */
load?: number
/**
 * Since the module was started.
 */
uptime?: number
/**
 * Offline 0, booting 10 + 90 * stage / 9, else 100; absent when unknown.
 */
progress?: number
}
