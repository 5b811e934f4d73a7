// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Something that can encode: a graphics card, a coder module or the CPU.
 */
export interface TranscoderDevice {
/**
 * Number or name the transcoder settings refer to.
 */
id: string
/**
 * Kind of device, as the transcoder's hardware setting names it.
 */
type: ("cpu" | "qsv" | "nvenc" | "coder")
/**
 * Model of the device.
 */
title?: string
/**
 * Memory of the device.
 */
memory?: {
/**
 * Bytes the device has.
 */
total?: number
/**
 * Bytes in use.
 */
used?: number
}
/**
 * Load of the device; absent for the CPU.
 */
gpu?: {
/**
 * Share of the device's time in use.
 */
utilization?: number
/**
 * Share of the encoder in use.
 */
encoder?: number
/**
 * Share of the decoder in use.
 */
decoder?: number
/**
 * Degrees Celsius.
 */
temperature?: number
/**
 * Watts.
 */
power?: number
}
}
