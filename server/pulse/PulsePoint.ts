/** A moment in milliseconds since 1970, and the value then. */
export type PulsePoint = [number, number];
