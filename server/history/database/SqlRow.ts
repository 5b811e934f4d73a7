/** A row of an answer, by column; whoever asked knows what to expect and checks it. */
export type SqlRow = Readonly<Record<string, unknown>>;
