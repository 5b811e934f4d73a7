/** VOD locations: their list and pages. */
export const vods = {} as const;
