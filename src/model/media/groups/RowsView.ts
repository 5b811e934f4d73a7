import type { MediaView } from "../MediaView.ts";

/** What of a grouped list is shown, and in which order. */
export type RowsView = Pick<MediaView, "query" | "filters" | "sorting">;
