/** What an operator must hear of a database; undefined takes a word back. `damaged` stays until the server starts anew. */
export type DatabaseNotices = (topic: "damaged" | "failing", words: string | undefined) => void;
