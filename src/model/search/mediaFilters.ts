/** The filters of the media list, as the query string names them. */
export const mediaFilters = ["online", "waiting", "error", "dvr", "transcoder"] as const;
export type MediaFilter = (typeof mediaFilters)[number];
