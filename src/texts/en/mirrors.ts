/** Mirrors: their list and pages. */
export const mirrors = {} as const;
