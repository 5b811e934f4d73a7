import type { Files } from "./Files.ts";

/** Makes the names in a folder durable: a rename before it survives a power cut. */
export async function syncFolder(files: Files, folder: string): Promise<void> {
  const handle = await files.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
