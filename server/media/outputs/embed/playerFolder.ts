/** Where the player page's own files are: no stream's address ends so, whatever the stream is called. */
export const playerFolder = "/-/player";
