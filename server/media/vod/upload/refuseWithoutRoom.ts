import { statfs } from "node:fs/promises";
import { ServerError } from "../../../ServerError.ts";

/** @throws ServerError `storage_full` when so many bytes do not fit on the disk of a folder */
export async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (bytes <= free) return;
  const words = `The upload has ${inMegabytes(bytes)}, the disk has ${inMegabytes(free)} left. Free some space first.`;
  throw new ServerError("storage_full", words);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}
