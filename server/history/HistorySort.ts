/** What the history of sessions can be sorted by; the words of the API. */
export type HistorySort = "proto" | "ip" | "country" | "created_at" | "duration" | "bytes" | "user_id";
