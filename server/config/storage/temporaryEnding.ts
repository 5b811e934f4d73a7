/** Ends the name of a file that is still being written; one found at start is rubbish. */
export const temporaryEnding = ".tmp";
