/** Locations: their list and pages. */
export const locations = {} as const;
