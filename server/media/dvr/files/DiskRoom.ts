/** How full the disk of a folder is, as the server's user sees it. */
export interface DiskRoom {
  readonly freeBytes: number;
  readonly usedBytes: number;
}
