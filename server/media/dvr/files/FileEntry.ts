/** What a folder of an archive holds. Links are neither: nothing behind one belongs to the archive. */
export interface FileEntry {
  readonly name: string;
  readonly isFolder: boolean;
}
