import { Parser } from "tar";

/** The files of a `.tar.gz`, by their names. */
export async function unpack(archive: Buffer): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {};
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      strict: true,
      onReadEntry: (entry) => {
        const pieces: Buffer[] = [];
        entry.on("data", (piece: Buffer) => pieces.push(piece));
        entry.on("end", () => (files[entry.path] = Buffer.concat(pieces).toString()));
      },
    });
    parser.on("end", resolve);
    parser.on("error", reject);
    parser.end(archive);
  });
  return files;
}
