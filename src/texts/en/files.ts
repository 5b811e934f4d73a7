/** The file browser and open files. */
export const files = {} as const;
