/** Paths below a folder, written with a slash between the names. Doubled slashes and those at the ends do not count. */
export const folderPath = {
  parts: (path: string): readonly string[] => path.split("/").filter((part) => part !== ""),
  join: (...paths: readonly string[]): string => paths.flatMap(folderPath.parts).join("/"),
  parent: (path: string): string => folderPath.parts(path).slice(0, -1).join("/"),
} as const;
