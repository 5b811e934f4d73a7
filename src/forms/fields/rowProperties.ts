/** An item with more properties than this does not fit in a row: it gets a title to open it by. */
export const rowProperties = 3;
