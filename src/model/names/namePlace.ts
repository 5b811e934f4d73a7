/** Stands for a stream's own name in an address that is shown before there is a stream. */
export const namePlace = "{NAME}";
