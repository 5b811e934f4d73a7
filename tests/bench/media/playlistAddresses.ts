/** The addresses in an HLS playlist, in their order. */
export function playlistAddresses(playlist: string): readonly string[] {
  return playlist.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}
