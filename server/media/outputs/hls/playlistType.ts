/** The media type of a playlist (RFC 8216, section 4). */
export const playlistType = "application/vnd.apple.mpegurl";
