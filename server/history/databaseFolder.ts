import { resolve } from "node:path";

/**
 * Where a database lies: the folder that the config names (`session_log`, `pulsedb`; a relative one is below the data
 * folder), else the folder of that title in the data folder.
 */
export function databaseFolder(dataFolder: string, configured: unknown, title: "history" | "pulse"): string {
  const named = typeof configured === "string" && configured !== "" && !configured.includes("\u0000");
  return resolve(dataFolder, named ? configured : title);
}
