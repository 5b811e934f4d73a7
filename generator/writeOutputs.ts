import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { generatedNote, type OutputFile } from "./emit/outputFile.ts";

/** Folders that hold nothing but what the generator wrote. */
const ownFolders = ["src/generated", "docs/reference"];

/**
 * Makes the generated folders hold just these files. Only what differs is written, and all of that at once: a watcher sees
 * real changes, and not half of them.
 * @param owned folders below the root that hold nothing else
 * @returns paths written or removed
 */
export async function writeOutputs(
  root: string,
  outputs: readonly OutputFile[],
  owned: readonly string[] = ownFolders,
): Promise<readonly string[]> {
  const [changed, left] = await Promise.all([differing(root, outputs), leftOver(root, outputs, owned)]);
  const folders = new Set(changed.map(({ path }) => dirname(join(root, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    ...changed.map(({ path, text }) => writeFile(join(root, path), text)),
    ...left.map((path) => rm(join(root, path))),
  ]);
  return [...changed.map(({ path }) => path), ...left];
}

const foreignFolders = ["generated", "reference"];
/** Where it stands and has our first line, both folders are the generator's. */
const signFile = "generated/product.ts";

/**
 * The same for another product, below a folder of its own: `generated/` and `reference/`.
 * @returns paths written or removed
 * @throws where folders of these names hold what somebody else has put there: it would be gone
 */
export async function writeForeignOutputs(out: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const root = resolve(out);
  const [firstOther] = await leftOver(root, [], foreignFolders);
  const isOurs = (await readText(join(root, signFile)))?.startsWith(generatedNote) === true;
  if (firstOther !== undefined && !isOurs) {
    throw new Error(
      `${join(root, firstOther)} is not the generator's, and would be lost: choose another folder with --out, or move it away`,
    );
  }
  const placed = outputs.map((output) => ({ ...output, path: output.path.slice(output.path.indexOf("/") + 1) }));
  // The sign first: a run that is broken off leaves nothing that the next one would not know.
  const sign = placed.filter(({ path }) => path === signFile);
  const signed = await writeOutputs(root, sign, []);
  return [...signed, ...(await writeOutputs(root, placed, foreignFolders))];
}

/** The outputs that stand otherwise on the disk, or not at all. */
async function differing(root: string, outputs: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const known = await Promise.all(outputs.map(({ path }) => readText(join(root, path))));
  return outputs.filter(({ text }, index) => known[index] !== text);
}

/** Committed files that differ from what the generator would write, and files it would not write at all. */
export async function staleOutputs(root: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const committed = outputs.filter((output) => output.committed);
  const [stale, left] = await Promise.all([differing(root, committed), leftOver(root, outputs, ownFolders)]);
  return [...stale.map(({ path }) => path), ...left];
}

/** Files in the generated folders that are none of these. */
export async function leftOver(
  root: string,
  outputs: readonly Pick<OutputFile, "path">[],
  owned: readonly string[] = ownFolders,
): Promise<readonly string[]> {
  const known = new Set(outputs.map(({ path }) => path));
  const found = await Promise.all(owned.map((folder) => filesBelow(root, folder)));
  return found.flat().filter((path) => !known.has(path));
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The text of a file; undefined where there is none. */
export async function readText(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
