/** How fine a series is: a value each second, or the mean of each minute. */
export type SeriesStep = "second" | "minute";
