/** Seconds in each unit a time string may end with. */
export const timeFactors = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 } as const;
