/** The folder of an hour below a stream's: `2026/09/30/12`, in UTC. */
export function hourFolderOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 13).replace(/[-T]/g, "/");
}
