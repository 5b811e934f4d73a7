/**
 * The files that can be played, by the ending of their names, with the one demuxer each is read by: a playlist or a
 * script that is named like a film must not make ffmpeg open what it lists.
 */
export const mediaFormats: ReadonlyMap<string, string> = new Map([
  ["mp4", "mov"],
  ["m4v", "mov"],
  ["mov", "mov"],
  ["mkv", "matroska"],
  ["flv", "flv"],
]);
