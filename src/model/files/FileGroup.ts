/** What the entries of a folder are sorted into, in the order they are shown. */
export const fileGroups = ["videos", "directories", "others"] as const;

export type FileGroup = (typeof fileGroups)[number];
