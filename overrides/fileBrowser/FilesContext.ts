import { createContext } from "react";
import type { To } from "react-router-dom";

interface FilesActions {
  readonly selected: string | undefined;
  /** Names of the files that are being removed. */
  readonly removing: ReadonlySet<string>;
  readonly toDirectory: (name: string) => To;
  readonly toFile: (name: string) => To;
  readonly onRemove: (name: string) => void;
}

/** What the rows of the file list share. */
export const FilesContext = createContext<FilesActions>({
  selected: undefined,
  removing: new Set(),
  toDirectory: () => "",
  toFile: () => "",
  onRemove: () => undefined,
});
