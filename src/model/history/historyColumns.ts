/** The columns of past sessions by the keys the server sorts them by, in their order. */
export const historyColumns = ["proto", "ip", "country", "created_at", "duration", "bytes", "user_id"] as const;
export type HistorySortKey = (typeof historyColumns)[number];
